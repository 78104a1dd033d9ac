import type { LawCase } from './cases';

/** What a request says of an employee other than the default one. */
const employeeFields = ['employee', 'pay', 'in_kind', 'paid', 'year_to_date', 'basic', 'dependants', 'age'];

/** The cases that work the payslip of a real employee: with a family, parts of pay, benefits or another residence. */
export const workedPayslips = (cases: readonly LawCase[]): readonly LawCase[] =>
  cases.filter(({ checks }) =>
    checks.some(({ input }) => input['type'] === 'income' && employeeFields.some((field) => field in input)),
  );
