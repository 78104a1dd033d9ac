import { z } from 'zod';
import { type OwnRate, ownRates } from '../central-bank';
import { type Adapter, BadAnswer, type FeedRequest, type Span } from '../feed';
import { readJson, readNumber } from '../read';

/*
 * Naira for a dollar: the Central Bank of Nigeria.
 *
 * Terms: material may be copied if the bank is named, and not amended (read in May 2026:
 * https://github.com/lineofflight/frankfurter/issues/361; a copy of the terms stands at https://kubanni.abu.edu.ng/,
 * Central Bank Publications). No key.
 * Quirks: one answer of 5 MB has the whole history of all currencies, newest first. Numbers are text. Names of currencies
 * have stray spaces. A rate that is blank or zero is none. We use `centralrate`, the middle of buying and selling.
 */

const Row = z.object({ currency: z.string(), ratedate: z.string(), centralrate: z.string().nullable() });
const isoDay = z.iso.date();

const requestFor = (days: Span): FeedRequest => ({ path: '/GetAllExchangeRates', accept: 'application/json', days });

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['NGN'] }],
  requests: ({ from, to }) => [requestFor({ from, to })],
  sample: requestFor,
  read(text, request, source) {
    const rates = readJson(text, z.array(Row)).flatMap(({ currency, ratedate, centralrate }): OwnRate[] => {
      if (currency.trim().toUpperCase() !== 'US DOLLAR' || centralrate === null || centralrate.trim() === '') return [];
      if (!isoDay.safeParse(ratedate).success)
        throw new BadAnswer(`The answer has ${JSON.stringify(ratedate)} and not a day such as 2026-05-21.`);
      const value = readNumber(centralrate, ratedate);
      return value === 0 ? [] : [{ date: ratedate, value }];
    });
    if (rates.length === 0) throw new BadAnswer('The answer has no rate of the US dollar.');
    return ownRates('NGN', rates, request, source, 'https://www.cbn.gov.ng/rates/exchratebycurrency.asp');
  },
};
