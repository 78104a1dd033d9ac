import { areUpsideDown, dailyMove, standsOut } from '../../src/market/slips';
import type { Currency, LeftOut } from '../../src/reference/market/schema';

/** The rates that were published on a day: units for one US dollar, codes in lower case. */
export interface Published {
  readonly date: string;
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * Published rates without those that cannot be right:
 *
 * - a rate far above or far below both the last one kept and the next one, however long the gaps;
 * - a jump on the last day, which no later rate confirms;
 * - inverted rates of coins, as published on 2025-12-06: dollars for a coin instead of coins for a dollar.
 */
export function plausible(
  days: readonly Published[],
  currencies: readonly Currency[],
): { readonly kept: ReadonlyMap<string, (number | undefined)[]>; readonly leftOut: LeftOut[] } {
  const kept = new Map<string, (number | undefined)[]>();
  const leftOut: LeftOut[] = [];
  for (const { code, kind } of currencies) {
    const values = days.map(({ rates }) => {
      const value = rates[code.toLowerCase()];
      return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
    });
    let before: number | undefined;
    const series = values.map((value, i): number | undefined => {
      if (value === undefined) return undefined;
      const after = values.slice(i + 1).find((other) => other !== undefined);
      const drop = (reason: LeftOut['reason']): undefined =>
        void leftOut.push({ date: days[i]!.date, code, value, reason });
      if (kind === 'coin') return areUpsideDown(days[i]!.rates['btc']) ? drop('coins') : value;
      if (before !== undefined && after === undefined && Math.abs(value / before - 1) > dailyMove) return drop('last');
      if (before !== undefined && after !== undefined && standsOut(value, before, after)) return drop('returns');
      return (before = value);
    });
    kept.set(code, series);
  }
  return { kept, leftOut };
}
