import type { LeaveAnswer, NoticeAnswer } from '../../src/contract/labour';
import { type labourDetailsOf, labourWordsOf } from '../../src/contract/words/labour';
import type { CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import { type CellValue, wrong } from '../cell/failure';
import { type Words, words } from '../cell/words';
import { countryText, dayOf, type Given, isBlank, isUnset, numberOf, textOf } from '../cell/values';
import type { Question } from '../batch/question';
import { labourDetailsGiven, type LabourValue } from './labour-details';
import { codeWritten } from './word';

type LabourOperation = Extract<Question['operation'], 'overtime' | 'leave' | 'notice' | 'severance' | 'seniority'>;

/** An argument that may be a range, and how its cells are read. */
interface Column {
  readonly field: string;
  readonly cells: unknown;
  readonly read: (value: Given) => LabourValue;
  /** What the sentence says is missing; undefined where the argument may be left out. */
  readonly missing?: Words;
  /** Where it is 0, so is the result; the service takes no 0. */
  readonly isFactor?: true;
}

interface LabourFigure {
  readonly operation: LabourOperation;
  readonly country: Given;
  readonly columns: readonly Column[];
  /** Further details as they were given, and the function that takes them. They are read once the formula asks. */
  readonly details?: { readonly of: keyof typeof labourDetailsOf; readonly given: unknown };
  readonly fields: readonly string[];
  readonly value: (data: Readonly<Record<string, unknown>>, question: Question) => unknown;
  readonly kind: 'money' | 'plain';
}

const firstDay = (cells: unknown): Column => ({
  field: 'started',
  cells,
  read: dayOf,
  missing: words('first_day_missing'),
});
const lastDay = (cells: unknown): Column => ({
  field: 'ends',
  cells,
  read: dayOf,
  missing: words('last_day_missing'),
});
/** Arguments that are numbers. */
type NumberName = 'pay' | 'hours' | 'leave_days' | 'days_per_month';

const number = (field: NumberName, cells: unknown): Column => ({
  field,
  cells,
  read: (value) => numberOf(value, words(`argument_${field}`)),
});
const factor = (field: 'pay' | 'hours', cells: unknown): Column => ({
  ...number(field, cells),
  isFactor: true,
  missing: field === 'pay' ? words('pay_missing') : words('hours_missing'),
});
const optionalDay = (cells: unknown): Column => ({ field: 'on', cells, read: dayOf });
const text = (field: string, cells: unknown): Column => ({ field, cells, read: textOf });

/** A word as people write it. Any other text goes to the service, whose error lists the words. */
const word = (field: keyof typeof labourWordsOf, cells: unknown): Column => ({
  field,
  cells,
  read(value) {
    const written = textOf(value);
    const plain = codeWritten(written);
    return labourWordsOf[field].find((known) => known === plain) ?? written;
  },
});

/** What the cells at one position state, and whether that makes the result 0. */
function stated(columns: readonly Column[], values: readonly Given[]) {
  const input: Record<string, LabourValue> = {};
  let isNothing = false;
  columns.forEach(({ field, read, missing, isFactor }, at) => {
    const value = values[at];
    if (isFactor === true && !isBlank(value)) {
      const number = read(value);
      isNothing ||= number === 0;
      input[field] = number === 0 ? 1 : number;
    } else if (!isUnset(value)) input[field] = read(value);
    else if (missing !== undefined) throw wrong(missing);
  });
  return { input, isNothing };
}

/** One figure of an answer about labour law for each position of the ranges. Nothing is due on no pay and no hours. */
function* labourFigure({
  operation,
  country,
  columns,
  details,
  fields,
  value,
  kind,
}: LabourFigure): CellProgram<CellValue[][]> {
  const further = details === undefined ? {} : labourDetailsGiven(details.of, details.given);
  const common = { country: countryText(country), ...further };
  return yield* calculate({
    ranges: columns.map(({ cells }) => cells),
    dates: columns.flatMap(({ read }, place) => (read === dayOf ? [place] : [])),
    question(...values) {
      const { input, isNothing } = stated(columns, values);
      return { question: { operation, input: { ...common, ...input }, fields }, sign: isNothing ? 0 : 1 };
    },
    value,
    kind,
  });
}

const amountOf = (data: Readonly<Record<string, unknown>>): unknown => data['amount'];
const money = { fields: ['amount'], value: amountOf, kind: 'money' } as const;

/** Pay of hours of overtime, with the premium of the law. */
export const overtimePay = (
  country: Given,
  pay: unknown,
  hours: unknown,
  kind: unknown,
  payPeriod: unknown,
  details: unknown,
): CellProgram<CellValue[][]> =>
  labourFigure({
    ...money,
    operation: 'overtime',
    country,
    columns: [factor('pay', pay), factor('hours', hours), word('kind', kind), word('pay_period', payPeriod)],
    details: { of: 'OVERTIME', given: details },
  });

/** Days of paid annual leave of a year. */
export const leaveDays = (
  country: Given,
  started: unknown,
  on: unknown,
  category: unknown,
): CellProgram<CellValue[][]> =>
  labourFigure({
    operation: 'leave',
    country,
    columns: [firstDay(started), optionalDay(on), text('category', category)],
    fields: ['days'],
    value: (data) => (data as Partial<LeaveAnswer>).days,
    kind: 'plain',
  });

/** Pay of days of annual leave. */
export const leavePay = (
  country: Given,
  pay: unknown,
  started: unknown,
  on: unknown,
  days: unknown,
  details: unknown,
): CellProgram<CellValue[][]> =>
  labourFigure({
    ...money,
    operation: 'leave',
    country,
    columns: [factor('pay', pay), firstDay(started), optionalDay(on), number('leave_days', days)],
    details: { of: 'LEAVEPAY', given: details },
  });

/** The notice of an employer in words; with pay, the pay instead of it. */
export const noticeOrPay = (
  country: Given,
  started: unknown,
  ends: unknown,
  category: unknown,
  pay: unknown,
  daysPerMonth: unknown,
): CellProgram<CellValue[][]> =>
  labourFigure({
    operation: 'notice',
    country,
    columns: [
      firstDay(started),
      lastDay(ends),
      text('category', category),
      number('pay', pay),
      number('days_per_month', daysPerMonth),
    ],
    fields: ['length', 'amount'],
    value: (data, { input }) => {
      const { length, amount: instead } = data as Partial<NoticeAnswer>;
      return input['pay'] === undefined ? length : instead;
    },
    kind: 'money',
  });

/** What is due by years of service when an employment ends. */
export const severancePay = (
  country: Given,
  pay: unknown,
  started: unknown,
  ends: unknown,
  reason: unknown,
  details: unknown,
): CellProgram<CellValue[][]> =>
  labourFigure({
    ...money,
    operation: 'severance',
    country,
    columns: [factor('pay', pay), firstDay(started), lastDay(ends), word('reason', reason)],
    details: { of: 'SEVERANCE', given: details },
  });

/** The bonus for years of service that the law requires. */
export const seniorityBonus = (
  country: Given,
  base: unknown,
  started: unknown,
  on: unknown,
): CellProgram<CellValue[][]> =>
  labourFigure({
    ...money,
    operation: 'seniority',
    country,
    columns: [factor('pay', base), firstDay(started), optionalDay(on)],
  });
