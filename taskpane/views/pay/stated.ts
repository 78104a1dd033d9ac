import type { InputOf } from '../../../src/client';
import type { LawAsks } from '../../../src/contract/asks';
import { type BenefitFact, benefitFacts } from '../../../src/contract/words/benefits';
import type { YearToDateName } from '../../../src/contract/words/year-to-date';
import { lastDayOfMonth } from '../../../src/day';
import { defined } from '../../../src/defined';
import { readAmount, readDay, readFromZero, readPercent, readWhole, type Typed } from '../../words/typed';
import { type DetailLine, filledIn, type PayFields, workedDates, workedNumbers } from './pay-fields';
import { say } from '../../../ui/language/say';

type PayeInput = InputOf<'calculatePaye'>;

/** The fields of a request that say who the employee is and what the pay consists of. */
export type StatedFields = Pick<
  PayeInput,
  'include_pension' | 'pay_date' | 'employee' | 'pay' | 'in_kind' | 'paid' | 'year_to_date' | 'worked'
>;

/** What is wrong with each field, by its name: `text`, `employee.children`, `pay.transport`. */
export type Complaints = Readonly<Record<string, string>>;

/** What the filled-in fields say, and what is wrong with them. While anything is wrong, nothing is asked. */
export interface Stated {
  readonly fields: StatedFields;
  readonly complaints: Complaints;
}

/** The largest rate where the law states no range, in percent. */
export const mostOfRate = 100;

/** The largest part of pay as a share of basic pay, in percent. */
const mostOfBasic = 1_000;

type Take = (field: string, typed: Typed) => number | undefined;
type Values<Value> = Readonly<Record<string, Value>>;

/** An object of the values that are there; undefined if there is none. */
function objectOf<Value>(entries: readonly (readonly [string, Value | undefined])[]): Values<Value> | undefined {
  const values = defined(Object.fromEntries(entries));
  return Object.keys(values).length === 0 ? undefined : (values as Values<Value>);
}

function employeeIn({ employee }: PayFields, { circumstances }: LawAsks, take: Take) {
  return objectOf(
    circumstances
      .filter(({ name }) => filledIn(employee).includes(name))
      .map(({ name, kind, least = 0, most }): [string, string | number | boolean | undefined] => {
        const text = employee[name]!;
        if (kind === 'whole') return [name, take(`employee.${name}`, readWhole(text, least, most ?? 0))];
        if (kind === 'percent') return [name, take(`employee.${name}`, readPercent(text, most ?? mostOfRate))];
        return [name, kind === 'flag' ? text === 'true' : text];
      }),
  );
}

function partIn({ name, texts: { unit, amount = '', hours = '' } }: DetailLine, take: Take) {
  const field = `pay.${name}`;
  if (unit === 'percent') {
    const percent = take(field, readPercent(amount, mostOfBasic));
    return percent === undefined ? undefined : { percent_of_basic: percent };
  }
  const paid = take(field, readFromZero(amount));
  const time = name === 'overtime' ? take(`${field}.hours`, readFromZero(hours)) : undefined;
  return paid === undefined || time === undefined ? paid : { amount: paid, hours: time };
}

/** A benefit that the law values by pay alone has no figures. Any other counts once a figure is typed. */
function benefitIn({ name, texts }: DetailLine, asked: readonly BenefitFact[], take: Take) {
  return asked.length === 0
    ? {}
    : objectOf(asked.map((fact) => [fact, take(`in_kind.${name}.${fact}`, readFromZero(texts[fact] ?? ''))]));
}

function yearToDateIn({ yearToDate }: PayFields, take: Take): StatedFields['year_to_date'] {
  const typed = (name: YearToDateName): Typed =>
    name === 'months' ? readWhole(yearToDate.months ?? '', 0, 12) : readFromZero(yearToDate[name] ?? '');
  const names = filledIn(yearToDate);
  if (names.length === 0) return undefined;
  const values = Object.fromEntries(names.map((name) => [name, take(`year_to_date.${name}`, typed(name))]));
  const months = values['months'];
  if (months === undefined)
    take('year_to_date.months', {
      wrong: say('enter_the_number_of_months_that'),
      ...typed('months'),
    });
  return { ...defined(values), months: months ?? 0 };
}

const monthOf = (day: string): string => day.slice(0, 7);

/** The spans of days that may be stated, and what is wrong where the last day is before the first. */
const spans = [
  ['from', 'to', 'last_day_paid_before_first'],
  ['unpaid_from', 'unpaid_to', 'unpaid_leave_ends_before_it_begins'],
] as const;

/** The paid days and unpaid leave between them by dates, in one month. */
function spanIn(worked: PayFields['worked'], take: Take): StatedFields['worked'] {
  for (const name of workedDates) if (worked[name] !== undefined) take(`worked.${name}`, readDay(worked[name]));
  const stated = workedDates.filter((name) => (worked[name] ?? '') !== '');
  const [first] = stated;
  for (const name of stated.slice(1))
    if (monthOf(worked[name]!) !== monthOf(worked[first!]!))
      take(`worked.${name}`, { wrong: say('paid_days_in_one_month') });
  for (const [from, to, wrong] of spans)
    if (stated.includes(from) && stated.includes(to) && worked[to]! < worked[from]!)
      take(`worked.${to}`, { wrong: say(wrong) });
  return Object.fromEntries(stated.map((name) => [name, worked[name]!]));
}

