import { createRecall } from '../../../recall';
import type { Rational } from '../../exact/rational';
import type { LawUsed } from '../../law/income-sources';
import type { Quantity } from '../../law/quantity';
import { minorUnits } from '../../money';
import type { Employee } from '../employee';
import type { IncomeProgram } from '../income-program';
import { type PayslipLayout, payslipLayout, type PayslipLines } from './layout';
import { lineConditions } from './line-conditions';
import { type PeriodTable, periodTables } from './period-tables';

/** What is the same on every payslip with the same lines: their names and order, and the tables of the scale. */
export interface PayslipForm {
  readonly lines: PayslipLines;
  readonly layout: PayslipLayout;
  readonly tables: readonly PeriodTable[];
  readonly minor: number;
  /** The step of each line. */
  readonly steps: Int32Array;
  /** What the law counts of the family, and how many; undefined if it counts nothing. */
  readonly family: { readonly counted: string; readonly number: number } | undefined;
  /** Does the payslip say nothing about family, parts of pay or benefits? */
  readonly isPlain: boolean;
  /** Is the tax that of the year so far, less what was withheld? */
  readonly isOfYearSoFar: boolean;
  /** May the tax come from several tables of the scale: on regular pay, and on the year with what is paid once? */
  readonly isBySeveralTables: boolean;
  /** What of the law the payslip uses. */
  readonly used: LawUsed;
}

/** The lines that have a rule of the law behind them. */
const linesOfRules = (lines: PayslipLines): readonly { readonly id: string }[] => [
  ...lines.contributions,
  ...lines.employer,
  ...lines.parts,
  ...lines.benefits,
  ...lines.reliefs,
  ...lines.credits,
  ...lines.surcharges,
];

/** What the law counts of an employee's family, if it counts anything. */
interface FamilyCounts {
  /** The shares of a family quotient; 1 without one. */
  readonly shares: number;
  readonly family: number | undefined;
}

/** How a program counts the family of the employee whose steps were worked out. */
function familyCounts({ compiled, steps }: IncomeProgram): (worked: Float64Array) => FamilyCounts {
  const placeOf = (quantity: Quantity | undefined): number | undefined => quantity && steps.places.get(quantity);
  const [shares, family] = [placeOf(compiled.shares), placeOf(compiled.family?.value)];
  return (worked) => ({
    shares: shares === undefined ? 1 : worked[shares]!,
    family: family === undefined ? undefined : worked[family],
  });
}

/** Makes a form from the lines that it has. */
type MakeForm = (counts: FamilyCounts, has: (line: object) => boolean) => PayslipForm;

function formMaker({ compiled, steps, shape }: IncomeProgram, periods: Rational, currency: string): MakeForm {
  const minor = minorUnits(currency);
  return ({ shares, family }, has) => {
    const lines: PayslipLines = {
      ...compiled,
      contributions: compiled.contributions.filter(has),
      employer: compiled.employer.filter(has),
      parts: compiled.parts.filter(has),
      benefits: compiled.benefits.filter(has),
      reliefs: compiled.reliefs.filter(has),
      credits: compiled.credits.filter(has),
      surcharges: compiled.surcharges.filter(has),
      adjustments: compiled.adjustments.filter(has),
    };
    const layout = payslipLayout(lines);
    const ids = new Set(linesOfRules(lines).map(({ id }) => id));
    return {
      lines,
      layout,
      tables: periodTables(lines, layout, periods, minor, shares),
      minor,
      steps: Int32Array.from(layout.values, (value) => steps.places.get(value)!),
      family: family === undefined ? undefined : { counted: compiled.family!.name, number: family },
      used: { counts: ({ id }) => ids.has(id), scale: compiled.scale, once: shape.once },
      isOfYearSoFar: shape.cumulative,
      isBySeveralTables: compiled.tables.length > 1 && shape.once.length > 0,
      isPlain: lines.parts.length === 0 && lines.benefits.length === 0 && family === undefined,
    };
  };
}

/** Forms by the lines that they have: each condition that holds or not leads to another place. */
interface FormPlace {
  holds?: FormPlace;
  fails?: FormPlace;
  form?: PayslipForm;
}

/** The form of an employee's payslip: one object for all payslips with the same lines. */
export type FormOf = (employee: Employee, worked: Float64Array) => PayslipForm;

/** The forms of the payslips of a program. */
export function payslipForms(program: IncomeProgram, periods: Rational, currency: string): FormOf {
  const conditions = lineConditions(program);
  const inOrder = [...conditions.values()];
  const countsOf = familyCounts(program);
  const make = formMaker(program, periods, currency);
  const formsByCounts = createRecall<FormPlace>(Infinity);

  return (employee, worked) => {
    const counts = countsOf(worked);
    let place = (formsByCounts.at(counts.shares, counts.family).kept ??= {});
    for (const condition of inOrder) place = condition(employee, worked) ? (place.holds ??= {}) : (place.fails ??= {});
    return (place.form ??= make(counts, (line) => conditions.get(line)?.(employee, worked) ?? true));
  };
}
