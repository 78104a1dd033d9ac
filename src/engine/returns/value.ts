import type { ReturnEmployer, ReturnRow } from '../../contract/returns';
import type { TaxResult } from '../../contract/tax';
import { circumstanceWords } from '../../contract/words/circumstances';
import type { PayPart } from '../../contract/words/pay-parts';
import { type Country, type EmployeeValue, employeeValues, type ReturnValue } from '../../reference/schema';
import { tidy } from '../../tidy';
import { amountOfPart, shareOfPart } from '../income/part-sent';
import { ceilingOf } from './ceiling';
import { dayAs } from './day-as';

/** What a cell holds before it is written: text, an amount in major units, or nothing. */
export type Raw = string | number | undefined;

/** What returns read from a payslip. */
export type Slip = Pick<
  TaxResult,
  | 'gross_amount'
  | 'taxable_amount'
  | 'tax_amount'
  | 'net_amount'
  | 'contributions'
  | 'employer_contributions'
  | 'reliefs'
  | 'credits'
  | 'surcharges'
  | 'benefits'
  | 'taxable_parts'
>;

/** An employee of a return, with the payslip of the month. */
export interface Employed {
  /** Running number, from 1. */
  readonly number: number;
  readonly row: ReturnRow;
  readonly slip: Slip;
}

/** What the values of a record are read from. */
export interface Place {
  readonly country: Country;
  /** YYYY-MM. */
  readonly month: string;
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
function basicPay({ row: { pay = {} }, slip }: Employed): number {
  const parts = Object.values(pay).filter((part) => part !== undefined);
  return (slip.gross_amount - add(parts.map(amountOfPart))) / (1 + add(parts.map(shareOfPart)));
}

function partsSum(employed: Employed, parts: readonly PayPart[]): number {
  const basic = basicPay(employed);
  return add(
    parts.map((part) => {
      const sent = employed.row.pay?.[part];
      return sent === undefined ? 0 : amountOfPart(sent) + shareOfPart(sent) * basic;
    }),
  );
}

function taxedPart({ slip }: Employed, id: string, what: 'paid' | 'taxable' | 'not_taxed'): number {
  const part = slip.taxable_parts?.find((one) => one.id === id);
  if (part === undefined) return 0;
  return what === 'not_taxed' ? tidy(part.paid - part.taxable) : part[what];
}

/** The full name, where only its parts are stated. */
function nameOf({ person: { name, surname, first_name, other_names } }: ReturnRow): string | undefined {
  return name ?? ([surname, first_name, other_names].filter(Boolean).join(' ') || undefined);
}

function personOf(value: Extract<EmployeeValue, { person: unknown }>, place: Place, { row }: Employed): Raw {
  const sent = value.person === 'name' ? nameOf(row) : row.person[value.person];
  if (sent === undefined) return value.else && valueOf(value.else, place);
  return typeof sent === 'number' ? sent : (value.words?.[String(sent)] ?? String(sent));
}

function circumstanceOf(value: Extract<EmployeeValue, { employee: unknown }>, { row }: Employed): Raw {
  const stated = row.employee?.[value.employee] ?? circumstanceWords[value.employee].default;
  return value.words?.[String(stated)] ?? (typeof stated === 'number' ? stated : String(stated));
}

function ofEmployee(value: EmployeeValue, place: Place, employed: Employed): Raw {
  const { slip, row } = employed;
  if ('person' in value) return personOf(value, place, employed);
  if ('employee' in value) return circumstanceOf(value, employed);
  if ('slip' in value) return value.slip === 'basic_pay' ? tidy(basicPay(employed)) : (slip[value.slip] ?? 0);
  if ('taxed_part' in value) return taxedPart(employed, value.taxed_part, value.what);
  if ('pay' in value) return partsSum(employed, value.pay);
  if ('paid' in value) return add(value.paid.map((name) => row.paid?.[name] ?? 0));
  if ('contributions' in value)
    return linesSum([...(slip.contributions ?? []), ...(slip.employer_contributions ?? [])], value.contributions);
  if ('reliefs' in value) return linesSum(slip.reliefs, value.reliefs);
  if ('credits' in value) return linesSum(slip.credits, value.credits);
  if ('surcharges' in value) return linesSum(slip.surcharges, value.surcharges);
  return linesSum(slip.benefits, value.benefits);
}

const isOfEmployee = (value: ReturnValue): value is EmployeeValue => employeeValues.some((name) => name in value);

/** What a column of a return holds. Nothing where a record of the whole return asks for something of an employee. */
export function valueOf(value: ReturnValue, place: Place): Raw {
  if (isOfEmployee(value)) return place.employed && ofEmployee(value, place, place.employed);
  const numbers = (values: readonly ReturnValue[]): number[] => values.map((one) => numberOf(valueOf(one, place)));
  if ('text' in value) return value.text;
  if ('number' in value) return value.number;
  if ('employer' in value) return place.employer[value.employer];
  if ('month' in value) return dayAs(`${place.month}-01`, value.month);
  if ('count' in value) return place.employed?.number;
  if ('rows_of' in value) return place.rows.get(value.rows_of) ?? 0;
  if ('ceiling' in value) return ceilingOf(place.country, value.ceiling, place.month);
  if ('column' in value) return place.columns.get(value.column);
  if ('total' in value) return place.sums.get(value.total) ?? 0;
  if ('sum' in value) return add(numbers(value.sum));
  if ('least' in value) return Math.min(...numbers(value.least));
  if ('hundredths' in value) return Math.round(tidy(numberOf(valueOf(value.hundredths, place)) * 100));
  if ('less' in value) return add(numbers(value.less).map((amount, at) => (at === 0 ? amount : -amount)));
  if ('rank' in value) {
    const at = value.of.indexOf(String(valueOf(value.rank, place) ?? ''));
    return at < 0 ? undefined : at;
  }
  return valueOf(isEmpty(valueOf(value.whether, place)) ? value.no : value.yes, place);
}
