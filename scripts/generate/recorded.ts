import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawIds } from '../../src/changes/law';
import { dayOfMoment } from '../../src/day';
import { createReference } from '../../src/reference';
import type { Country } from '../../src/reference/schema';
import { countriesFolder, projectRoot } from '../command/project';

const path = 'src/reference/recorded.json';

/**
 * The day on which each change of law was first recorded. A change without a day gets one; a day that is there stays,
 * so that readers who go on from a position miss nothing and see nothing twice.
 */
export function withRecorded(
  before: Readonly<Record<string, string>>,
  ids: readonly string[],
  today: string,
): Readonly<Record<string, string>> {
  const all = { ...Object.fromEntries(ids.map((id) => [id, today])), ...before };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The days of all changes of law. Path from the root → content. */
export function generatedRecorded(): ReadonlyMap<string, string> {
  const countries = readdirSync(countriesFolder)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(countriesFolder, file), 'utf8')) as Country);
  const before = JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as Record<string, string>;
  const after = withRecorded(before, lawIds(createReference(countries)), dayOfMoment(Date.now()));
  return new Map([[path, `${JSON.stringify(after, null, 2)}\n`]]);
}
