import type { Holidays, WorkingDays } from '../../src/contract/days';
import { serialOfDay } from '../../src/serial';
import { ask, type CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import { presenter } from '../cell/figure';
import { gridOf } from '../cell/grid';
import { words } from '../cell/words';
import { countryText, dayOf, type Given, isBlank, isUnset, numberOf } from '../cell/values';

/** The public holidays of a country in a year: day and name, without headings, so that other functions take them. */
export function* holidayTable(country: Given, year: Given): CellProgram<CellValue[][]> {
  const asked = isUnset(year) ? new Date(Date.now()).getFullYear() : numberOf(year, words('argument_year'));
  const input = { country: countryText(country), year: asked };
  const { data } = yield* ask({ operation: 'holidays', input, fields: ['holidays'] });
  const asDate = presenter('date');
  return (data['holidays'] as Holidays['holidays']).map(({ day, name }) => [asDate(serialOfDay(day)), name]);
}

/** The company's own days off, from cells in any order. Empty ones are passed over. */
function daysOffGiven(range: unknown): { readonly days_off?: string } {
  const days = gridOf(range)
    .flat()
    .filter((cell) => !isUnset(cell))
    .map(dayOf);
  return days.length === 0 ? {} : { days_off: days.join(',') };
}

/** The last day. A blank one would be a wrong date in words that name no cell. */
function lastDay(end: Given): string {
  if (isUnset(end)) throw wrong(words('last_day_missing'));
  return dayOf(end);
}

/** How many working days to count. 0 is one of them, and a blank cell is not. */
function countOf(days: Given): number {
  if (isBlank(days)) throw wrong(words('days_missing'));
  return numberOf(days, words('argument_days'));
}

/** How many working days there are from one day to another, both included: one number for each pair. */
export function* workingDayCount(
  country: Given,
  start: unknown,
  end: unknown,
  daysOff: unknown,
): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: [start, end],
    question: (from, to) => ({
      operation: 'working_days',
      input: { country: countryText(country), start: dayOf(from), end: lastDay(to), ...daysOffGiven(daysOff) },
      fields: ['working_days'],
    }),
    value: (data) => (data as Partial<WorkingDays>).working_days,
    kind: 'plain',
  });
}

/** The day that lies so many working days after another, or before it: one for each pair. */
export function* workingDayAfter(
  country: Given,
  start: unknown,
  days: unknown,
  daysOff: unknown,
): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: [start, days],
    question: (from, count) => ({
      operation: 'working_days',
      input: {
        country: countryText(country),
        start: dayOf(from),
        days: countOf(count),
        ...daysOffGiven(daysOff),
      },
      fields: ['end'],
    }),
    value: (data) => serialOfDay((data as WorkingDays).end),
    kind: 'date',
  });
}
