import type { Reading } from '../../server/watch/read-page';
import { type ReadingOutcome, readingOutcomes } from '../../src/contract/words/readings';

const outcomeWords: Readonly<Record<ReadingOutcome, string>> = {
  same: 'same',
  differs: 'DIFFERS',
  gone: 'gone',
  unreadable: 'unreadable',
  refused: 'refused',
};

/** What reading a page came to, with what it lacks. */
export const readingLine = ({ url, outcome, why, missing }: Reading): string =>
  [
    `${outcomeWords[outcome].padEnd(10)}  ${url}`,
    ...(why === null ? [] : [`            ${why}`]),
    ...(outcome === 'differs'
      ? missing.map(({ id, law }) => `            not found: ${id.split(': ')[0]} = ${law}`)
      : []),
  ].join('\n');

/** How many pages came to what, and the next step. */
export function watchSummary(readings: readonly Reading[]): string {
  if (readings.length === 0) return 'No page was read.';
  const counts = readingOutcomes
    .map((outcome) => [outcome, readings.filter((reading) => reading.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`);
  const differs = readings.some(({ outcome }) => outcome === 'differs');
  return `${readings.length} ${readings.length === 1 ? 'page' : 'pages'} read: ${counts.join(', ')}.${differs ? ' Compare those that differ with the law. If the law changed, edit src/reference/data/countries/ and run `npm run data:check`.' : ''}`;
}
