import { type Period, payPeriodWords } from '../../../contract/words/pay-periods';
import { divide, multiply, type Rational, rational, toNumber } from '../../exact/rational';
import { isFor } from '../../law/is-for';
import type { LawUsed } from '../../law/income-sources';
import type { Line } from '../../law/line';
import type { Quantity } from '../../law/quantity';
import { minorUnits } from '../../money';
import type { TreatedPart } from '../compile/compiled-income';
import { circumstanceOf, type Employee, isPaid } from '../employee';
import { type IncomeProgram, nothingTests } from '../income-program';
import { type PayslipLayout, payslipLayout, type PayslipLines } from './layout';

/** One bracket of a payslip: limits in major units of the pay period. */
interface PeriodBracket {
  readonly from: number;
  readonly to: number | null;
  readonly rate: number;
}

/** One table of the scale in the pay period. */
interface PeriodTable {
  /** The largest taxable income that uses this table, in minor units; Infinity for the last. */
  readonly upTo: number;
  /** The largest taxable income in major units; null for the last. */
  readonly limit: number | null;
  /** The line of its first bracket. */
  readonly first: number;
  readonly brackets: readonly PeriodBracket[];
}

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

/** The tables of the scale in the pay period; with a family quotient, their limits are multiplied by the shares. */
function periodTables(
  { tables }: PayslipLines,
  { sections }: PayslipLayout,
  periods: number,
  minor: number,
  shares: number,
): PeriodTable[] {
  const factor = divide(rational(shares), { n: periods, d: 1 });
  const inPeriod = (yearly: Rational): number => toNumber(multiply(yearly, factor));
  const limit = (yearly: Rational): number => Math.round(inPeriod(yearly) * minor) / minor;
  let { first } = sections.brackets;
  return tables.map(({ bands, upTo }) => {
    const table = {
      upTo: upTo === undefined ? Infinity : inPeriod(upTo) * minor,
      limit: upTo === undefined ? null : limit(upTo),
      first,
      brackets: bands.map(({ from, to, rate }) => ({
        from: limit(from),
        to: to === undefined ? null : limit(to),
        rate,
      })),
    };
    first += bands.length;
    return table;
  });
}

/** Every line that has a rule of the law behind it. */
const allLines = (lines: PayslipLines): readonly { readonly id: string }[] => [
  ...lines.contributions,
  ...lines.employer,
  ...lines.parts,
  ...lines.benefits,
  ...lines.reliefs,
  ...lines.credits,
  ...lines.surcharges,
];

/** Whether a line stands on the payslip of an employee: rules for others do not, nor what nobody like them has. */
type Stands = (employee: Employee, worked: Float64Array) => boolean;

const forWhom =
  ({ where }: Pick<Line, 'where'>): Stands =>
  (employee) =>
    isFor(where, (name) => circumstanceOf(employee, name));

/** Which lines of a law stand on a payslip only for some employees. */
function conditionsOf({ compiled, steps }: IncomeProgram): ReadonlyMap<object, Stands> {
  const { contributions, employer, benefits, reliefs, surcharges, adjustments, credits, parts } = compiled;
  const conditions = new Map<object, Stands>();
  const isNothing = nothingTests(steps);
  for (const line of [...contributions, ...employer, ...adjustments])
    if (line.where !== undefined) conditions.set(line, forWhom(line));
  for (const line of [...benefits, ...reliefs, ...credits, ...surcharges]) {
    const nothing = isNothing(line.value);
    const applies = forWhom(line);
    conditions.set(
      line,
      line.where === undefined
        ? (_, worked) => !nothing(worked)
        : (employee, worked) => applies(employee, worked) && !nothing(worked),
    );
  }
  // Where no rule for a part of pay applies to the employee, the part is ordinary pay. The payslip lists it once, under
  // the first of those rules.
  for (const part of parts) {
    const applies = forWhom(part);
    const rivals = parts.filter((other) => other !== part && other.parts.some((name) => part.parts.includes(name)));
    const others = rivals.map(forWhom);
    const isFirst = rivals.every((other) => parts.indexOf(part) < parts.indexOf(other));
    conditions.set(
      part,
      (employee, worked) =>
        part.parts.some((name) => isPaid(employee, name)) &&
        (applies(employee, worked) || (isFirst && !others.some((test) => test(employee, worked)))),
    );
  }
  return conditions;
}

/** How many conditions fit into one number of a key. */
const bitsOfKey = 30;

/** The form of an employee's payslip, by the lines that stand on it: one object for all payslips of that form. */
export type FormOf = (employee: Employee, worked: Float64Array) => PayslipForm;

/** The forms of the payslips of a program. */
export function payslipForms(program: IncomeProgram, period: Period, currency: string): FormOf {
  const { compiled, steps } = program;
  const minor = minorUnits(currency);
  const periods = payPeriodWords[period].perYear;
  const known = new Map<string, PayslipForm>();
  const tests = conditionsOf(program);
  const { contributions, employer, benefits, reliefs, surcharges, adjustments, credits, parts } = compiled;
  const conditional = [...tests.values()];
  const place = (quantity: Quantity | undefined): number | undefined => quantity && steps.places.get(quantity);
  const [sharesAt, familyAt] = [place(compiled.shares), place(compiled.family?.value)];

  function make(employee: Employee, worked: Float64Array, shares: number, family: number | undefined): PayslipForm {
    const stands = (line: object): boolean => tests.get(line)?.(employee, worked) ?? true;
    const kept = (lines: readonly Line[]): readonly Line[] => lines.filter(stands);
    const lines: PayslipLines = {
      ...compiled,
      contributions: kept(contributions),
      employer: kept(employer),
      parts: parts.filter((part: TreatedPart) => stands(part)),
      benefits: kept(benefits),
      reliefs: kept(reliefs),
      credits: kept(credits),
      surcharges: kept(surcharges),
      adjustments: kept(adjustments),
    };
    const layout = payslipLayout(lines);
    const ids = new Set(allLines(lines).map(({ id }) => id));
    return {
      lines,
      layout,
      tables: periodTables(lines, layout, periods, minor, shares),
      minor,
      steps: Int32Array.from(layout.values, (value) => steps.places.get(value)!),
      family: family === undefined ? undefined : { counted: compiled.family!.name, number: family },
      used: { counts: ({ id }) => ids.has(id), scale: compiled.scale, once: program.shape.once },
      isOfYearSoFar: program.shape.cumulative,
      isBySeveralTables: compiled.tables.length > 1 && program.shape.once.length > 0,
      isPlain: lines.parts.length === 0 && lines.benefits.length === 0 && family === undefined,
    };
  }

  return (employee, worked) => {
    const shares = sharesAt === undefined ? 1 : worked[sharesAt]!;
    const family = familyAt === undefined ? undefined : worked[familyAt];
    let key = `${shares} ${family}`;
    let mask = 0;
    for (let i = 0; i < conditional.length; i++) {
      mask = mask * 2 + Number(conditional[i]!(employee, worked));
      if (i % bitsOfKey === bitsOfKey - 1) {
        key += ` ${mask}`;
        mask = 0;
      }
    }
    key += ` ${mask}`;
    let form = known.get(key);
    if (form === undefined) known.set(key, (form = make(employee, worked, shares, family)));
    return form;
  };
}
