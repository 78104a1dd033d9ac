import type { PayrollCalendar } from '../../src/contract/calendar';
import type { MinimumWages } from '../../src/contract/wages';
import { serialOfDay } from '../../src/serial';
import { ask, type CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { monthInText } from '../cell/day-text';
import { rangesGiven } from '../cell/grid';
import { presenter } from '../cell/figure';
import { countryText, dayOf, type Given, given, isUnset, textOf } from '../cell/values';
import { words } from '../cell/words';

/** General minimum wage of a country: today's, or one for each date. */
export function* minimumWage(country: Given, date: unknown): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: rangesGiven(date),
    question: (day) => ({
      operation: 'minimum_wage',
      input: { country: countryText(country), ...given({ date: [day, dayOf] }) },
      fields: ['general'],
    }),
    value: (data) => (data as Partial<MinimumWages>).general?.amount,
    kind: 'money',
    unknown: words('no_minimum_wage', { country: countryText(country) }),
  });
}

/** The month of a day or of text such as 2026-11 or 11/2026. Excel passes the number of a date as text. */
export function monthOf(value: Given): string {
  const text = textOf(value);
  return /^\d{5,}$/.test(text) ? dayOf(Number(text)).slice(0, 7) : monthInText(text);
}

/** The month of the day by the clock of whoever asks. */
function ownMonth(): string {
  const today = new Date(Date.now());
  return `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
}

const head = [
  words('heading_due'),
  words('heading_what'),
  words('heading_form'),
  words('heading_authority'),
  words('heading_note'),
];

/** What is due for the pay of a month, below a row of headings. The last row names what is not recorded. */
export function* dueTable(country: Given, month: Given): CellProgram<CellValue[][]> {
  const input = { country: countryText(country), month: isUnset(month) ? ownMonth() : monthOf(month) };
  const { data } = yield* ask({ operation: 'calendar', input, fields: ['items', 'not_recorded'] });
  const asDate = presenter('date');
  const unknown = (data['not_recorded'] as PayrollCalendar['not_recorded']).map(({ name }) => name);
  return [
    head,
    ...(data['items'] as PayrollCalendar['items']).map(({ due, what, form, to, note, day_off_note }) => [
      asDate(serialOfDay(due)),
      what,
      form ?? '',
      to,
      [day_off_note, note].filter(Boolean).join(' '),
    ]),
    ...(unknown.length === 0 ? [] : [['', words('due_not_recorded', { names: unknown }), '', '', '']]),
  ];
}
