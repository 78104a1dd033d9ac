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
  otherTables: 7,
  lines: 8,
} as const;

function taxByTable({ tables }: PayslipForm, table: number, amounts: readonly number[]): number {
  const { first, brackets } = tables[table]!;
  let tax = 0;
  for (let i = first; i < first + brackets.length; i++) tax += amounts[i]!;
  return tax;
}

/**
 * The index of the table whose brackets a payslip shows: that of the taxable income or, where something is paid once,
 * that of the whole year.
 *
 * @param amounts the lines in the order of the layout, in minor units
 */
export function tableFor(form: PayslipForm, amounts: readonly number[]): number {
  const { tables, layout } = form;
  if (tables.length === 1) return 0;
  if (form.isBySeveralTables)
    for (let table = tables.length - 1; table >= 0; table--) if (taxByTable(form, table, amounts) !== 0) return table;
  const taxable = amounts[layout.sections.taxable.first]!;
  return tables.findIndex(({ upTo }) => taxable <= upTo);
}

/** The tax by tables that a payslip does not show: what is paid once may lift the income of the year into another. */
function taxByOtherTables(form: PayslipForm, amounts: readonly number[]): number {
  const shown = tableFor(form, amounts);
  return form.tables.reduce((tax, _, table) => (table === shown ? tax : tax + taxByTable(form, table, amounts)), 0);
}

/**
 * The figures of a payslip: those that every payslip has, then its lines.
 *
 * @param gross pay in minor units
 * @param amounts the lines in the order of the layout, in minor units
 * @returns major units; the effective rate in percent
 */
export function figuresOf(form: PayslipForm, gross: number, amounts: readonly number[]): number[] {
  const { layout, minor } = form;
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
    form.isBySeveralTables ? toMajor(taxByOtherTables(form, amounts), minor) : 0,
  ];
  for (let i = 0; i < lines; i++) figures.push(toMajor(amounts[i]!, minor));
  return figures;
}
