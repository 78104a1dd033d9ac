import { oncePer } from '../../../once';
import { minorUnits } from '../../money';
import type { LawQuestion } from '../law-question';
import type { OnePayslip } from '../one-payslip';
import { type Payroll, periodsAYear, periodTables } from '../payroll';

/** What is the same on every payslip with the same lines: their names and order, and the tables of the scale. */
export type PayslipForm = Pick<Payroll, 'compiled' | 'layout' | 'tables' | 'minor'>;

const formsOf = oncePer((_: LawQuestion) => new Map<string, PayslipForm>());

/** The form of a payslip that was computed on its own. Employees differ only in the credits that they have. */
export function formOf(asked: LawQuestion, { compiled, layout }: OnePayslip): PayslipForm {
  const forms = formsOf(asked);
  const lines = compiled.credits.map(({ id }) => id).join();
  let form = forms.get(lines);
  if (form === undefined) {
    const minor = minorUnits(asked.currency);
    const tables = periodTables(compiled, layout, periodsAYear[asked.period], minor);
    forms.set(lines, (form = { compiled, layout, tables, minor }));
  }
  return form;
}
