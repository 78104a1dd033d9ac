import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cases, isCaseOperation } from '../../server/laws/cases';
import { releasedLaw } from '../../server/laws/released';
import { lawEntries, listBegan } from '../../src/changes/law';
import { newestFirst } from '../../src/changes/entry';
import { say } from '../../src/language/say';
import { lawFileOf } from '../../test/law/cases';
import { CommandRefused } from '../command/failure';
import { projectRoot } from '../command/project';

const reference = join(projectRoot, 'src/reference');
const data = join(reference, 'data');

/** The data files of a folder by their name in a package. Schemas are for editors only. */
function folder(name: string): readonly (readonly [string, string])[] {
  const place = join(data, name);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .sort()
    .map((file) => [`${name}/${file}`, readFileSync(join(place, file), 'utf8')] as const);
}

/** The cases of a country, without the workings that people read. */
const casesOf = (code: string): Cases =>
  lawFileOf(code).cases.map(({ name, checks }) => ({
    name,
    checks: checks.map(({ operation, ...check }) => {
      if (!isCaseOperation(operation))
        throw new CommandRefused(`A law package cannot carry the case ${code}, ${name}: it asks ${operation}.`);
      return { operation, ...check };
    }),
  }));

/** `CHANGES.md`: the changes of law that were recorded since the list began, newest first. */
function changesText(version: string): string {
  const lines = lawEntries(releasedLaw())
    .filter(({ released }) => released !== undefined && released > listBegan)
    .sort(newestFirst)
    .map((entry) => `- ${entry.at.slice(0, 10)}: ${say(entry.title())}`);
  const list =
    lines.length === 0 ? 'Nothing was recorded since the list of changes began.' : [...new Set(lines)].join('\n');
  return `# Law ${version}\n\nChanges of law by the day on which they were recorded, newest first.\n\n${list}\n`;
}

/** The files of a law package, from the country files of this clone. */
export function packageContent(version: string): ReadonlyMap<string, string> {
  const countries = folder('countries');
  const cases = countries.map(([name]) => {
    const code = name.slice(-7, -5);
    return [`cases/${code}.json`, `${JSON.stringify(casesOf(code))}\n`] as const;
  });
  return new Map([
    ...countries,
    ...folder('treaties'),
    ...folder('returns'),
    ...cases,
    ['recorded.json', readFileSync(join(reference, 'recorded.json'), 'utf8')] as const,
    ['CHANGES.md', changesText(version)] as const,
  ]);
}
