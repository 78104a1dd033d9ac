import { z } from 'zod';
import { addDays } from '../../../src/day';
import { marketFiles } from '../../../src/reference/market/data';
import { type Adapter, BadAnswer, type FeedRequest, type Found, type Source, type Span } from '../feed';
import { readJson } from '../read';
import { cutSpan, daysOf } from '../spans';

/*
 * Exchange rates as central banks publish them: the Frankfurter API, version 2, which reads about ninety banks.
 *
 * Terms: MIT for the program, no key, free of charge for every use. A single bank's figures are under the terms of that
 * bank, as Frankfurter's notes on each bank quoted them in May 2026 (numbers 361 to 415 at
 * https://github.com/lineofflight/frankfurter/issues); those of the European Central Bank were read on its page. Where
 * the file has no terms, the bank neither allows nor forbids that figures are passed on, or its terms were not found.
 * The program can also run on your own machine (`docker run lineofflight/frankfurter`); the configuration then names its
 * base address.
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

/** Are the figures of a provider used? The Fund's rates are one of many in a blend. */
const isPermitted = (key: string, { institutions, permitted }: Source): boolean =>
  key === 'IMF'
    ? permitted.has('SVC_FEEDS_IMF')
    : (institutions.find((institution) => institution.key === key)?.on ?? true);

/** Days in one request for past days. Few, to keep the answer small. */
const daysAtOnce = 7;

/** Days to look back for banks that publish a month at a time, such as the Bank of Algeria. */
const lateDays = 60;

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
function foundIn({ date, quote, rate, providers = [] }: z.output<typeof Row>, source: Source): Found | undefined {
  if (!wanted.has(quote)) return undefined;
  const open = providers.filter(({ key }) => isPermitted(key, source));
  if (open.length === 0) return undefined;
  const bank = source.institutions.find(({ entity }) => entity === quote);
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

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: [...wanted] }],
  requests({ kind, from, to, held }, { institutions }) {
    const spans = cutSpan({ from, to }, daysAtOnce).map((days) => ({ ...asked(spanOf(days)), days }));
    if (kind === 'backfill') return spans;
    // If business days are missing because no run took place, request those days as well.
    const gaps = daysOf({ from, to })
      .slice(0, -1)
      .some((day) => isBusinessDay(day) && !held.has(day));
    const late = institutions
      .filter(({ stoppedAfter }) => stoppedAfter >= lateDays)
      .map(({ key, entity }) =>
        asked(`&quotes=${entity}&providers=${key}${spanOf({ from: addDays(to, -lateDays), to })}`, true),
      );
    return [asked(), ...(gaps ? spans : []), ...late];
  },
  sample: () => asked('&quotes=KES,NGN,ZAR'),
  read(text, { optional }, source) {
    const rows = readJson(text, z.array(Row));
    const found = new Map<string, Found>();
    for (const row of rows) {
      const one = foundIn(row, source);
      if (one !== undefined) found.set(`${one.entity} ${one.date}`, one);
    }
    if (found.size === 0 && optional !== true) throw new BadAnswer('The answer has no rate with its banks.');
    return [...found.values()];
  },
};
