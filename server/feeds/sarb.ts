import { z } from 'zod';
import { lastDayOfMonth } from '../../src/day';
import type { SeriesId } from '../../src/market';
import { BadAnswer, type Feed } from './feed';
import { readJson } from './read';

/*
 * South Africa's daily policy rate and monthly inflation: the web API of the South African Reserve Bank.
 *
 * Schedule: each business day in the afternoon; a decision appears one day later. Inflation is published around the
 * 20th.
 * Terms: the bank's conditions of use, with attribution; no key.
 * Quirks: `Period` is midnight without a time zone. Each day repeats the rate. Of a run of equal days, the first is
 * kept as the change and the last as the latest confirmation. The codes of treasury bills are poorly documented and not
 * used.
 */

const codes: readonly { readonly code: string; readonly series: SeriesId; readonly title: string }[] = [
  { code: 'MMRD002A', series: 'policy_rate', title: 'SARB policy rate' },
  { code: 'CPI1000F', series: 'inflation', title: 'Consumer prices, change over twelve months' },
];

const Row = z.object({
  Period: z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'a day is expected as 2026-03-27T00:00:00'),
  Value: z.number().nullable(),
});

/** The first and the last of each run of equal values. */
const turns = <One extends { readonly value: number }>(rows: readonly One[]): One[] =>
  rows.filter(({ value }, i) => rows[i - 1]?.value !== value || rows[i + 1]?.value !== value);

export const sarb: Feed = {
  name: 'sarb',
  group: 'policy',
  title: 'Web indicators of the South African Reserve Bank',
  publisher: 'South African Reserve Bank',
  hosts: ['https://custom.resbank.co.za/SarbWebApi/WebIndicators/Shared/GetTimeseriesObservations'],
  schedule: { pattern: '31 17 * * 1-5', timezone: 'Africa/Johannesburg' },
  lookback: 120,
  largest: 2 * 2 ** 20,
  covers: codes.map(({ series }) => ({ series, entities: ['ZA'] })),
  requests: ({ from, to }) =>
    codes.map(({ code, series }) => ({ path: `/${code}/${from}/${to}`, accept: 'application/json', series })),
  read(text, { series }) {
    const { title } = codes.find((one) => one.series === series)!;
    const rows = readJson(text, z.array(Row)).flatMap(({ Period, Value }) =>
      Value === null ? [] : [{ date: Period.slice(0, 10), value: Value }],
    );
    if (rows.length === 0) throw new BadAnswer('The answer has no values.');
    const source = { title, publisher: this.publisher, url: 'https://www.resbank.co.za/' };
    rows.sort((a, b) => (a.date < b.date ? -1 : 1));
    if (series === 'inflation')
      return rows.map((row) => ({
        series: 'inflation' as const,
        entity: 'ZA',
        value: row.value,
        date: lastDayOfMonth(row.date.slice(0, 7)),
        details: { period: row.date.slice(0, 7), precision: 'month' as const },
        source,
        authority: 'official' as const,
      }));
    return turns(rows).map((row) => ({
      series: 'policy_rate' as const,
      entity: 'ZA',
      ...row,
      source,
      authority: 'official' as const,
    }));
  },
};
