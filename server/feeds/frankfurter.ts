import { z } from 'zod';
import { addDays } from '../../src/day';
import { marketFiles } from '../../src/reference/market/data';
import { BadAnswer, type Feed, type FeedRequest, type Found, type Span } from './feed';
import { frankfurterBanks } from './frankfurter-banks';
import { daysOf, readJson } from './read';
import type { RestrictedSource } from '../settings/restricted-sources';

/*
 * Exchange rates as central banks publish them: the Frankfurter API, version 2, which reads about ninety banks.
 *
 * Schedule: each bank publishes at its own time on its business days; most of Africa is in by the evening. The Bank of
 * Algeria publishes a month at a time, up to three weeks later.
 * Terms: MIT for the program, no key, free of charge for every use. A single bank's figures are under the terms of that
 * bank (`frankfurter-banks.ts`). The program can also run on your own machine (`docker run lineofflight/frankfurter`);
 * the configuration then names its base address.
 * Quirks: `rate` is a blend of all banks that list a currency, and no official rate. With `expand=providers` the answer
 * also has the rate and day of each bank. We use the currency's own bank where it is listed, for its own day: a blend
 * carries rates forward for up to 14 days. Rows without providers are computed from pegs, or are the base itself, and
 * left out. Rates over 5,000 have no decimals. The usual request names no quotes, because one unknown code makes the
 * whole request fail. The ETag depends on the newest date alone and stays the same when further banks publish for that
 * date, so validators are not sent. The newest rates may be dated tomorrow. The server takes up to 90 seconds.
 */

const Row = z.object({
  date: z.iso.date(),
  base: z.literal('USD'),
  quote: z.string(),
  rate: z.number().positive(),
  providers: z
    .array(
      z.object({
        key: z.string(),
        date: z.iso.date().optional(),
        rate: z.number().positive(),
        excluded: z.boolean().optional(),
      }),
    )
    .optional(),
});

const wanted = new Set(
  marketFiles.currencies.currencies
    .filter(({ code, kind }) => code !== 'USD' && kind !== 'coin')
    .map(({ code }) => code),
);
const bankOf = new Map(frankfurterBanks.map((bank) => [bank.entity, bank]));

/** The restricted source behind each provider. The Fund's rates are one of many in a blend. */
const restrictedOf = new Map<string, RestrictedSource>([
  ['IMF', 'imf'],
  ...frankfurterBanks.flatMap(({ key, restricted }) => (restricted === undefined ? [] : [[key, restricted] as const])),
]);

/** Days in one request for past days. Few, to keep the answer small. */
const daysAtOnce = 7;

/** Days to look back for banks that publish a month at a time. */
const lateDays = 60;
const lateBanks = frankfurterBanks.filter(({ stoppedAfter }) => stoppedAfter >= lateDays);

const question = '/rates?base=USD&expand=providers';
const asked = (more = '', optional = false): FeedRequest => ({
  path: `${question}${more}`,
  accept: 'application/json',
  optional,
});
const spanOf = ({ from, to }: Span): string => `&from=${from}&to=${to}`;

const isBusinessDay = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

const url = 'https://frankfurter.dev/';

/**
 * The rate of a row: that of the currency's own bank, else the blend. A blend of restricted banks alone is their rate,
 * so it is left out.
 */
function foundIn(
  { date, quote, rate, providers = [] }: z.output<typeof Row>,
  isPermitted: (key: string) => boolean,
): Found | undefined {
  if (!wanted.has(quote)) return undefined;
  const open = providers.filter(({ key }) => isPermitted(key));
  if (open.length === 0) return undefined;
  const bank = bankOf.get(quote);
  const own = open.find(({ key }) => key === bank?.key);
  if (own !== undefined)
    return {
      series: 'fx',
      entity: quote,
      date: own.date ?? date,
      value: own.rate,
      details: { bank: own.key },
      source: { title: 'Daily exchange rates, through Frankfurter', publisher: bank!.name, url },
      authority: 'official',
    };
  const days = open.flatMap((provider) => (provider.excluded === true ? [] : (provider.date ?? [])));
  return {
    series: 'fx',
    entity: quote,
    date: days.sort().at(-1) ?? date,
    value: rate,
    source: { title: 'Daily exchange rates, a blend of central banks', publisher: 'Frankfurter', url },
    authority: 'compiled',
  };
}

/**
 * The feed, for a deployment that has switched some restricted banks on.
 *
 * @param permitted restricted sources that are on
 */
export function createFrankfurter(permitted: ReadonlySet<RestrictedSource>): Feed {
  const isPermitted = (key: string): boolean => {
    const restricted = restrictedOf.get(key);
    return restricted === undefined || permitted.has(restricted);
  };
  return {
    name: 'frankfurter',
    group: 'fx',
    title: 'Exchange rates of central banks, through Frankfurter',
    publisher: 'Frankfurter',
    licence: {
      name: 'Free use of the Frankfurter API',
      url: 'https://github.com/lineofflight/frankfurter/issues/532',
      attribution: null,
      redistribution: 'allowed',
      commercial_use: 'allowed',
    },
    institutions: frankfurterBanks.map((bank) => ({ ...bank, on: isPermitted(bank.key) })),
    hosts: ['https://api.frankfurter.dev/v2'],
    schedule: { pattern: '41 5,11,17,21 * * *', timezone: 'UTC' },
    lookback: 7,
    largest: 16 * 2 ** 20,
    timeLimit: 95_000,
    validators: false,
    ahead: 1,
    covers: [{ series: 'fx', entities: [...wanted] }],
    requests({ kind, from, to, held }) {
      const days = daysOf(from, to);
      const spans = days.flatMap((day, i) =>
        i % daysAtOnce === 0
          ? [asked(spanOf({ from: day, to: days[Math.min(i + daysAtOnce, days.length) - 1]! }))]
          : [],
      );
      if (kind === 'backfill') return spans;
      // If business days are missing because no run took place, request those days as well.
      const gaps = days.slice(0, -1).some((day) => isBusinessDay(day) && !held.has(day));
      const late = lateBanks.map(({ key, entity }) =>
        asked(`&quotes=${entity}&providers=${key}${spanOf({ from: addDays(to, -lateDays), to })}`, true),
      );
      return [asked(), ...(gaps ? spans : []), ...late];
    },
    sample: () => asked('&quotes=KES,NGN,ZAR'),
    read(text, { optional }) {
      const rows = readJson(text, z.array(Row));
      const found = new Map<string, Found>();
      for (const row of rows) {
        const one = foundIn(row, isPermitted);
        if (one !== undefined) found.set(`${one.entity} ${one.date}`, one);
      }
      if (found.size === 0 && optional !== true) throw new BadAnswer('The answer has no rate with its banks.');
      return [...found.values()];
    },
  };
}
