import type { Period } from '../../contract/tax';
import { divide, toNumber } from '../exact/rational';
import { flatten, roundingReach } from '../law/flatten';
import { compileIncome, type CompiledIncome, type IncomeLaw, type Line } from '../law/income';
import type { ExchangeRate, Profile } from '../law/profile';
import { sum } from '../law/value';
import { minorUnits, toMinor } from '../money';
import { grossUp, lowestWithout, type NetCurve, netCurve } from './gross-up';
import { schedule, type Schedule, type ScheduledLine, totalAt } from './schedule';

/** Pay periods a year. */
const periodsAYear: Record<Period, number> = { monthly: 12, annual: 1, weekly: 52, biweekly: 26 };

/** One bracket as it is shown: limits in major units of the pay period. */
interface ShownBracket {
  readonly from: number;
  readonly to: number | null;
  readonly rate: number;
}

/** Income-tax law made ready for one profile and pay period. All amounts are whole minor units of the pay period. */
export interface Payroll {
  readonly compiled: CompiledIncome;
  readonly minor: number;
  readonly periods: number;
  readonly schedule: Schedule;
  /** Tax and employee contributions, the first lines of the schedule, are what is taken off pay. */
  readonly deducted: number;
  readonly tables: readonly {
    readonly upTo: number;
    readonly limit: number | null;
    readonly first: number;
    readonly brackets: readonly ShownBracket[];
  }[];
  readonly curve: NetCurve;
  /** From this gross on, in minor units, net pay is not negative. */
  readonly neverNegativeFrom: number;
}

/**
 * Make income-tax law ready for a profile and a pay period.
 *
 * @param currency currency of the pay, which decides the minor unit
 * @throws UnsupportedLaw where the law needs an operator that the engine does not have
 */
export function payroll(
  law: IncomeLaw,
  currency: string,
  profile: Profile,
  period: Period,
  exchangeRate?: ExchangeRate,
): Payroll {
  const compiled = compileIncome(
    law,
    profile,
    period === 'monthly' || period === 'annual' ? period : 'shorter',
    exchangeRate,
    currency,
  );
  const minor = minorUnits(currency);
  const periods = periodsAYear[period];
  const plain = (line: Pick<Line, 'value'>): ScheduledLine => ({ value: line.value, unit: 1, direction: 'nearest' });
  const rounding = law.regime.tax_rounding;
  const taxUnit = rounding === undefined ? 1 : toMinor(rounding.to, minor);
  const tax: ScheduledLine = { value: compiled.tax, unit: taxUnit, direction: rounding?.direction ?? 'nearest' };
  const lines = [
    tax,
    ...compiled.contributions.map(plain),
    ...compiled.employer.map(plain),
    plain({ value: compiled.taxable }),
    ...compiled.reliefs.map(plain),
    ...compiled.credits.map(plain),
    ...compiled.surcharges.map(plain),
    ...compiled.adjustments.map(plain),
  ];
  const bracketsFrom = lines.length;
  lines.push(...compiled.tables.flatMap(({ bands }) => bands.map(({ tax: value }) => plain({ value }))));

  let first = bracketsFrom;
  const inPeriod = (yearly: Parameters<typeof toNumber>[0]): number =>
    Math.round(toNumber(divide(yearly, { n: periods, d: 1 })) * minor) / minor;
  const tables = compiled.tables.map(({ bands, upTo }) => {
    const table = {
      upTo: upTo === undefined ? Infinity : toNumber(divide(upTo, { n: periods, d: 1 })) * minor,
      limit: upTo === undefined ? null : inPeriod(upTo),
      first,
      brackets: bands.map(({ from, to, rate }) => ({
        from: inPeriod(from),
        to: to === undefined ? null : inPeriod(to),
        rate,
      })),
    };
    first += bands.length;
    return table;
  });

  const taken = compiled.contributions.reduce((all, { value }) => sum(all, value), compiled.tax);
  // Half a minor unit a line, and for tax that the law rounds its own way a whole unit. Kept tight: every unit of slack
  // is another try in the search for a gross.
  const slack =
    compiled.contributions.length / 2 +
    (rounding === undefined ? 0.5 : taxUnit) +
    (roundingReach(taken, compiled.axes) * minor) / periods;
  const curve = netCurve(flatten(taken, compiled.axes), periods, minor, slack);
  return {
    compiled,
    minor,
    periods,
    schedule: schedule(lines, compiled.axes, periods, minor),
    deducted: 1 + compiled.contributions.length,
    tables,
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

/** How many lines a payslip has, in the order of {@link Payroll.compiled}, with the brackets of every table last. */
export const lineCount = ({ schedule }: Payroll): number => schedule.lines - schedule.bases.length;
