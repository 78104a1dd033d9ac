import { employeeFieldNames } from '../../src/contract/employee';
import type { LawCase } from './cases';

/** What a request says of an employee or an employer other than the default one. */
const employeeFields: readonly string[] = [...employeeFieldNames, 'basic', 'dependants', 'age'];

/** The cases that work the payslip of a real employee: with a family, parts of pay, benefits, another residence or another employer. */
export const workedPayslips = (cases: readonly LawCase[]): readonly LawCase[] =>
  cases.filter(({ checks }) =>
    checks.some(({ input }) => input['type'] === 'income' && employeeFields.some((field) => field in input)),
  );
