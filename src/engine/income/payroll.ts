import { type Period, payPeriodWords } from '../../contract/words/pay-periods';
import { propertyOf } from '../../contract/words/vocabulary';
import { divide, type Rational, toNumber } from '../exact/rational';
import { flatten, roundingReach } from '../law/flatten';
import type { IncomeLaw } from '../law/income-law';
import { minorUnits, toMinor } from '../money';
import { grossUp, lowestWithout, type NetCurve, netCurve } from '../pay/gross-up';
import { schedule, type Schedule, type ScheduledLine, totalAt } from '../pay/schedule';
import { compileIncome } from './compile/compile-income';
import { type CompiledIncome, takenOffPay } from './compile/compiled-income';
import type { ExchangeRate, PayFrequency } from './compile/income-scope';
import { type PayslipLayout, payslipLayout } from './payslip/layout';
import type { Profile } from './profile';

export const periodsAYear = propertyOf(payPeriodWords, 'perYear');
export const frequencies: Record<Period, PayFrequency> = {
  monthly: 'monthly',
  annual: 'annual',
  weekly: 'shorter',
  biweekly: 'shorter',
};

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
  /** The same in major units; null for the last. */
  readonly limit: number | null;
  /** The line of its first bracket. */
  readonly first: number;
  readonly brackets: readonly PeriodBracket[];
}

/** Income-tax law prepared for one profile and pay period. All amounts are whole minor units of the pay period. */
export interface Payroll {
  readonly compiled: CompiledIncome;
  readonly layout: PayslipLayout;
  readonly minor: number;
  readonly periods: number;
  readonly schedule: Schedule;
  /** How many lines at the start of the schedule are taken off pay: tax and employee contributions. */
  readonly deducted: number;
  readonly tables: readonly PeriodTable[];
  readonly curve: NetCurve;
  /** From this gross up, in minor units, net pay is never negative. */
  readonly neverNegativeFrom: number;
}

/** The payslip lines to compute. The law may round the tax its own way; all else is rounded to the minor unit. */
export function scheduledLines({ values }: PayslipLayout, rounding: TaxRounding): ScheduledLine[] {
  const [tax, ...others] = values.map((value): ScheduledLine => ({ value, unit: 1, direction: 'nearest' }));
  return [{ ...tax!, ...rounding }, ...others];
}

export type TaxRounding = Pick<ScheduledLine, 'unit' | 'direction'>;

export const taxRounding = ({ regime: { tax_rounding } }: IncomeLaw, minor: number): TaxRounding =>
  tax_rounding === undefined
    ? { unit: 1, direction: 'nearest' }
    : { unit: toMinor(tax_rounding.to, minor), direction: tax_rounding.direction };

/** The tables of the scale in the pay period. */
export function periodTables(
  { tables }: CompiledIncome,
  { sections }: PayslipLayout,
  periods: number,
  minor: number,
): PeriodTable[] {
  const inPeriod = (yearly: Rational): number => toNumber(divide(yearly, { n: periods, d: 1 }));
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

/**
 * Net pay before rounding. Rounding moves each line by at most half a minor unit. Where the law rounds the tax its own
 * way, it moves the tax by up to a whole rounding unit. The slack is kept tight: every extra unit means another try in
 * the search for a gross.
 */
function netCurveOf(
  compiled: CompiledIncome,
  { regime }: IncomeLaw,
  taxUnit: number,
  periods: number,
  minor: number,
): NetCurve {
  const taken = takenOffPay(compiled);
  const slack =
    compiled.contributions.length / 2 +
    (regime.tax_rounding === undefined ? 0.5 : taxUnit) +
    (roundingReach(taken, compiled.axes) * minor) / periods;
  return netCurve(flatten(taken, compiled.axes), periods, minor, slack);
}

/**
 * Prepares income-tax law for a profile and a pay period.
 *
 * @param currency currency of the pay, which sets the minor unit
 * @throws UnsupportedLaw if the law needs an operator that the engine does not have
 */
export function payroll(
  law: IncomeLaw,
  currency: string,
  profile: Profile,
  period: Period,
  exchangeRate?: ExchangeRate,
): Payroll {
  const compiled = compileIncome(law, { profile, frequency: frequencies[period], exchangeRate, currency });
  const layout = payslipLayout(compiled);
  const minor = minorUnits(currency);
  const periods = periodsAYear[period];
  const rounding = taxRounding(law, minor);
  const curve = netCurveOf(compiled, law, rounding.unit, periods, minor);
  return {
    compiled,
    layout,
    minor,
    periods,
    schedule: schedule(scheduledLines(layout, rounding), compiled.axes, periods, minor),
    deducted: layout.sections.contributions.end,
    tables: periodTables(compiled, layout, periods, minor),
    curve,
    neverNegativeFrom: lowestWithout(curve),
  };
}

/** Net pay at a gross pay, both in minor units. */
export const netPay = (prepared: Payroll, gross: number): number =>
  gross - totalAt(prepared.schedule, gross, prepared.deducted);

/** The gross pay that leaves a net pay, in minor units; see {@link grossUp}. */
export const grossPay = (prepared: Payroll, net: number) =>
  grossUp(prepared.curve, net, (gross) => netPay(prepared, gross));
