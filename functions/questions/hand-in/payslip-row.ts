import type { RequestValue } from '../../../src/contract/details';
import type { PeopleColumn } from '../../../src/contract/labels/people';
import { wrong } from '../../cell/failure';
import { isBlank, numberOf } from '../../cell/values';
import { words } from '../../cell/words';
import type { Deduction, Row } from '../payroll-table/column';
import type { PersonColumn, Person } from './people';

/** The fields of pay that a payslip takes. The law of the country and of the month hold for all. */
const payFields = ['amount', 'mode', 'employee', 'pay', 'in_kind', 'paid', 'worked', 'year_to_date'] as const;

/** What the head of a payslip shows of a person, by its field, with the longest text that it takes. */
const shown = {
  number: ['employee_number', 40],
  job: ['job_title', 60],
  classification: ['classification', 60],
  department: ['department', 60],
  born: ['birth_date', 10],
  started: ['hired_on', 10],
  payment: ['payment', 100],
  password: ['password', 100],
} as const satisfies Readonly<Record<string, readonly [PeopleColumn, number]>>;

/** The numbers of a person that a payslip shows, under the heading of their column. */
const identifiers: readonly PeopleColumn[] = [
  'tax_number',
  'social_security_number',
  'national_id',
  'passport',
  'health_number',
];

const nameOf = ({ name, surname, first_name, other_names }: Person): string =>
  String(name ?? [surname, first_name, other_names].filter((part) => part !== undefined).join(' '));

const deductionsIn = (deductions: readonly Deduction[], row: Row) =>
  deductions.flatMap(({ at, heading }) => {
    const amount = isBlank(row[at]) ? 0 : numberOf(row[at], heading);
    return amount === 0 ? [] : [{ name: heading.slice(0, 60), amount }];
  });

/**
 * A row as payslips take it.
 *
 * @throws CellError if it has no name, or is not for a month
 */
export function payslipRow(
  person: Person,
  pay: Readonly<Record<string, RequestValue>>,
  {
    row,
    people,
    deductions,
  }: { readonly row: Row; readonly people: readonly PersonColumn[]; readonly deductions: readonly Deduction[] },
): Readonly<Record<string, unknown>> {
  const name = nameOf(person);
  if (name === '') throw wrong(words('payslip_without_name'));
  if (pay['period'] !== undefined && pay['period'] !== 'monthly') throw wrong(words('return_of_months'));
  const head = Object.entries(shown).flatMap(([field, [column, most]]) =>
    person[column] === undefined ? [] : [[field, String(person[column]).slice(0, most)]],
  );
  const numbers = people
    .filter((column) => identifiers.includes(column.name) && person[column.name] !== undefined)
    .map((column) => ({ name: column.heading.slice(0, 40), value: String(person[column.name]).slice(0, 40) }));
  const off = deductionsIn(deductions, row);
  return {
    name: name.slice(0, 100),
    ...Object.fromEntries(head),
    ...(numbers.length === 0 ? {} : { identifiers: numbers }),
    ...(person.hours_worked === undefined ? {} : { hours: person.hours_worked }),
    ...(person.days_worked === undefined ? {} : { days: person.days_worked }),
    ...Object.fromEntries(payFields.flatMap((field) => (pay[field] === undefined ? [] : [[field, pay[field]]]))),
    ...(off.length === 0 ? {} : { deductions: off }),
  };
}
