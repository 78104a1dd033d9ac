import type { ReturnEmployer, ReturnRow } from '../../contract/returns';
import type { TaxResult } from '../../contract/tax';
import { circumstanceWords } from '../../contract/words/circumstances';
import type { PayPart } from '../../contract/words/pay-parts';
import { personFields } from '../../contract/words/return-fields';
import { lastDayOfMonth } from '../../day';
import {
  type Country,
  type EmployeeValue,
  employeeValues,
  type ReturnValue,
  type SlipFigure,
} from '../../reference/schema';
import { tidy } from '../../tidy';
import { amountOfPart, shareOfPart } from '../income/part-sent';
import { ceilingOf } from './ceiling';
import { dayAs } from './day-as';
import type { MonthRow } from './employees';

/** What a cell holds before it is written: text, an amount in major units, or nothing. */
export type Raw = string | number | undefined;

/** What returns read from a payslip. */
export type Slip = Pick<
  TaxResult,
  | 'gross_amount'
  | 'taxable_amount'
  | 'tax_amount'
  | 'net_amount'
  | 'pension'
  | 'contributions'
  | 'employer_contributions'
  | 'reliefs'
  | 'credits'
  | 'surcharges'
  | 'adjustments'
  | 'benefits'
  | 'taxable_parts'
  | 'family'
>;

/** A month of an employee, with its payslip. */
export interface MonthPaid extends MonthRow {
  readonly slip: Slip;
}

/** An employee of a return. */
export interface Employed {
  /** Running number, from 1. */
  readonly number: number;
  /** The months that count, in their order. */
  readonly months: readonly MonthPaid[];
  /** The last month of the employee: it says who it is. */
  readonly latest: MonthPaid;
  /** What the columns of the record of months come to, by id. */
  readonly ofMonths: ReadonlyMap<string, number>;
}

/** What the values of a record are read from. */
export interface Place {
  readonly country: Country;
  /** The last month of the return, or the month of the line, YYYY-MM. */
  readonly month: string;
  /** All months of the return. */
  readonly period: readonly string[];
  readonly employer: ReturnEmployer;
  /** undefined in a record of the whole return. */
  readonly employed: Employed | undefined;
  /** The columns of the same record that were read before, by id. */
  readonly columns: ReadonlyMap<string, Raw>;
  /** What columns come to over all rows, and how many rows have them, by id. */
  readonly sums: ReadonlyMap<string, number>;
  readonly rows: ReadonlyMap<string, number>;
}

const add = (amounts: readonly number[]): number => tidy(amounts.reduce((sum, amount) => sum + amount, 0));

const isEmpty = (raw: Raw): boolean => raw === undefined || raw === '' || raw === 0 || raw === 'false';

/** Text that is a number counts as one: the sum of the numbers of members is a usual control sum. */
export const numberOf = (raw: Raw): number => (typeof raw === 'string' ? Number(raw) || 0 : (raw ?? 0));

interface Line {
  readonly id: string;
  readonly amount: number;
}

const linesSum = (lines: readonly Line[] = [], ids: readonly string[] | 'all'): number =>
  add(lines.filter(({ id }) => ids === 'all' || ids.includes(id)).map(({ amount }) => amount));

/** Basic pay: cash pay less its named parts, of which some may be shares of it. */
function basicPay({ row: { pay = {} }, slip }: MonthPaid): number {
  const parts = Object.values(pay).filter((part) => part !== undefined);
  return (slip.gross_amount - add(parts.map(amountOfPart))) / (1 + add(parts.map(shareOfPart)));
}

function partsSum(month: MonthPaid, parts: readonly PayPart[]): number {
  const basic = basicPay(month);
  return add(
    parts.map((part) => {
      const sent = month.row.pay?.[part];
      return sent === undefined ? 0 : amountOfPart(sent) + shareOfPart(sent) * basic;
    }),
  );
}

function taxedPart({ slip }: MonthPaid, id: string, what: 'paid' | 'taxable' | 'not_taxed'): number {
  const part = slip.taxable_parts?.find((one) => one.id === id);
  if (part === undefined) return 0;
  return what === 'not_taxed' ? tidy(part.paid - part.taxable) : part[what];
}

/** The full name, where only its parts are stated. */
function nameOf({ person: { name, surname, first_name, other_names } }: ReturnRow): string | undefined {
  return name ?? ([surname, first_name, other_names].filter(Boolean).join(' ') || undefined);
}

function personOf(value: Extract<EmployeeValue, { person: unknown }>, place: Place, { latest, months }: Employed): Raw {
  const { person: field } = value;
  if (personFields[field].kind === 'number') {
    const stated = months.flatMap(({ row }) => row.person[field] ?? []);
    return stated.length === 0 ? value.else && valueOf(value.else, place) : add(stated.map(Number));
  }
  const sent = field === 'name' ? nameOf(latest.row) : latest.row.person[field];
  if (sent === undefined) return value.else && valueOf(value.else, place);
  return value.words?.[String(sent)] ?? String(sent);
}

function circumstanceOf(value: Extract<EmployeeValue, { employee: unknown }>, { row }: MonthPaid): Raw {
  const stated = row.employee?.[value.employee] ?? circumstanceWords[value.employee].default;
  return value.words?.[String(stated)] ?? (typeof stated === 'number' ? stated : String(stated));
}

