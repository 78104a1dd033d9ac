import type { PayslipLine, TaxedBracket } from '../../contract/tax';

import { flatten } from '../law/flatten';
import type { Line } from '../law/income';
import { sum, type Value } from '../law/value';
import { minorUnits, toMajor } from '../money';
import { grossUp, type NetCurve, netCurve } from './gross-up';
import { amountsAt, schedule, type Schedule } from './schedule';

/** A tax on an amount that stands for itself: a year's profit, a payment, a gain. Limits and rates of `brackets` are as the law states them. */
export interface LevyLaw {
  readonly tax: Value;
  readonly surcharges: readonly Line[];
  readonly brackets: readonly { readonly from: number; readonly to: number | null; readonly rate: number; readonly tax: Value }[];
}

/** Such a tax made ready for a currency. */
export interface Levy {
  readonly law: LevyLaw;
  readonly minor: number;
  readonly schedule: Schedule;
  readonly curve: NetCurve;
}

/** What the tax on an amount comes to, in major units. */
interface LevyAmounts {
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  /** tax / gross × 100 */
  readonly rate: number;
  readonly surcharges: readonly PayslipLine[];
  readonly brackets: readonly TaxedBracket[];
}

/** Make a tax ready for amounts in a currency. */
export function levy(law: LevyLaw, currency: string): Levy {
  const minor = minorUnits(currency);
  const tax = law.surcharges.reduce((all, { value }) => sum(all, value), law.tax);
  const values = [tax, ...law.surcharges.map(({ value }) => value), ...law.brackets.map((bracket) => bracket.tax)];
  return {
    law,
    minor,
    schedule: schedule(values.map((value) => ({ value, unit: 1, direction: 'nearest' as const })), [], 1, minor),
    curve: netCurve(flatten(tax, []), 1, minor, 1),
  };
}

/** The tax on an amount in minor units. */
export function levyOn({ law, minor, schedule: prepared }: Levy, gross: number): LevyAmounts {
  const out = new Float64Array(prepared.lines);
  amountsAt(prepared, gross, prepared.lines, out);
  let at = 1;
  const surcharges = law.surcharges.map(({ id, name }) => ({ id, name, amount: toMajor(out[at++]!, minor) }));
  const brackets = law.brackets.map(({ from, to, rate }) => ({ from, to, rate, tax: toMajor(out[at++]!, minor) }));
  return { gross: toMajor(gross, minor), tax: toMajor(out[0]!, minor), net: toMajor(gross - out[0]!, minor), rate: (out[0]! * 100) / gross, surcharges, brackets };
}

/** The amount before tax that leaves a net, in minor units. */
export function levyGross(prepared: Levy, net: number) {
  const out = new Float64Array(1);
  return grossUp(prepared.curve, net, (gross) => {
    amountsAt(prepared.schedule, gross, 1, out);
    return gross - out[0]!;
  });
}

