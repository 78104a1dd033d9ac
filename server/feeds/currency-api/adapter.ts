import { z } from 'zod';
import { marketFiles } from '../../../src/reference/market/data';
import { type Adapter, BadAnswer, type FeedRequest } from '../feed';
import { readJson } from '../read';
import { daysOf } from '../spans';

/*
 * Daily exchange rates of every currency and the usual coins: the npm package @fawazahmed0/currency-api (exchange-api).
 * It is read from jsDelivr, or from Cloudflare Pages if that fails.
 *
 * Terms: no key, no stated limit. The package does not name the origin of its rates, so they count as compiled.
 * Quirks: `latest` has been two days behind on jsDelivr, so the date in the answer counts. It is the day on which the
 * program that collects the rates ran. Codes are in lower case. Replaced currencies (zwl, sll, std …) are computed from their successors, so only
 * codes of our own list are used. Coins were published inverted on 2025-12-06. The South Sudanese pound and Zimbabwe
 * Gold were missing for months.
 */

const Answer = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.number()) });

const wanted = marketFiles.currencies.currencies.map(({ code }) => code).filter((code) => code !== 'USD');

const requestFor = (version: string): FeedRequest => ({
  path: '/v1/currencies/usd.min.json',
  version,
  accept: 'application/json',
  optional: version !== 'latest',
  ...(version === 'latest' ? {} : { days: { from: version, to: version } }),
});

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: wanted }],
  requests({ kind, from, to, held }) {
    const days = daysOf({ from, to }).filter((day) => kind === 'backfill' || !held.has(day));
    // Ask for `latest` as well as the version of today: either may lag behind.
    const versions = kind === 'backfill' ? days : ['latest', ...days];
    return versions.map(requestFor);
  },
  sample: () => requestFor('latest'),
  read(text, { version }, { title, publisher }) {
    const { date, usd } = readJson(text, Answer);
    if (version !== undefined && version !== 'latest' && version !== date)
      throw new BadAnswer(`The answer is of ${date} and not of ${version}.`);
    const rates = wanted.flatMap((code) => {
      const value = usd[code.toLowerCase()];
      return value === undefined
        ? []
        : [
            {
              series: 'fx' as const,
              entity: code,
              date,
              value,
              source: { title, publisher, url: 'https://github.com/fawazahmed0/exchange-api' },
              authority: 'compiled' as const,
            },
          ];
    });
    if (rates.length < wanted.length / 2)
      throw new BadAnswer(`The answer has ${rates.length} of ${wanted.length} currencies.`);
    return rates;
  },
};
