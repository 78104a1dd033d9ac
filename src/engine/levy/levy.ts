import type { PayslipLine, TaxedBracket } from '../../contract/tax';
import { limitNames } from '../../reference/words/limits';
import { one, type Rational, toNumber } from '../exact/rational';
import { flatten } from '../law/flatten';
import type { Line } from '../law/line';
import { onAmount } from '../law/on-pay';
import { gross as wholeAmount, sum, type Quantity } from '../law/quantity';
import { minorUnits, toMajor } from '../money';
import { grossUp } from '../pay/gross-up';
import { type NetCurve, netCurve } from '../pay/net-curve';
import { schedule, type Schedule } from '../pay/schedule';
import { amountsAt } from '../pay/scheduled-amounts';

/** A table of bands with the tax in each. Limits and rates are as the law states them, for a year. */
interface LevyTable {
  /** The largest base that uses this table; undefined for the last. */
  readonly upTo: Rational | undefined;
  readonly brackets: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly rate: number;
    readonly tax: Quantity;
  }[];
}

/** A tax on a single amount: a year's profit, a payment or a gain. */
export interface LevyLaw {
  readonly tax: Quantity;
  readonly surcharges: readonly Line[];
  /** What a minimum tax adds to the tax by the tables. */
  readonly adjustments?: readonly Line[];
  readonly tables: readonly LevyTable[];
  /** The base that selects one of several tables; the whole amount if left out. */
  readonly base?: Quantity;
}

/** The bands of a tax whose table does not depend on the amount. */
export const oneTable = (brackets: LevyTable['brackets']): readonly LevyTable[] => [{ upTo: undefined, brackets }];

/** A tax prepared for a currency. */
export interface Levy {
  readonly law: LevyLaw;
  readonly minor: number;
  readonly schedule: Schedule;
  readonly curve: NetCurve;
}

/** The tax on an amount with its breakdown, in major units. */
interface LevyAmounts {
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  /** tax / gross × 100; 0 on nothing */
  readonly rate: number;
  readonly surcharges: readonly PayslipLine[];
  /** What a minimum tax adds to the brackets, and the difference left by rounding each line separately. */
  readonly adjustments: readonly PayslipLine[];
  readonly brackets: readonly TaxedBracket[];
}

/** Prepares a tax for amounts in a currency. */
export function levy(law: LevyLaw, currency: string): Levy {
  const minor = minorUnits(currency);
  const { surcharges, adjustments = [], tables, base = wholeAmount } = law;
  const tax = surcharges.reduce((all, { value }) => sum(all, value), law.tax);
  const values = [
    tax,
    base,
    ...[...surcharges, ...adjustments].map(({ value }) => value),
    ...tables.flatMap(({ brackets }) => brackets.map((bracket) => bracket.tax)),
  ];
  return {
    law,
    minor,
    schedule: schedule(
      onAmount(values).map((value) => ({ value, unit: 1, direction: 'nearest' as const })),
      [],
      one,
      minor,
    ),
    curve: netCurve(flatten(onAmount([tax])[0]!, []), one, minor, { slack: 1, mayRiseFaster: false }),
  };
}

/** The tax on an amount in minor units. */
export function levyOn({ law, minor, schedule: prepared }: Levy, gross: number): LevyAmounts {
  const out = new Array<number>(prepared.lines);
  amountsAt(prepared, gross, prepared.lines, out);
  const [tax, base] = [out[0]!, out[1]!];
  let line = 2;
  let rounding = tax;
  const next = (): number => {
    const amount = out[line++]!;
    rounding -= amount;
    return toMajor(amount, minor);
  };
  const lined = ({ id, name }: Line): PayslipLine => ({ id, name, amount: next() });
  const surcharges = law.surcharges.map(lined);
  const adjustments = (law.adjustments ?? []).map(lined);
  const tables = law.tables.map(({ upTo, brackets }) => ({
    upTo,
    brackets: brackets.map(({ from, to, rate }) => ({ from, to, rate, tax: next() })),
  }));
  const { brackets } = tables.find(({ upTo }) => upTo === undefined || base <= toNumber(upTo) * minor)!;
  return {
    gross: toMajor(gross, minor),
    tax: toMajor(tax, minor),
    net: toMajor(gross - tax, minor),
    rate: gross === 0 ? 0 : (tax * 100) / gross,
    surcharges,
    adjustments: [...adjustments, { ...limitNames.rounding, amount: toMajor(rounding, minor) }],
    brackets,
  };
}

/** The amount before tax that leaves a net, in minor units. */
export function levyGross(prepared: Levy, net: number) {
  const out = [0];
  return grossUp(prepared.curve, net, (gross) => {
    amountsAt(prepared.schedule, gross, 1, out);
    return gross - out[0]!;
  });
}
