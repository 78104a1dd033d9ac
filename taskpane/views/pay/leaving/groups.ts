import type { LabourLaw } from '../../../../src/contract/labour';
import { endReasons, type LabourKind } from '../../../../src/contract/words/labour';
import { sentence } from '../../../../ui/words/sentence';
import type { LeavingFields } from './leaving-fields';

/** The groups of employees that the law on a leaver tells apart: their words, with what they mean. */
export function groupsOf(law: LabourLaw | undefined, reason: LeavingFields['reason']): ReadonlyMap<string, string> {
  const kinds: readonly LabourKind[] = [
    'annual_leave',
    'notice',
    ...(reason === 'resignation' ? [] : [endReasons[reason]]),
  ];
  return new Map(
    (law?.facts ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ rule }) => Object.entries(rule['categories'] ?? {}))
      .map(([word, meaning]) => [word, sentence(String(meaning))]),
  );
}
