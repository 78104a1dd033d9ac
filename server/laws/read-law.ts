import { z } from 'zod';
import { createReference, type Reference } from '../../src/reference';
import { type Returns, returnsIn } from '../../src/reference/returns';
import type { Country, PayerTreaties } from '../../src/reference/schema';
import type { StoredLaw } from '../store/laws';
import { editionWith } from './chain';
import { type Files, filesOf, type LawHead } from './package';
import { LawRefused } from './refused';

/** A package in memory. */
export interface HeldPackage {
  readonly bytes: Uint8Array;
  readonly head: LawHead;
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

const Recorded = z.record(z.string(), z.string());

/** The day on which each change of law was first recorded, from the files of a package. */
export function recordedIn(files: Files): Readonly<Record<string, string>> {
  const content = files.get('recorded.json');
  try {
    return Recorded.parse(JSON.parse(textOf(content!)));
  } catch {
    throw new LawRefused('The package has no recorded.json of the right form: ids, each with a day.');
  }
}

/** Reads the treaties of a payer when they are first asked for. */
function treatiesIn(bytes: Uint8Array, head: LawHead): Reference['treaties'] {
  const known = new Map<string, PayerTreaties | undefined>();
  return (payer) => {
    const name = `treaties/${payer}.json`;
    if (!known.has(payer)) {
      const content = filesOf(bytes, head, (one) => one === name).get(name);
      known.set(payer, content && (JSON.parse(textOf(content)) as PayerTreaties));
    }
    return known.get(payer);
  };
}

/** The texts of the files of returns, by their names in the folder. */
export const returnTexts = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    [...files].flatMap(([name, content]) =>
      name.startsWith('returns/') ? [[name.slice('returns/'.length), textOf(content)] as const] : [],
    ),
  );

/** Reads the returns when they are first asked for. */
function returnsOf(bytes: Uint8Array, head: LawHead): Reference['returns'] {
  let known: Returns | undefined;
  return () => (known ??= returnsIn(returnTexts(filesOf(bytes, head, (name) => name.startsWith('returns/')))));
}

/**
 * The law of a package that was checked when it was applied.
 *
 * @param chain the packages that led to it, if it is in use
 */
export function readLaw({ bytes, head }: HeldPackage, chain: readonly StoredLaw[]): Reference {
  const files = filesOf(bytes, head, (name) => name.startsWith('countries/') || name === 'recorded.json');
  return createReference(
    [...files].flatMap(([name, content]) =>
      name.startsWith('countries/') ? [JSON.parse(textOf(content)) as Country] : [],
    ),
    treatiesIn(bytes, head),
    editionWith({ ...head, recorded: recordedIn(files) }, chain),
    returnsOf(bytes, head),
  );
}
