import { Explained } from '../../server/explained';
import { message, type Message, type MessageCode } from '../../src/language/message';
import { type Finding, wrong } from './finding';

/** A part of an installation, under the name that programs read. */
export type Part = MessageCode extends infer Code ? (Code extends `doctor_part_${infer Name}` ? Name : never) : never;

/** The findings about one part of an installation. */
export interface Examined {
  readonly part: Part;
  readonly findings: readonly Finding[];
}

/** Why something failed: a sentence where there is one, or else the English words of the system. */
export function reasonOf(problem: unknown): Message {
  if (problem instanceof Explained && problem.sentences.length === 1) return problem.sentences[0]!;
  return message('system_words', { text: problem instanceof Error ? problem.message : String(problem) });
}

/** Runs a check. One that breaks off is a finding itself. */
export async function examined(
  part: Part,
  check: () => readonly Finding[] | Promise<readonly Finding[]>,
): Promise<Examined> {
  try {
    return { part, findings: await check() };
  } catch (problem) {
    return { part, findings: [wrong(message('doctor_not_checked', { reason: reasonOf(problem) }))] };
  }
}

export const isSound = ({ findings }: Examined): boolean => findings.every(({ state }) => state !== 'wrong');
