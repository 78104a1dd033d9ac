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

/** Rows by employee. */
export interface RowsByEmployee {
  /** In the order in which each employee comes first. */
  readonly employees: readonly MonthsOfEmployee[];
  /** Employees of one name without a number, told apart by the order of their rows in each month. */
  readonly toldByOrder: readonly MonthsOfEmployee[];
  /** Rows whose employee is not certain: others of the same name may be the same person, or another one. */
  readonly unclear: readonly MonthRow[];
}

/** What tells one employee from another: the first that is stated. */
const identities = [
  'employee_number',
  'tax_number',
  'social_security_number',
  'national_id',
  'passport',
  'health_number',
  'other_fund_number',
] as const satisfies readonly PersonField[];

/** What does not change, and so tells apart people of one name. */
const lastingFacts = ['birth_date', 'gender'] as const satisfies readonly PersonField[];

/** Rows that belong to one employee by what they state, or to several of one name. */
interface Group {
  readonly name: string;
  readonly isNumbered: boolean;
  readonly rows: MonthRow[];
  readonly months: Set<string>;
}

function nameOf({ row: { person } }: MonthRow): string {
  const names = [person.name, person.surname, person.first_name, person.other_names].filter(Boolean);
  return names.join(' ').normalize().replaceAll(/\s+/g, ' ').toUpperCase();
}

function groupsOf(rows: readonly MonthRow[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { person } = row.row;
    const identity = identities.find((field) => person[field] !== undefined);
    const name = nameOf(row);
    const unnumbered = name === '' ? ['row', row.number] : [name, ...lastingFacts.map((field) => person[field])];
    const key = JSON.stringify(identity === undefined ? unnumbered : [identity, person[identity]]);
    const group = groups.get(key) ?? { name, isNumbered: identity !== undefined, rows: [], months: new Set() };
    groups.set(key, group);
    group.rows.push(row);
    group.months.add(row.month);
  }
  return [...groups.values()];
}

/** The first rows of each month are those of one employee, the second ones those of another. */
function byOrderInMonth(rows: readonly MonthRow[]): readonly (readonly MonthRow[])[] {
  const inMonth = new Map<string, number>();
  const employees: MonthRow[][] = [];
  for (const row of rows) {
    const place = inMonth.get(row.month) ?? 0;
    inMonth.set(row.month, place + 1);
    (employees[place] ??= []).push(row);
  }
  return employees;
}

/** May two groups of one name be one person? Not where both have the same month. */
function mayBeOne(group: Group, other: Group): boolean {
  if ([...group.months].some((month) => other.months.has(month))) return false;
  const [one, two] = [group.rows[0]!.row.person, other.rows[0]!.row.person];
  const differs = (field: PersonField): boolean =>
    one[field] !== undefined && two[field] !== undefined && one[field] !== two[field];
  return !lastingFacts.some(differs);
}

const inMonthOrder = (rows: readonly MonthRow[]): MonthsOfEmployee =>
  rows.toSorted((one, other) => one.month.localeCompare(other.month));

/**
 * Rows by employee: by the numbers that they state, else by name and lasting facts. People of one name without a number
 * are told apart by the order of their rows, where each month has as many of them. Where that is not so, the rows are
 * divided in the same way, and are unclear.
 */
export function byEmployee(rows: readonly MonthRow[]): RowsByEmployee {
  const groups = groupsOf(rows);
  const ofName = new Map<string, Group[]>();
  for (const group of groups) {
    const known = ofName.get(group.name);
    if (known === undefined) ofName.set(group.name, [group]);
    else known.push(group);
  }
  const employees: MonthsOfEmployee[] = [];
  const toldByOrder: MonthsOfEmployee[] = [];
  const unclear: MonthRow[] = [];
  for (const group of groups) {
    const divided = group.isNumbered ? [group.rows] : byOrderInMonth(group.rows);
    const people = divided.map(inMonthOrder);
    employees.push(...people);
    if (group.isNumbered || group.name === '') continue;
    const namesakes = ofName.get(group.name)!.filter((other) => other !== group);
    const isEven = people.every(({ length }) => length === people[0]!.length);
    if (!isEven || namesakes.some((other) => mayBeOne(group, other))) unclear.push(...group.rows);
    else if (people.length > 1) toldByOrder.push(...people);
  }
  const firstRow = (months: MonthsOfEmployee): number => Math.min(...months.map(({ number }) => number));
  return { employees: employees.toSorted((one, other) => firstRow(one) - firstRow(other)), toldByOrder, unclear };
}
