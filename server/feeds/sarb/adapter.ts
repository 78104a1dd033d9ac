import { z } from 'zod';
import { lastDayOfMonth } from '../../../src/day';
import type { SeriesId } from '../../../src/market';
import { type Adapter, BadAnswer, type FeedRequest, type Found, type Span } from '../feed';
import { readJson } from '../read';

/*
 * South Africa's policy rate, treasury bills and monthly inflation: the web API of the South African Reserve Bank.
 *
 * Terms: attribution, no key. The conditions of use were not found.
 * Quirks: the answer is newest first, and `Period` is midnight without a time zone. Each day repeats a rate that lasts.
 * Of a run of equal days, the first is kept as the change and the last as the latest confirmation. `MRDREPOR` is the
 * list of changes of the repo rate by the day on which they take effect, which may be tomorrow. Without days in the
 * address it has the last 25.
 * The rates of bills are discount rates. Frequent callers are cut off, so requests are spaced.
 */

/** A series at the source. */
interface Code {
  readonly code: string;
  readonly series: SeriesId;
  readonly title: string;
  /** How its values become observations. */
  readonly kind: 'changes' | 'daily' | 'monthly' | { readonly billOf: number };
}

const bill = (code: string, series: SeriesId, days: number): Code => ({
  code,
  series,
  title: `Treasury bills of ${days} days, tender rate`,
  kind: { billOf: days },
});

const codes: readonly Code[] = [
  { code: 'MRDREPOR', series: 'policy_rate', title: 'Changes of the repo rate', kind: 'changes' },
  { code: 'MMRD002A', series: 'policy_rate', title: 'SARB policy rate', kind: 'daily' },
  { code: 'CPI1000F', series: 'inflation', title: 'Consumer prices, change over twelve months', kind: 'monthly' },
  bill('MMRD203A', 'tbill_91', 91),
  bill('MMRD206A', 'tbill_182', 182),
  bill('MMRD212A', 'tbill_364', 364),
];

const Row = z.object({
  Period: z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'a day is expected as 2026-03-27T00:00:00'),
  Value: z.number().nullable(),
});

/**
 * The values of a series, the oldest first.
 *
 * @throws BadAnswer where there is none
 */
export function readValues(text: string): Pick<Found, 'date' | 'value'>[] {
  const values = readJson(text, z.array(Row)).flatMap(({ Period, Value }) =>
    Value === null ? [] : [{ date: Period.slice(0, 10), value: Value }],
  );
  if (values.length === 0) throw new BadAnswer('The answer has no values.');
  return values.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The first and the last of each run of equal values. */
const turns = <One extends { readonly value: number }>(rows: readonly One[]): One[] =>
  rows.filter(({ value }, i) => rows[i - 1]?.value !== value || rows[i + 1]?.value !== value);

/**
 * The simple yield a year of a bill.
 *
 * @param discount discount rate a year on the nominal value, in percent
 * @param days term of the bill, in a year of 365 days
 */
export const yieldOfDiscount = (discount: number, days: number): number =>
  discount / (1 - (discount / 100) * (days / 365));

type Dated = Pick<Found, 'date' | 'value' | 'details'>;

function valuesOf({ kind }: Code, rows: readonly { readonly date: string; readonly value: number }[]): Dated[] {
  if (kind === 'changes') return [...rows];
  if (kind === 'daily') return turns(rows);
  if (kind === 'monthly')
    return rows.map(({ date, value }) => {
      const period = date.slice(0, 7);
      return { date: lastDayOfMonth(period), value, details: { period, precision: 'month' } };
    });
  return turns(rows).map(({ date, value }) => ({
    date,
    value: Number(yieldOfDiscount(value, kind.billOf).toFixed(4)),
    details: { scope: `yield, from a discount rate of ${value} %` },
  }));
}

const requestFor = ({ code, series, kind }: Code, { from, to }: Span): FeedRequest => ({
  path: kind === 'changes' ? `/${code}` : `/${code}/${from}/${to}`,
  accept: 'application/json',
  series,
});

/** The code that a request asks for. */
const codeOf = ({ path }: FeedRequest): Code => codes.find(({ code }) => path.split('/')[1] === code)!;

export const adapter: Adapter = {
  covers: [...new Set(codes.map(({ series }) => series))].map((series) => ({ series, entities: ['ZA'] })),
  requests: (span) => codes.map((code) => requestFor(code, span)),
  sample: (span) => requestFor(codes[0]!, span),
  read(text, request, { publisher }) {
    const code = codeOf(request);
    const rows = readValues(text);
    const source = { title: code.title, publisher, url: 'https://www.resbank.co.za/' };
    return valuesOf(code, rows).map((value) => ({
      series: code.series,
      entity: 'ZA',
      ...value,
      source,
      authority: 'official' as const,
    }));
  },
};
