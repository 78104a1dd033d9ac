import type { FigureOrigin } from '../contract/rates';
import { type BankFigureName } from '../contract/words/central-banks';
import type { Confidence } from '../contract/words/truth';
import type { BankFacts } from '../reference/market/schema';
import type { Source } from '../reference/schema';
import { citedOnce } from '../truth/cite';
import { confidenceOf } from '../truth/confidence';
import type { Evidence } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import { nextMeeting } from './meetings';
import { policyIsOld } from './promise';
import { isOverdue, type PublishedSeries } from './publishing';

/** An entry of a bank's file, as far as every kind of entry has it. */
interface Entry {
  readonly date: string;
  readonly precision?: 'month' | 'year' | undefined;
  readonly period?: string | undefined;
  readonly basis?: 'estimate' | 'forecast' | undefined;
  readonly scope?: string | undefined;
  readonly source: string;
  readonly also?: readonly string[] | undefined;
  readonly confidence?: Confidence | undefined;
}

/** A figure of a central bank as it is known on a day: the newest of its own series. */
export interface BankFigure {
  readonly name: BankFigureName;
  readonly value: number | string;
  readonly entry: Entry;
  /** Of a figure that is published at intervals, the series whose rhythm its age is judged by. */
  readonly published: PublishedSeries | undefined;
  readonly evidence: Evidence;
}

/** The days that a question about a bank turns on. */
interface Days {
  readonly date: string;
  readonly by: string;
  readonly at: number;
}

/**
 * The newest entry by a day that has a figure: another entry may be newer and say nothing of this one. Entries are in
 * order of date.
 */
function newest<One extends Entry>(
  entries: readonly One[] | undefined,
  by: string,
  read: (entry: One) => number | undefined,
): { readonly entry: Entry; readonly value: number } | undefined {
  const entry = entries?.findLast((one) => one.date <= by && read(one) !== undefined);
  return entry && { entry, value: read(entry)! };
}

/** Every figure of a bank that is known on a day, each the newest of its own series. */
export function bankFiguresOn(
  facts: BankFacts,
  sources: Readonly<Record<string, Source>>,
  { date, by, at }: Days,
): BankFigure[] {
  const figure = (
    name: BankFigureName,
    found: { readonly entry: Entry; readonly value: number | string } | undefined,
    overdue: (entry: Entry) => boolean,
    published?: PublishedSeries,
  ): BankFigure[] => {
    if (found === undefined) return [];
    const { entry, value } = found;
    const cited = citedOnce([entry.source, ...(entry.also ?? [])].flatMap((id) => sources[id] ?? []));
    return [
      {
        name,
        value,
        entry,
        published,
        evidence: {
          grade: marketGrade(overdue(entry)),
          confidence: confidenceOf(entry.confidence, cited),
          as_of: entry.date,
          sources: cited,
        },
      },
    ];
  };
  const statistic = <One extends Entry>(
    name: BankFigureName,
    series: PublishedSeries,
    entries: readonly One[] | undefined,
    read: (entry: One) => number | undefined,
  ): BankFigure[] => figure(name, newest(entries, by, read), (entry) => isOverdue(series, entry, at), series);
  const next = nextMeeting(facts.meetings, date, by);
  return [
    ...figure(
      'policy_rate',
      newest(facts.policy_rate?.observations, by, ({ value }) => value),
      (entry) => policyIsOld(entry.date, facts, at),
    ),
    ...statistic('inflation', 'inflation', facts.inflation, ({ headline }) => headline),
    ...statistic('inflation_core', 'inflation_core', facts.inflation, ({ core }) => core),
    ...statistic('inflation_food', 'inflation_food', facts.inflation, ({ food }) => food),
    ...statistic('tbill_91', 'tbill_91', facts.tbills, (bill) => bill['91_day']),
    ...statistic('tbill_182', 'tbill_182', facts.tbills, (bill) => bill['182_day']),
    ...statistic('tbill_364', 'tbill_364', facts.tbills, (bill) => bill['364_day']),
    ...statistic('gdp', 'gdp_growth', facts.gdp_growth, ({ value }) => value),
    ...figure(
      'next_mpc',
      next && { entry: { date: next.announced, source: next.source }, value: next.date },
      () => false,
    ),
  ];
}

/** Where a figure comes from, as an answer tells it. */
export const originOf = ({
  entry: { date, precision, period, basis, scope },
  evidence: { grade, confidence, sources },
}: BankFigure): FigureOrigin => ({
  date,
  ...(precision === undefined ? {} : { precision }),
  ...(period === undefined ? {} : { period }),
  ...(basis === undefined ? {} : { basis }),
  ...(scope === undefined ? {} : { scope }),
  data_status: grade,
  confidence,
  sources: [...sources],
});
