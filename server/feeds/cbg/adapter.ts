import { z } from 'zod';
import { dayOfMoment } from '../../../src/day';
import { ownRates } from '../central-bank';
import { type Adapter, BadAnswer, type FeedRequest, type Span } from '../feed';
import { readJson } from '../read';

/*
 * Dalasis for a dollar: the Central Bank of The Gambia.
 *
 * Terms: a copyright notice and nothing else (read in May 2026: https://github.com/lineofflight/frankfurter/issues/415). No key.
 * Quirks: one answer has the whole history, newest first, as pairs of a moment in milliseconds (midnight UTC) and a rate.
 * Until 2023 there is one rate a week.
 */

const Answer = z.array(z.tuple([z.int(), z.number().positive()]));

const requestFor = (days: Span): FeedRequest => ({ path: '/USD', accept: 'application/json', days });

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['GMD'] }],
  requests: ({ from, to }) => [requestFor({ from, to })],
  sample: requestFor,
  read(text, request, source) {
    const rates = readJson(text, Answer).map(([moment, value]) => ({ date: dayOfMoment(moment), value }));
    if (rates.length === 0) throw new BadAnswer('The answer has no rates.');
    return ownRates('GMD', rates, request, source, 'https://www.cbg.gm/indicative-exchange-rates-latest');
  },
};
