import type { PayrollMonth, PayrollYearRequest } from '../../src/contract';
import { payrollYear } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

/** A row of a table: the law of the month in columns of its own. */
const row = ({ payslip: _payslip, law, ...amounts }: PayrollMonth): Record<string, unknown> => {
  const { from, to, ...truth } = law;
  return { ...amounts, law_from: from, law_to: to, ...truth };
};

export const handler: MakeHandler<'calculatePayrollYear'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (request: PayrollYearRequest, world) => payrollYear(world.reference, request, world)),
  table: ({ months }) => months.map(row),
});
