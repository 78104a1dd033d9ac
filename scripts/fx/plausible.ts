import type { Currency, LeftOut } from '../../src/reference/market/schema';

/** The rates that were published on a day: units for one US dollar, codes in lower case. */
export interface Published {
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** A move from one day to the next that asks for a second look. */
const suspicious = 0.15;
/** How near a rate must come back to count as having returned. */
const returned = 0.05;

const moved = (from: number, to: number): number => Math.abs(to / from - 1);

/**
 * Published rates without those that cannot be right: a rate that jumps and is back on the next day, a jump on the last day with nothing after it to confirm it,
 * and coins on days on which they were published inverted (dollars for a coin instead of coins for a dollar, as from 2025-12-06).
 */
export function plausible(days: readonly Published[], currencies: readonly Currency[]): { readonly kept: ReadonlyMap<string, (number | undefined)[]>; readonly leftOut: LeftOut[] } {
  const kept = new Map<string, (number | undefined)[]>();
  const leftOut: LeftOut[] = [];
  for (const { code, kind } of currencies) {
    const values = days.map(({ rates }) => {
      const value = rates[code.toLowerCase()];
      return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
    });
    const series = values.map((value, i): number | undefined => {
      if (value === undefined) return undefined;
      const before = values.slice(0, i).findLast((other) => other !== undefined);
      const after = values.slice(i + 1).find((other) => other !== undefined);
      const drop = (reason: LeftOut['reason']): undefined => void leftOut.push({ date: days[i]!.date, code, value, reason });
      if (kind === 'coin' && invertedCoins(days[i]!)) return drop('coins');
      if (before === undefined || kind === 'coin' || moved(before, value) <= suspicious) return value;
      if (after === undefined) return drop('last');
      return moved(before, after) <= returned ? drop('returns') : value;
    });
    kept.set(code, series);
  }
  return { kept, leftOut };
}

/** One bitcoin is worth far more than a dollar: where a dollar buys more than a hundredth of one, the day's coins are upside down or wrong. */
const invertedCoins = ({ rates }: Published): boolean => (rates['btc'] ?? 0) > 0.01;
