import type { Where } from '../../src/reference/schema/where';

export type Circumstances = Readonly<Record<string, string | number | boolean>>;

/** The employee of whom nothing is said. */
export const usualCircumstances: Circumstances = {
  residency: 'resident',
  citizen: true,
  marital_status: 'single',
  spouse_income: false,
  children: 0,
  disabled_children: 0,
  dependants: 0,
  age: 40,
  disabled: false,
  main_employment: true,
  monthly_hours: 173,
  monthly_days: 22,
  student_loan: false,
  business_travel: false,
  incentive_month: 0,
  special_area: false,
  expense_rate: 0,
  category: 'general',
  sector: 'general',
  employer_size: 100,
  employer_payroll: 1_000_000_000,
  employer_turnover: 0,
  accident_rate: 0,
};

type All = Exclude<Where, readonly unknown[]>;
type Condition = Exclude<All[keyof All], undefined>;

/** Is a rule for this employee? Without conditions it is for everybody; of a list, one entry must hold. */
export function holds(where: Where | undefined, employee: Circumstances): boolean {
  if (where === undefined) return true;
  const all = (entry: All): boolean =>
    Object.entries(entry).every(([name, asked]) => meets(asked as Condition, employee[name]));
  return Array.isArray(where) ? where.some(all) : all(where as All);
}

/** A value, one of several, or a number between limits that belong to it. */
function meets(asked: Condition, value: string | number | boolean | undefined): boolean {
  if (value === undefined) return false;
  if (Array.isArray(asked)) return asked.includes(value);
  if (typeof asked !== 'object') return asked === value;
  const { at_least = -Infinity, at_most = Infinity } = asked as { at_least?: number; at_most?: number };
  return at_least <= Number(value) && Number(value) <= at_most;
}
