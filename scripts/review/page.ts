import { stringify } from 'csv-stringify/sync';
import { commandLine } from '../../server/command-line';
import type { Paint } from '../command/paint';
import { type ReviewItem, reviewKinds } from './items';

const width = 110;

/** Text wrapped to the width, with an indent on each line. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}

const many = (count: number, kind: string): string =>
  ({
    doubt: count === 1 ? '1 doubt' : `${count} doubts`,
    'low confidence': `${count} of low confidence`,
    'announced change': count === 1 ? '1 announced change' : `${count} announced changes`,
    'search due': count === 1 ? '1 search due' : `${count} searches due`,
    'decision missing': count === 1 ? '1 decision missing' : `${count} decisions missing`,
  })[kind] ?? `${count} ${kind}`;

/** The list for a person, with the next step. */
export function reviewPage(items: readonly ReviewItem[], paint: Paint): string {
  if (items.length === 0) return 'Nothing to check.';
  const counts = reviewKinds
    .map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return [
    ...items.map(
      ({ confirmed, country, area, kind, text }) =>
        `${paint('bold', `${confirmed}  ${country}  ${area}`)}  ${paint(kind === 'doubt' ? 'dim' : 'yellow', kind)}\n${wrapped(text, '            ')}`,
    ),
    '',
    `${counts.map(({ kind, count }) => many(count, kind)).join(', ')}; with the day of the last confirmation, oldest first.`,
    `Record a check:  ${commandLine('data:confirm')} COUNTRY AREA DATE --source "title|publisher|url"`,
    `Remove a settled doubt from \`doubts\` in src/reference/data/countries/. Import decisions with \`${commandLine('data:import')} central-bank FILE\`.`,
  ].join('\n');
}

/** The list as a table for a spreadsheet. */
export const reviewCsv = (items: readonly ReviewItem[]): string =>
  stringify([...items], { header: true, columns: ['confirmed', 'country', 'area', 'kind', 'text'], bom: true });