function figureOf(figure: SlipFigure, month: MonthPaid): number {
  const { slip } = month;
  const parts = slip.taxable_parts ?? [];
  if (figure === 'basic_pay') return tidy(basicPay(month));
  if (figure === 'exempt') return add(parts.map(({ paid, taxable }) => paid - taxable));
  if (figure === 'contributory')
    return add([slip.gross_amount, ...parts.map(({ paid, contributory }) => contributory - paid)]);
  if (figure === 'tax_of_brackets')
    return add([
      slip.tax_amount,
      linesSum(slip.credits, 'all'),
      -linesSum(slip.surcharges, 'all'),
      -linesSum(slip.adjustments, 'all'),
    ]);
  return slip[figure] ?? 0;
}

/** A value that is the sum of what the months come to. */
type SumOfMonths = Exclude<EmployeeValue, { person: unknown } | { employee: unknown } | { family: unknown }>;

/** What a month comes to. */
function ofMonth(value: SumOfMonths, month: MonthPaid): number {
  const { slip, row } = month;
  if ('slip' in value) return figureOf(value.slip, month);
  if ('taxed_part' in value) return taxedPart(month, value.taxed_part, value.what);
  if ('pay' in value) return partsSum(month, value.pay);
  if ('paid' in value) return add(value.paid.map((name) => row.paid?.[name] ?? 0));
  if ('contributions' in value)
    return linesSum([...(slip.contributions ?? []), ...(slip.employer_contributions ?? [])], value.contributions);
  if ('reliefs' in value) return linesSum(slip.reliefs, value.reliefs);
  if ('credits' in value) return linesSum(slip.credits, value.credits);
  if ('surcharges' in value) return linesSum(slip.surcharges, value.surcharges);
  return linesSum(slip.benefits, value.benefits);
}

function ofEmployee(value: EmployeeValue, place: Place, employed: Employed): Raw {
  if ('person' in value) return personOf(value, place, employed);
  if ('employee' in value) return circumstanceOf(value, employed.latest);
  if ('family' in value) return employed.months.findLast(({ slip }) => slip.family !== undefined)?.slip.family!.number;
  return add(employed.months.map((month) => ofMonth(value, month)));
}

/** A month in words or digits. That of the first or last month of the employee where the return asks for it. */
function monthOf({ month: form, of, words }: Extract<ReturnValue, { month: string }>, place: Place): Raw {
  const months = place.employed?.months ?? [];
  const month = (of === undefined ? undefined : months.at(of === 'first' ? 0 : -1)?.month) ?? place.month;
  const text = dayAs(`${month}-01`, form);
  return words?.[text] ?? text;
}

/** Full years of age on the first or last day of the return. */
function ageAt(at: 'start' | 'end', { period, employed }: Place): Raw {
  const born = employed?.latest.row.person.birth_date;
  if (born === undefined) return undefined;
  const day = at === 'start' ? `${period[0]}-01` : lastDayOfMonth(period.at(-1)!);
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
}

/** A place whose employee has some of the months only. */
const inMonths = (place: Place, months: readonly MonthPaid[]): Place => ({
  ...place,
  employed: place.employed && { ...place.employed, months },
});

const isOfEmployee = (value: ReturnValue): value is EmployeeValue => employeeValues.some((name) => name in value);

/** What a column of a return holds. Nothing where a record of the whole return asks for something of an employee. */
export function valueOf(value: ReturnValue, place: Place): Raw {
  if (isOfEmployee(value)) return place.employed && ofEmployee(value, place, place.employed);
  const numbers = (values: readonly ReturnValue[]): number[] => values.map((one) => numberOf(valueOf(one, place)));
  if ('text' in value) return value.text;
  if ('number' in value) return value.number;
  if ('employer' in value) return place.employer[value.employer];
  if ('month' in value) return monthOf(value, place);
  if ('last_day' in value) return dayAs(lastDayOfMonth(place.month), value.last_day);
  if ('age_at' in value) return ageAt(value.age_at, place);
  if ('in_months' in value) {
    const { in_months: wanted, value: inner } = value;
    const months = place.employed?.months.filter(({ month }) => wanted.includes(place.period.indexOf(month) + 1));
    return valueOf(inner, inMonths(place, months ?? []));
  }
  if ('each_month' in value)
    return add(
      (place.employed?.months ?? []).map((month) =>
        numberOf(valueOf(value.each_month, { ...inMonths(place, [month]), month: month.month })),
      ),
    );
  if ('months_of' in value) return place.employed?.ofMonths.get(value.months_of) ?? 0;
  if ('count' in value) return place.employed?.number;
  if ('rows_of' in value) return place.rows.get(value.rows_of) ?? 0;
  if ('ceiling' in value) return ceilingOf(place.country, value.ceiling, place.month);
  if ('column' in value) return place.columns.get(value.column);
  if ('total' in value) return place.sums.get(value.total) ?? 0;
  if ('sum' in value) return add(numbers(value.sum));
  if ('least' in value) return Math.min(...numbers(value.least));
  if ('percent' in value) return tidy((numberOf(valueOf(value.of, place)) * value.percent) / 100);
  if ('hundredths' in value) return Math.round(tidy(numberOf(valueOf(value.hundredths, place)) * 100));
  if ('less' in value) return add(numbers(value.less).map((amount, at) => (at === 0 ? amount : -amount)));
  if ('rank' in value) {
    const at = value.of.indexOf(String(valueOf(value.rank, place) ?? ''));
    return at < 0 ? undefined : at;
  }
  return valueOf(isEmpty(valueOf(value.whether, place)) ? value.no : value.yes, place);
}
