import type { PeriodFrequency } from '../contract/words/frequencies';
import { type Message, message } from '../language/message';
import { type PeriodValues, periodWith } from './frequency';
import { roundedRate } from './rounded-rate';

/** A value for a period, with what it rests on. */
export interface PeriodRow<One> {
  readonly date: string;
  readonly newest: One;
  readonly value: number;
  readonly rest: { readonly observed: string; readonly observations: number; readonly average?: number };
}

/** One row for each period; for averages, only for those with values. */
export const periodRows = <One extends { readonly date: string; readonly value: number }>(
  frequency: PeriodFrequency,
  periods: readonly PeriodValues<One>[],
  hasAverage: boolean,
): PeriodRow<One>[] =>
  periods.flatMap(({ date, newest, observations, average: mean }): PeriodRow<One>[] => {
    const average = mean === undefined ? undefined : roundedRate(mean);
    const value = frequency === 'month-average' ? average : roundedRate(newest.value);
    const rest = { observed: newest.date, observations, ...(hasAverage && average !== undefined ? { average } : {}) };
    return value === undefined ? [] : [{ date, newest, value, rest }];
  });

/** Says which periods have no values of their own, and whether the last one is not over at the end of `known`. */
export function periodNotices(
  frequency: PeriodFrequency,
  periods: readonly PeriodValues<unknown>[],
  today: string,
): Message[] {
  const empty = periods.filter(({ observations }) => observations === 0).length;
  const latest = periods.at(-1);
  if (latest === undefined) return [];
  const { last } = periodWith(frequency, latest.date);
  return [
    ...(latest.date < last || last === today
      ? [message('period_not_complete', { last, by: latest.date, observations: latest.observations })]
      : []),
    ...(empty === 0
      ? []
      : [
          message(frequency === 'month-average' ? 'periods_left_out' : 'periods_carried', {
            empty,
            periods: periods.length,
          }),
        ]),
  ];
}
