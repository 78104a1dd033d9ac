import { z } from 'zod';
import { createReference, type LawEdition, type Reference } from '../../src/reference';
import type { Country, PayerTreaties } from '../../src/reference/schema';
import { filesOf, type LawHead } from './package';
import { LawRefused } from './refused';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

const Recorded = z.record(z.string(), z.string());

/** The codes of the countries whose files a package has. */
export const countriesIn = ({ files }: LawHead): readonly string[] =>
  Object.keys(files)
    .flatMap((name) => /^countries\/([A-Z]{2})\.json$/.exec(name)?.[1] ?? [])
    .sort();

/** The day on which each change of law was first recorded, as a package has it. */
export function recordedIn(bytes: Uint8Array, head: LawHead): Readonly<Record<string, string>> {
  const content = filesOf(bytes, head, (name) => name === 'recorded.json').get('recorded.json');
  if (content === undefined) throw new LawRefused('The package has no recorded.json.');
  return Recorded.parse(JSON.parse(textOf(content)));
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

/** The law of a package that was checked when it was applied. */
export function readLaw(bytes: Uint8Array, head: LawHead, edition: LawEdition): Reference {
  const files = filesOf(bytes, head, (name) => name.startsWith('countries/'));
  return createReference(
    [...files.values()].map((content) => JSON.parse(textOf(content)) as Country),
    treatiesIn(bytes, head),
    edition,
  );
}
