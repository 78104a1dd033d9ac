import { divide, multiply, type Rational, rational, toNumber } from '../../exact/rational';
import type { PayslipLayout, PayslipLines } from './layout';

/** One bracket of a payslip: limits in major units of the pay period. */
interface PeriodBracket {
  readonly from: number;
  readonly to: number | null;
  readonly rate: number;
}

/** One table of the scale in the pay period. */
export interface PeriodTable {
  /** The largest taxable income that uses this table, in minor units; Infinity for the last. */
  readonly upTo: number;
  /** The largest taxable income in major units; null for the last. */
  readonly limit: number | null;
  /** The line of its first bracket. */
  readonly first: number;
  readonly brackets: readonly PeriodBracket[];
}

/** The tables of the scale in the pay period; with a family quotient, their limits are multiplied by the shares. */
export function periodTables(
  { tables }: PayslipLines,
  { sections }: PayslipLayout,
  periods: Rational,
  minor: number,
  shares: number,
): PeriodTable[] {
  const factor = divide(rational(shares), periods);
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
