import { z } from 'zod';
import { ownRates } from '../central-bank';
import type { Adapter, FeedRequest } from '../feed';
import { readJson, readNumber } from '../read';
import { daysOf } from '../spans';

/*
 * Birr for a dollar: the National Bank of Ethiopia.
 *
 * Terms: the bank publishes none (looked for in May 2026: https://github.com/lineofflight/frankfurter/issues/367). No key; 60
 * requests a minute.
 * Quirks: one day a request. A day without rates is an empty list. Numbers are text. We use `weighted_average`.
 */

const Answer = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({ date: z.iso.date(), weighted_average: z.string(), currency: z.object({ code: z.string() }) }),
  ),
});

const requestFor = (day: string): FeedRequest => ({
  path: `/filter-exchange-rates?date=${day}`,
  accept: 'application/json',
  days: { from: day, to: day },
});

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['ETB'] }],
  requests: (span) =>
    daysOf(span)
      .filter((day) => !isWeekend(day) && (span.kind === 'backfill' || !span.held.has(day)))
      .map(requestFor),
  sample: ({ to }) => requestFor(to),
  read(text, request, source) {
    const rates = readJson(text, Answer)
      .data.filter(({ currency }) => currency.code === 'USD')
      .map(({ date, weighted_average }) => ({ date, value: readNumber(weighted_average, date) }));
    return ownRates('ETB', rates, request, source, 'https://nbe.gov.et/exchange-rate/');
  },
};
