import { z } from 'zod';
import { type OwnRate, ownRates } from '../central-bank';
import { type Adapter, BadAnswer, type FeedRequest, type Span } from '../feed';
import { readCsv, readDay, readNumber } from '../read';

/*
 * Pula for a dollar: the Bank of Botswana.
 *
 * Terms: a disclaimer, which was not read. No key.
 * Quirks: one table has the whole history, in no strict order. It states dollars for one pula, with four decimals. A rate
 * of zero is none. Three days appear twice with different rates. On 3 January 2001 the columns are mixed up, so the
 * history begins a day later.
 */

const Row = z.object({ Date: z.string(), USD: z.string() });

const requestFor = (days: Span): FeedRequest => ({
  path: '/export/exchange-rates.csv?page&_format=csv',
  accept: 'text/csv',
  days,
});

/** A rate for one unit turned around, with the digits that it can have. */
const turned = (rate: number): number => Number((1 / rate).toPrecision(6));

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['BWP'] }],
  requests: ({ from, to }) => [requestFor({ from, to })],
  sample: requestFor,
  read(text, request, source) {
    const rates = readCsv(text, Row).flatMap(({ Date: day, USD }): OwnRate[] => {
      const dollars = USD === '' ? 0 : readNumber(USD, day);
      if (dollars === 0) return [];
      return [{ date: readDay(day), value: turned(dollars), scope: `from ${USD} dollars for one pula` }];
    });
    if (rates.length === 0) throw new BadAnswer('The answer has no rates.');
    return ownRates('BWP', rates, request, source, 'https://www.bankofbotswana.bw/exchange-rates');
  },
};
