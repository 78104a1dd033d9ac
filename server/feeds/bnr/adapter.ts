import { z } from 'zod';
import { ownRates } from '../central-bank';
import type { Adapter, FeedRequest, Span } from '../feed';
import { readDay, readJson, readNumber } from '../read';
import { cutSpan } from '../spans';

/*
 * Rwandan francs for a dollar: the National Bank of Rwanda.
 *
 * Terms: CC BY 4.0 for its statistics (read in May 2026: https://github.com/lineofflight/frankfurter/issues/393). No key.
 * Quirks: the days of an answer are in no order. Numbers are text; those of some years have commas, such as `1,253.60`.
 */

const Row = z.object({ currency_name: z.literal('USD'), average_rate: z.string(), post_date: z.string() });

/** Days in one request. */
const daysAtOnce = 365;

const requestFor = (days: Span): FeedRequest => ({
  path: `/?currency_name=USD&start_date=${days.from}&end_date=${days.to}`,
  accept: 'application/json',
  days,
});

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['RWF'] }],
  requests: (span) => cutSpan(span, daysAtOnce).map(requestFor),
  sample: requestFor,
  read(text, request, source) {
    const rates = readJson(text, z.array(Row)).map(({ average_rate, post_date }) => ({
      date: readDay(post_date),
      value: readNumber(average_rate, post_date),
    }));
    return ownRates('RWF', rates, request, source, 'https://www.bnr.rw/exchangeRate');
  },
};
