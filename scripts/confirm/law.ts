import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  type FormattingOptions,
  modify,
  type ModificationOptions,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { countryNames } from '../../src/contract/countries';
import type { Confidence } from '../../src/contract/words/truth';
import { Country, type Source } from '../../src/reference/schema';
import { checkFile } from '../../server/laws/check-file';
import type { LawArea } from '../../src/contract/words/law-areas';
import { type EntryInForce, lawInForce } from '../law/in-force';
import { CommandRefused } from '../command/failure';
import type { GivenSource } from './source';

/** A check of law: its area, day and source. */
export interface LawConfirmation {
  readonly area: LawArea;
  readonly date: string;
  readonly source: GivenSource;
  readonly kind: Source['kind'];
  /** For income tax: only the table for pay in this currency. */
  readonly currency: string | undefined;
  /** The new confidence; undefined: unchanged. */
  readonly confidence: Confidence | undefined;
}

/** A country file after a change, and the changes in words. */
interface ChangedFile {
  readonly text: string;
  readonly changes: readonly string[];
}

type Path = (string | number)[];

const formattingOptions: FormattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

const setAt = (text: string, path: Path, value: unknown, options: ModificationOptions = {}): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, ...options }));

/** Adds an item to a list on one line, which stays on one line. */
function appendAt(text: string, path: Path, value: string): string {
  const list = findNodeAtLocation(parseTree(text) as Node, path)!;
  const last = list.children!.at(-1)!;
  const edit: Edit = { offset: last.offset + last.length, length: 0, content: `, ${JSON.stringify(value)}` };
  return applyEdits(text, [edit]);
}

/** A source formatted like its neighbour, on one line or several. */
function written(source: Source, neighbour: string): string {
  if (neighbour.includes('\n')) return JSON.stringify(source, null, 2).replaceAll('\n', '\n    ');
  return `{ ${Object.entries(source)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;
}

/** Adds a source after the last one. */
function addSource(text: string, id: string, source: Source): string {
  const last = findNodeAtLocation(parseTree(text) as Node, ['sources'])!.children!.at(-1)!;
  const end = last.offset + last.length;
  return applyEdits(text, [
    {
      offset: end,
      length: 0,
      content: `,\n    ${JSON.stringify(id)}: ${written(source, text.slice(last.offset, end))}`,
    },
  ]);
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '');

/** The id of a source: the existing id if the file already has the document, otherwise a new one. */
function idFor(country: Country, source: GivenSource, date: string): string {
  const known = Object.entries(country.sources).find(
    ([, one]) =>
      one.title === source.title && one.publisher === source.publisher && one.url === source.url && one.dated === date,
  );
  if (known !== undefined) return known[0];
  const wanted = `checked-${date}-${slug(source.publisher)}`;
  let id = wanted;
  for (let number = 2; Object.hasOwn(country.sources, id); number++) id = `${wanted}-${number}`;
  return id;
}

/** The path of an entry's sources. Income tax has them at its bands. */
const sourcesOf = ({ area, index }: EntryInForce): Path =>
  area === 'income' ? [area, index, 'bands', 'sources'] : [area, index, 'sources'];

function confirmEntry(
  before: string,
  country: Country,
  found: EntryInForce,
  id: string,
  { date, confidence }: LawConfirmation,
): ChangedFile {
  const { area, index, currency, entry } = found;
  const what = `${countryNames[country.code as keyof typeof countryNames]}, ${area.replace('_', ' ')}${currency === undefined ? '' : ` on pay in ${currency}`}`;
  let text = before;
  const changes: string[] = [];
  // An entry without a first day applies from the year in which a source first stated it. That year must not move.
  if (
    entry.effective_from === null &&
    area !== 'income' &&
    entry.stated_from === undefined &&
    date > entry.last_confirmed
  ) {
    text = setAt(text, [area, index, 'stated_from'], entry.last_confirmed, {
      getInsertionIndex: (names) => names.indexOf('last_confirmed'),
    });
  }
  if (date !== entry.last_confirmed) {
    text = setAt(text, [area, index, 'last_confirmed'], date);
    changes.push(`${what}: last confirmed ${entry.last_confirmed} → ${date}`);
  }
  if (confidence !== undefined && confidence !== entry.confidence) {
    text = setAt(text, [area, index, 'confidence'], confidence);
    changes.push(`${what}: confidence ${entry.confidence} → ${confidence}`);
  }
  const names = findNodeAtLocation(parseTree(text) as Node, sourcesOf(found))!.children!.map(
    ({ value }) => value as string,
  );
  if (!names.includes(id)) {
    text = appendAt(text, sourcesOf(found), id);
    changes.push(`${what}: source "${id}" added`);
  }
  return { text, changes };
}

/**
 * Records a check of law in a country's file: the entry in force on the day gets the day and the source. Everything
 * else stays as it is, including whitespace.
 *
 * @param text the file
 * @param today YYYY-MM-DD
 * @throws CommandRefused where no such law is in force, it was already confirmed on a later day, or the result would
 *   fail `data:check`
 */
export function confirmLaw(text: string, confirmation: LawConfirmation, today: string): ChangedFile {
  const country = Country.parse(JSON.parse(text));
  const { area, date, currency, source } = confirmation;
  const name = countryNames[country.code as keyof typeof countryNames];
  const inForce = lawInForce(country, date).filter((found) => found.area === area);
  const chosen = inForce.filter((found) => currency === undefined || found.currency === currency);
  if (chosen.length === 0) {
    const currencies = inForce.flatMap((found) => found.currency ?? []);
    throw new CommandRefused(
      currencies.length > 0
        ? `${name} has no ${area} tax on pay in ${currency}. Use ${currencies.join(' or ')}.`
        : `No ${area.replace('_', ' ')} rules of ${name} were in force on ${date}. First enter them in src/reference/data/countries/${country.code}.json.`,
    );
  }
  const later = chosen.find(({ entry }) => entry.last_confirmed > date);
  if (later !== undefined)
    throw new CommandRefused(
      `Nothing is changed: ${name}'s ${area.replace('_', ' ')} rules were already confirmed on ${later.entry.last_confirmed}, after ${date}.`,
    );
  const id = idFor(country, source, date);
  const isNew = !Object.hasOwn(country.sources, id);
  const start: ChangedFile = {
    text: isNew ? addSource(text, id, { ...source, kind: confirmation.kind, dated: date }) : text,
    changes: [],
  };
  const changed = chosen.reduce<ChangedFile>((before, found) => {
    const after = confirmEntry(before.text, country, found, id, confirmation);
    return { text: after.text, changes: [...before.changes, ...after.changes] };
  }, start);
  if (changed.changes.length === 0)
    throw new CommandRefused(
      `This is already recorded: ${name}, ${area.replace('_', ' ')}, ${date}, "${source.title}".`,
    );
  const { findings } = checkFile(`${country.code}.json`, changed.text, today);
  if (findings.length > 0)
    throw new CommandRefused(
      `Nothing is changed, because the file would no longer pass \`npm run data:check\`:\n${findings.map(({ where, message }) => `  ${where}: ${message}`).join('\n')}`,
    );
  return changed;
}
