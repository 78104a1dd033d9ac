import { toMajor } from '../money';
import { amountsAt } from '../pay/schedule';
import { lineCount, type Payroll } from '../pay/payroll';

/**
 * Where the figures that every payslip has stand in a list of figures; its lines follow, in the order of the payroll.
 */
export const figureAt = {
  gross: 0,
  tax: 1,
  pension: 2,
  net: 3,
  effectiveRate: 4,
  employerCost: 5,
  rounding: 6,
  lines: 7,
} as const;

/**
 * The figures of a payslip: those that every payslip has, then its lines.
 *
 * @param gross pay in minor units
 * @returns major units; the effective rate in percent
 */
export function figuresAt(payroll: Payroll, gross: number): number[] {
  const lines = lineCount(payroll);
  const { compiled, minor, schedule } = payroll;
  const amounts = new Float64Array(schedule.lines);
  amountsAt(schedule, gross, lines, amounts);
  const employerFrom = 1 + compiled.contributions.length;
  const employerTo = employerFrom + compiled.employer.length;
  const tax = amounts[0]!;
  let pension = 0;
  // Added up in the order in which net pay alone is, so that both round alike where amounts are larger than whole
  // numbers are exact.
  let taken = tax;
  for (let i = 1; i < employerFrom; i++) {
    pension += amounts[i]!;
    taken += amounts[i]!;
  }
  let employer = 0;
  for (let i = employerFrom; i < employerTo; i++) employer += amounts[i]!;
  // The lines that make the tax: credits are taken off, and surcharges, adjustments and brackets, which follow them,
  // are put on.
  const creditsFrom = employerTo + 1 + compiled.reliefs.length;
  const creditsTo = creditsFrom + compiled.credits.length;
  let rounding = tax;
  for (let i = creditsFrom; i < creditsTo; i++) rounding += amounts[i]!;
  for (let i = creditsTo; i < lines; i++) rounding -= amounts[i]!;
  const figures = [
    toMajor(gross, minor),
    toMajor(tax, minor),
    toMajor(pension, minor),
    toMajor(gross - taken, minor),
    (tax * 100) / gross,
    toMajor(gross + employer, minor),
    toMajor(rounding, minor),
  ];
  for (let i = 0; i < lines; i++) figures.push(toMajor(amounts[i]!, minor));
  return figures;
}
