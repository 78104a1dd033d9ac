import type { ReturnRow } from '../../contract/returns';
import type { PersonField } from '../../contract/words/return-fields';

/** A row of the request: the pay of an employee in a month. */
export interface MonthRow {
  readonly row: ReturnRow;
  /** The row of the request, from 1. */
  readonly number: number;
  /** YYYY-MM. */
  readonly month: string;
}

/** The months of an employee, in their order. */
export type MonthsOfEmployee = readonly MonthRow[];

/** What tells one employee from another: the first that is stated. */
const identities = [
  'employee_number',
  'tax_number',
  'social_security_number',
  'national_id',
  'passport',
] as const satisfies readonly PersonField[];

function identityOf({ row: { person }, number }: MonthRow): string {
  const field = identities.find((name) => person[name] !== undefined);
  if (field !== undefined) return `${field} ${person[field]}`;
  const names = [person.name, person.surname, person.first_name, person.other_names].filter(Boolean);
  return names.length === 0 ? `row ${number}` : names.join(' ');
}

/** Rows by employee, in the order in which each employee comes first. */
export function byEmployee(rows: readonly MonthRow[]): readonly MonthsOfEmployee[] {
  const employees = new Map<string, MonthRow[]>();
  for (const row of rows) {
    const identity = identityOf(row);
    const known = employees.get(identity);
    if (known === undefined) employees.set(identity, [row]);
    else known.push(row);
  }
  return [...employees.values()].map((months) => months.sort((a, b) => (a.month < b.month ? -1 : 1)));
}
