import { toMajor } from '../../money';
import type { PayslipForm } from './form';

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
 * @param amounts the lines in the order of the layout, in minor units
 * @returns major units; the effective rate in percent
 */
export function figuresOf({ layout, minor }: PayslipForm, gross: number, amounts: Float64Array): number[] {
  const { contributions, employer, credits, brackets } = layout.sections;
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
