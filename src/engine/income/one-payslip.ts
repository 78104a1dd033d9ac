import { divide, multiply, type Rational, ratio, toNumber, wholeOf } from '../exact/rational';
import type { IncomeLaw } from '../law/income-law';
import { inexactness, type Margin, workOut, workOutExactly } from '../law/work-out';
import { minorUnits } from '../money';
import type { Employee } from './employee';
import { exactInput } from './exact-input';
import type { IncomeProgram } from './income-program';
import { isOfPeriod, placeOf } from './inputs';
import { type PayslipForm, payslipForms } from './payslip/form';
import { taxRounding } from './tax-rounding';

/** The lines of one payslip: their form, and their amounts in minor units of the pay period. */
export interface OnePayslip {
  readonly form: PayslipForm;
  readonly amounts: readonly number[];
}

/** Computes payslips of one law, pay period and currency, one employee at a time. */
export interface OnePayslipMaker {
  /** The payslip of an employee at a gross pay in minor units. */
  readonly payslip: (employee: Employee, gross: number) => OnePayslip;
  /** Only what is left of the gross pay, in minor units: for the search for a gross. */
  readonly net: (employee: Employee, gross: number) => number;
}

function sumOfFirst(amounts: readonly number[], count: number): number {
  let sum = 0;
  for (let line = 0; line < count; line++) sum += amounts[line]!;
  return sum;
}

/** What a payslip leaves of a gross pay, in minor units. */
export const netOf = ({ form, amounts }: OnePayslip, gross: number): number =>
  gross - sumOfFirst(amounts, form.layout.sections.contributions.end);

/** A result in floating point, rounded to whole units; undefined where it is too near the middle to say. */
function wholeUnits(value: number, direction: 'nearest' | 'down' | 'up', error: number): number | undefined {
  const turned = direction === 'nearest' ? value + 0.5 : value;
  if (Math.abs(turned - Math.round(turned)) <= error) return undefined;
  return direction === 'up' ? Math.ceil(turned) : Math.floor(turned);
}

/**
 * Prepares the computation of payslips one by one: the law is worked out in floating point, and exactly where that is too
 * near a limit or the middle between two amounts to be sure.
 */
export function onePayslips(
  program: IncomeProgram,
  law: IncomeLaw,
  perYear: Rational,
  currency: string,
): OnePayslipMaker {
  const { steps } = program;
  const minor = minorUnits(currency);
  const periods = toNumber(perYear);
  const formOf = payslipForms(program, perYear, currency);
  const { unit, direction } = taxRounding(law, minor);
  const names = steps.inputs;
  const factors = Float64Array.from(names, (name) => (isOfPeriod(name) ? periods : 1));
  const places = Int32Array.from(names, (name) => placeOf(name) ?? -1);
  const grossAt = places.indexOf(-1);
  const inputs = new Float64Array(names.length);
  const worked = new Float64Array(steps.count);
  const exact: Rational[] = [];
  const margin: Margin = { least: Infinity, top: 0 };
  const inMinor = minor / periods;

  function workOutFor(employee: Employee, gross: number): void {
    const { values } = employee;
    for (let i = 0; i < inputs.length; i++) inputs[i] = values[places[i]!]! * factors[i]!;
    if (grossAt >= 0) inputs[grossAt] = (gross * periods) / minor;
    margin.least = Infinity;
    margin.top = 0;
    workOut(steps, inputs, worked, margin);
  }

  /** Rounds the tax and the lines after it. False where floating point cannot say. */
  function roundLines(lines: PayslipForm['steps'], amounts: number[]): boolean {
    const reach = margin.top * inexactness;
    if (margin.least <= reach) return false;
    const error = reach * inMinor;
    const tax = wholeUnits((worked[lines[0]!]! * inMinor) / unit, direction, error);
    if (tax === undefined) return false;
    amounts[0] = tax * unit;
    for (let line = 1; line < amounts.length; line++) {
      const value = worked[lines[line]!]!;
      const amount = value === 0 ? 0 : wholeUnits(value * inMinor, 'nearest', error);
      if (amount === undefined) return false;
      amounts[line] = amount;
    }
    return true;
  }

  /** The steps of what is taken off pay: the tax, then the contributions of the employee. */
  const takenOff = Int32Array.from(program.layout.values.slice(0, program.layout.sections.contributions.end), (value) =>
    steps.places.get(value)!,
  );
  const takenAmounts = new Array<number>(takenOff.length);

  function exactAmounts(lines: PayslipForm['steps'], employee: Employee, gross: number, amounts: number[]): void {
    const exactInputs = names.map((name) => exactInput(name, employee, gross, perYear, minor));
    workOutExactly(steps, exactInputs, exact);
    const toMinor = divide(ratio(minor, 1), perYear);
    const toUnits = multiply(toMinor, ratio(1, unit));
    amounts[0] = Number(wholeOf(multiply(exact[lines[0]!]!, toUnits), direction)) * unit;
    for (let line = 1; line < amounts.length; line++)
      amounts[line] = Number(wholeOf(multiply(exact[lines[line]!]!, toMinor), 'nearest'));
  }

  function payslip(employee: Employee, gross: number): OnePayslip {
    workOutFor(employee, gross);
    const form = formOf(employee, worked);
    const amounts = new Array<number>(form.steps.length);
    if (!roundLines(form.steps, amounts)) exactAmounts(form.steps, employee, gross, amounts);
    return { form, amounts };
  }

  function net(employee: Employee, gross: number): number {
    workOutFor(employee, gross);
    if (!roundLines(takenOff, takenAmounts)) exactAmounts(takenOff, employee, gross, takenAmounts);
    return gross - sumOfFirst(takenAmounts, takenAmounts.length);
  }

  return { payslip, net };
}
