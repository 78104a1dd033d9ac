import { z } from 'zod';
import { marketFiles } from '../../src/reference/market/data';
import { BadAnswer, type Feed, type Found } from './feed';
import { daysOf, readJson } from './read';

/*
 * Exchange rates as central banks publish them: the Frankfurter API, version 2, which reads about ninety banks.
 *
 * Schedule: each bank publishes at its own time on its business days; most of Africa is in by the evening.
 * Terms: MIT for the program, no key. The figures are under the terms of each bank, which is named with its rate. The
 * program can also run on your own machine (`docker run lineofflight/frankfurter`); the configuration then names its
 * base address.
 * Quirks: `rate` is a blend of all banks that list a currency. With `expand=providers` the answer also has the rate and
 * day of each bank. We use the currency's own bank where it is listed, for its own day: a blend carries old rates
 * forward. Rows without providers are computed from pegs and left out. Rates over 5,000 have no decimals. The request
 * names no quotes, because one unknown code makes the whole request fail.
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

/** The central bank of each currency: its key at the source, and its name. */
const ownBanks: Readonly<Record<string, readonly [key: string, name: string]>> = {
  AOA: ['BNA', 'Banco Nacional de Angola'],
  BIF: ['BRB', 'Banque de la République du Burundi'],
  BWP: ['BOB', 'Bank of Botswana'],
  DZD: ['BOA', 'Bank of Algeria'],
  EGP: ['CBE', 'Central Bank of Egypt'],
  ETB: ['NBE', 'National Bank of Ethiopia'],
  EUR: ['ECB', 'European Central Bank'],
  GMD: ['CBG', 'Central Bank of The Gambia'],
  KES: ['CBK', 'Central Bank of Kenya'],
  LRD: ['CBLLR', 'Central Bank of Liberia'],
  MAD: ['BAM', 'Bank Al-Maghrib'],
  MUR: ['BOMU', 'Bank of Mauritius'],
  MWK: ['RBM', 'Reserve Bank of Malawi'],
  NGN: ['CBN', 'Central Bank of Nigeria'],
  RWF: ['BNRRW', 'National Bank of Rwanda'],
  TND: ['BCT', 'Banque Centrale de Tunisie'],
  TZS: ['BOTA', 'Bank of Tanzania'],
  ZAR: ['SARB', 'South African Reserve Bank'],
  ZMW: ['BOZ', 'Bank of Zambia'],
};

const wanted = new Set(
  marketFiles.currencies.currencies
    .filter(({ code, kind }) => code !== 'USD' && kind !== 'coin')
    .map(({ code }) => code),
);
/** Days in one request for past days. Few, to keep the answer small. */
const daysAtOnce = 7;

const isBusinessDay = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

function foundIn({ date, quote, rate, providers = [] }: z.output<typeof Row>): Found | undefined {
  if (!wanted.has(quote) || providers.length === 0) return undefined;
  const [key, name] = ownBanks[quote] ?? [];
  const own = providers.find((provider) => provider.key === key);
  const url = 'https://frankfurter.dev/';
  if (own !== undefined)
    return {
      series: 'fx',
      entity: quote,
      date: own.date ?? date,
      value: own.rate,
      details: { bank: own.key },
      source: { title: 'Daily exchange rates, through Frankfurter', publisher: name!, url },
      authority: 'official',
    };
  const dates = providers.flatMap((provider) =>
    provider.excluded === true || provider.date === undefined ? [] : [provider.date],
  );
  return {
    series: 'fx',
    entity: quote,
    date: dates.sort().at(-1) ?? date,
    value: rate,
    source: { title: 'Daily exchange rates, a blend of central banks', publisher: 'Frankfurter', url },
    // A blend of official rates ranks above rates compiled from unknown sources.
    authority: 'official',
  };
}

export const frankfurter: Feed = {
  name: 'frankfurter',
  group: 'fx',
  title: 'Exchange rates of central banks, through Frankfurter',
  publisher: 'Frankfurter',
  hosts: ['https://api.frankfurter.dev/v2'],
  schedule: { pattern: '41 5,11,17,21 * * *', timezone: 'UTC' },
  lookback: 7,
  largest: 16 * 2 ** 20,
  covers: [{ series: 'fx', entities: [...wanted] }],
  requests({ kind, from, to, held }) {
    const days = daysOf(from, to);
    const question = '/rates?base=USD&expand=providers';
    const spans = days.flatMap((day, i) =>
      i % daysAtOnce === 0
        ? [
            {
              path: `${question}&from=${day}&to=${days[Math.min(i + daysAtOnce, days.length) - 1]!}`,
              accept: 'application/json',
            },
          ]
        : [],
    );
    if (kind === 'backfill') return spans;
    // If business days are missing because no run took place, request those days as well.
    const gaps = days.slice(0, -1).some((day) => isBusinessDay(day) && !held.has(day));
    return [{ path: question, accept: 'application/json' }, ...(gaps ? spans : [])];
  },
  read(text) {
    const rows = readJson(text, z.array(Row));
    const found = new Map<string, Found>();
    for (const row of rows) {
      const one = foundIn(row);
      if (one !== undefined) found.set(`${one.entity} ${one.date}`, one);
    }
    if (found.size === 0) throw new BadAnswer('The answer has no rate with its banks.');
    return [...found.values()];
  },
};
