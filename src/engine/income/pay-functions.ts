import { oncePer } from '../../once';
import { type Rational, toNumber } from '../exact/rational';
import { flatten, roundingReach } from '../law/flatten';
import type { IncomeLaw } from '../law/income-law';
import { onPay } from '../law/on-pay';
import { stepsOf } from '../law/steps';
import { type Axis, sum, type Value } from '../law/value';
import { grossUp } from '../pay/gross-up';
import { neverNegativeFrom, type NetCurve, netCurve } from '../pay/net-curve';
import { schedule, type Schedule, type ScheduledLine } from '../pay/schedule';
import { totalAt } from '../pay/scheduled-amounts';
import type { Employee } from './employee';
import { knownInput } from './exact-input';
import type { PayslipForm } from './payslip/form';
import type { PayslipLayout } from './payslip/layout';
import { taxRounding, type TaxRounding } from './tax-rounding';

/** Income-tax law prepared for one employee and pay period. All amounts are whole minor units of the pay period. */
export interface PayFunctions {
  readonly form: PayslipForm;
  readonly minor: number;
  /** Pay periods in a year. */
  readonly periods: Rational;
  readonly schedule: Schedule;
  /** How many lines at the start of the schedule are taken off pay: tax and employee contributions. */
  readonly deducted: number;
  /** Yearly tax, and tax with employee contributions, as functions of annual gross pay. */
  readonly tax: Value;
  readonly taken: Value;
  readonly axes: readonly Axis[];
  readonly curve: NetCurve;
  /** From this gross up, in minor units, net pay is never negative. */
  readonly neverNegativeFrom: number;
}

/** The payslip lines to compute. The law may round the tax its own way; all else is rounded to the minor unit. */
function scheduledLines(values: readonly Value[], rounding: TaxRounding): ScheduledLine[] {
  const [tax, ...others] = values.map((value): ScheduledLine => ({ value, unit: 1, direction: 'nearest' }));
  return [{ ...tax!, ...rounding }, ...others];
}

/**
 * Net pay before rounding. Rounding moves each line by at most half a minor unit. Where the law rounds the tax its own
 * way, it moves the tax by up to a whole rounding unit. The slack is kept tight: every extra unit means another try in
 * the search for a gross.
 */
function netCurveOf(
  taken: Value,
  axes: readonly Axis[],
  contributions: number,
  { regime }: IncomeLaw,
  taxUnit: number,
  periods: Rational,
  minor: number,
): NetCurve {
  const slack =
    contributions / 2 +
    (regime.tax_rounding === undefined ? 0.5 : taxUnit) +
    (roundingReach(taken, axes) * minor) / toNumber(periods);
  return netCurve(flatten(taken, axes), periods, minor, { slack, mayRiseFaster: axes.length > 1 });
}

/** The steps of the lines of a payslip. Employees share the layout. */
const stepsOfLayout = oncePer(({ values }: PayslipLayout) => stepsOf(values));

/**
 * Prepares income-tax law for one employee and any pay.
 *
 * @throws UnsupportedLaw if the tax is not piecewise linear in pay
 */
export function payFunctions(law: IncomeLaw, form: PayslipForm, employee: Employee, periods: Rational): PayFunctions {
  const { layout, lines, minor } = form;
  const { values, axes } = onPay(stepsOfLayout(layout), (name) => knownInput(name, employee, periods));
  const { contributions } = layout.sections;
  const tax = values[0]!;
  const taken = values.slice(contributions.first, contributions.end).reduce(sum, tax);
  const rounding = taxRounding(law, minor);
  const curve = netCurveOf(taken, axes, lines.contributions.length, law, rounding.unit, periods, minor);
  return {
    form,
    minor,
    periods,
    schedule: schedule(scheduledLines(values, rounding), axes, periods, minor),
    deducted: contributions.end,
    tax,
    taken,
    axes,
    curve,
    neverNegativeFrom: neverNegativeFrom(curve),
  };
}

/** Net pay at a gross pay, both in minor units. */
export const netPay = (prepared: PayFunctions, gross: number): number =>
  gross - totalAt(prepared.schedule, gross, prepared.deducted);

/**
 * The gross pay that leaves a net pay, in minor units; see {@link grossUp}.
 *
 * @param least the named parts of pay: undefined is returned if they alone leave more
 */
export const grossPay = (prepared: PayFunctions, net: number, least = 0) =>
  least > 0 && netPay(prepared, least) > net
    ? undefined
    : grossUp(prepared.curve, net, (gross) => netPay(prepared, gross), least);
