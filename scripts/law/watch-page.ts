import type { Reading } from '../../server/watch/read-page';
import { told } from '../../server/terminal';
import { readingOutcomes } from '../../src/contract/words/readings';
import { message } from '../../src/language/message';

/** What reading a page came to, with what it lacks. */
export const readingLine = ({ url, outcome, why, missing }: Reading): string =>
  [
    `${told(message(`law_watch_outcome_${outcome}`)).padEnd(10)}  ${url}`,
    ...(why === null ? [] : [`            ${why}`]),
    ...(outcome === 'differs'
      ? missing.map(
          ({ id, law }) => `            ${told(message('law_watch_not_found', { id: id.split(': ')[0]!, law }))}`,
        )
      : []),
  ].join('\n');

/** How many pages came to what, and the next step. */
export function watchSummary(readings: readonly Reading[]): string {
  if (readings.length === 0) return told(message('law_watch_none_read'));
  const counts = readingOutcomes
    .map((outcome) => [outcome, readings.filter((reading) => reading.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${told(message(`law_watch_outcome_${outcome}`))}`);
  const differs = readings.some(({ outcome }) => outcome === 'differs');
  const read = told(message('law_watch_read', { pages: readings.length, counts: counts.join(', ') }));
  return differs ? `${read} ${told(message('law_watch_compare'))}` : read;
}
