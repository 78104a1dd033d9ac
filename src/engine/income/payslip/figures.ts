import { toMajor } from '../../money';
import { amountsAt } from '../../pay/schedule';
import type { Payroll } from '../payroll';
import type { PayslipLayout } from './layout';

/** The index of each figure that every payslip has. The lines follow, in the order of the layout. */
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
export function figuresAt({ layout, minor, schedule }: Payroll, gross: number): number[] {
  const amounts = new Float64Array(schedule.lines);
  amountsAt(schedule, gross, layout.sections.brackets.end, amounts);
  return figuresOf(layout, minor, gross, amounts);
}

/**
 * The figures of a payslip whose lines are known.
 *
 * @param gross pay in minor units
 * @param amounts the lines in the order of the layout, in minor units
 */
export function figuresOf(
  { sections: { contributions, employer, credits, brackets } }: Pick<PayslipLayout, 'sections'>,
  minor: number,
  gross: number,
  amounts: Float64Array,
): number[] {
  const lines = brackets.end;
  const tax = amounts[0]!;
  let pension = 0;
  // Added in the same order as in net pay alone, so that both round alike above the largest exact integer.
  let taken = tax;
  for (let i = contributions.first; i < contributions.end; i++) {
    pension += amounts[i]!;
    taken += amounts[i]!;
  }
  let employerContributions = 0;
  for (let i = employer.first; i < employer.end; i++) employerContributions += amounts[i]!;
  // Credits are taken off the tax; surcharges, adjustments and brackets, which follow them, add up to it.
  let rounding = tax;
  for (let i = credits.first; i < credits.end; i++) rounding += amounts[i]!;
  for (let i = credits.end; i < lines; i++) rounding -= amounts[i]!;
  const figures = [
    toMajor(gross, minor),
    toMajor(tax, minor),
    toMajor(pension, minor),
    toMajor(gross - taken, minor),
    (tax * 100) / gross,
    toMajor(gross + employerContributions, minor),
    toMajor(rounding, minor),
  ];
  for (let i = 0; i < lines; i++) figures.push(toMajor(amounts[i]!, minor));
  return figures;
}
