import type { Metric } from 'prom-client';
import { dayOfMoment } from '../../src/day';
import { taxRates } from '../../src/engine';
import { isSearchDue } from '../../src/reference/search-due';
import type { Laws } from '../laws';
import { stateGauge } from './state-gauge';

/**
 * Gauges of the age of the law on pay.
 *
 * @param now milliseconds since 1970
 */
export function lawMetrics(laws: Laws, now: () => number): readonly Metric[] {
  // The grades are worked out once a day: the same object stands for the same day.
  let day = { today: '' };
  const graded = (): typeof day => {
    const today = dayOfMoment(now());
    if (day.today !== today) day = { today };
    return day;
  };

  return [
    stateGauge('svc_law_info', 'The version of the law in use; always 1.', ['version'], (info) =>
      info.set({ version: laws.now().edition.version }, 1),
    ),
    stateGauge(
      'svc_law_countries',
      'Countries by the grade of their law on pay, as answers about it have it.',
      ['grade'],
      (countries) => {
        for (const grade of ['current', 'due', 'stale']) countries.set({ grade }, 0);
        for (const { paye_status: grade } of taxRates(laws.now(), graded()).data.countries)
          if (grade !== null) countries.inc({ grade });
      },
    ),
    stateGauge('svc_law_search_due', 'Countries for which a search for newer law on pay is due.', [], (due) => {
      const { today } = graded();
      due.set([...laws.now().countries.values()].filter((country) => isSearchDue(country, today)).length);
    }),
    stateGauge(
      'svc_law_pages',
      'Pages that the law cites, by what they came to when they were last read; 0 before the first reading.',
      ['outcome'],
      (pages) => {
        const { same = 0, differs = 0, notRead = 0, never = 0 } = laws.now().pagesRead?.counts ?? {};
        for (const [outcome, count] of Object.entries({ same, differs, not_read: notRead, never }))
          pages.set({ outcome }, count);
      },
    ),
    stateGauge('svc_law_pages_differing', 'Cited pages that differ from the law and wait for a person.', [], (open) =>
      open.set(laws.now().pagesRead?.differing.length ?? 0),
    ),
    stateGauge('svc_law_pages_unread', 'Cited pages that were not compared with the law for 30 days.', [], (unread) =>
      unread.set(laws.now().pagesRead?.unread ?? 0),
    ),
  ];
}