/** A part of a month belongs to monthly pay. Its days are stated by dates or by number. */
function workedIn({ worked, period }: PayFields, take: Take): StatedFields['worked'] {
  const names = filledIn(worked);
  if (period !== 'monthly' || names.length === 0) return undefined;
  if (workedDates.some((name) => names.includes(name))) {
    for (const name of workedNumbers)
      if (names.includes(name)) take(`worked.${name}`, { wrong: say('dates_or_number_of_days') });
    return spanIn(worked, take);
  }
  const read = (name: (typeof names)[number]): number | undefined =>
    take(`worked.${name}`, readFromZero(worked[name]!));
  const days = names.includes('days') ? read('days') : take('worked.days', { wrong: say('enter_the_number_of_days') });
  return defined({ days, of: names.includes('of') ? read('of') : undefined });
}

/**
 * Reads the fields of the pay view.
 *
 * @param asks what the law asks; undefined until it is known. Fields that the law does not ask about are not sent.
 */
export function statedBy(fields: PayFields, asks: LawAsks | undefined): Stated {
  const complaints: Record<string, string> = {};
  const take: Take = (field, { value, wrong }) => {
    if (wrong !== undefined) complaints[field] = wrong;
    return value;
  };
  take('text', readAmount(fields.text ?? ''));
  take('payDate', readDay(fields.payDate));
  const benefits = asks?.benefits ?? [];
  const payments = asks?.paid ?? [];
  return {
    fields: {
      include_pension: fields.contributions,
      ...defined({
        pay_date: fields.payDate === '' ? undefined : fields.payDate,
        employee: asks && employeeIn(fields, asks, take),
        pay: objectOf(fields.parts.map((line) => [line.name, partIn(line, take)])),
        in_kind: objectOf(
          fields.benefits.flatMap((line) =>
            benefits
              .filter(({ name }) => name === line.name)
              .map(({ facts }) => [line.name, benefitIn(line, facts, take)] as const),
          ),
        ),
        paid: objectOf(
          fields.payments
            .filter(({ name }) => payments.some((payment) => payment.name === name))
            .map(({ name, texts }) => [name, take(`paid.${name}`, readFromZero(texts['amount'] ?? ''))]),
        ),
        year_to_date: asks?.year_to_date === true ? yearToDateIn(fields, take) : undefined,
        worked: workedIn(fields, take),
      }),
    },
    complaints,
  };
}

/** The day whose law answers: the pay date, else the end of the month of the paid days; empty for today. */
export function dayOfLaw({ payDate, period, worked }: PayFields): string {
  const paid = workedDates.map((name) => worked[name] ?? '').find((day) => day !== '') ?? '';
  if (payDate !== '' || period !== 'monthly' || paid === '' || readDay(paid).wrong !== undefined) return payDate;
  return lastDayOfMonth(monthOf(paid));
}

/** Do the fields state something that only some laws ask? It can be sent only once the law is known. */
export const dependsOnLaw = ({ employee, benefits, payments, yearToDate }: PayFields): boolean =>
  filledIn(employee).length + benefits.length + payments.length + filledIn(yearToDate).length > 0;

/** How many details are stated. */
export const countOfDetails = ({ include_pension, pay_date, ...objects }: StatedFields): number =>
  (include_pension === false ? 1 : 0) +
  (pay_date === undefined ? 0 : 1) +
  Object.values(objects).reduce((count, object) => count + Object.keys(object ?? {}).length, 0);

const times = (amount: number, factor: number): number => Number((amount * factor).toFixed(2));
type Part = NonNullable<NonNullable<StatedFields['pay']>[keyof NonNullable<StatedFields['pay']>]>;

function scaledPart(part: Part, factor: number, hoursFactor: number): Part {
  if (typeof part === 'number') return times(part, factor);
  if (!('amount' in part)) return part;
  const { hours } = part;
  return { ...part, amount: times(part.amount, factor), ...defined({ hours: hours && times(hours, hoursFactor) }) };
}

/** Amounts of money in the details, times a factor. */
function scaled(
  fields: StatedFields,
  factor: number,
  hoursFactor: number,
  scalesFact: (fact: BenefitFact) => boolean,
): StatedFields {
  if (factor === 1) return fields;
  const each = <Value, Result>(values: object | undefined, change: (value: Value, name: string) => Result) =>
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value as Value, name)]));
  const amount = (value: number, name: string): number => (name === 'months' ? value : times(value, factor));
  return {
    ...fields,
    ...defined({
      pay: each(fields.pay, (part: Part) => scaledPart(part, factor, hoursFactor)),
      in_kind: each(fields.in_kind, (facts: object) =>
        each(facts, (value: number, fact) => (scalesFact(fact as BenefitFact) ? times(value, factor) : value)),
      ),
      paid: each(fields.paid, amount),
      year_to_date: each(fields.year_to_date, amount) as StatedFields['year_to_date'],
    }),
  };
}

/** Details with their amounts converted to another currency. */
export const inCurrency = (fields: StatedFields, factor: number): StatedFields =>
  scaled(fields, factor, 1, (fact) => benefitFacts[fact].perPeriod || fact === 'price' || fact === 'balance');

/** Details for a pay period that is `factor` times as long. */
export const inPeriod = (fields: StatedFields, factor: number): StatedFields =>
  scaled(fields, factor, factor, (fact) => benefitFacts[fact].perPeriod);
