import type { CorporateRegime } from '../../reference/schema';
import type { Piece, Piecewise } from '../exact/piecewise';
import { isZero, multiply, toNumber } from '../exact/rational';
import { compileCorporate } from './compile-corporate';
import { flatten } from '../law/flatten';
import { onAmount } from '../law/on-pay';
import { sum, type Quantity } from '../law/quantity';

/** What companies pay on profit at the standard rate, in percent; null if it depends on the size of the profit. */
interface ChargedRates {
  /** Including every surcharge. */
  readonly whole: number | null;
  /** The rate on the whole profit by size of profit, if surcharges or bands make it depend on the size. */
  readonly bySize: readonly { readonly from: number; readonly to: number | null; readonly rate: number }[] | undefined;
  /** Each surcharge that applies, in percent of profit. */
  readonly surcharges: readonly { readonly id: string; readonly name: string; readonly rate: number | null }[];
}

const curveOf = (value: Quantity): Piecewise => flatten(onAmount([value])[0]!, []);
const rateOf = ({ slope }: Piece): number => toNumber(multiply(slope, { n: 100, d: 1 }));

function oneRate(curve: Piecewise): number | null {
  const [first, ...others] = curve;
  return others.length === 0 && isZero(first!.intercept) ? rateOf(first!) : null;
}

/** The rates that compiled law charges when a request states only the profit, without a minimum tax. */
export function chargedRates(regime: CorporateRegime): ChargedRates {
  const { tax, surcharges } = compileCorporate({ ...regime, minimum_tax: undefined }, {});
  const curve = curveOf(surcharges.reduce((all, { value }) => sum(all, value), tax));
  const onWholeProfit = curve.length > 1 && curve.every(({ intercept }) => isZero(intercept));
  const endOf = (i: number): number | null => (curve[i + 1] === undefined ? null : toNumber(curve[i + 1]!.from));
  return {
    whole: oneRate(curve),
    bySize: onWholeProfit
      ? curve.map((piece, i) => ({ from: toNumber(piece.from), to: endOf(i), rate: rateOf(piece) }))
      : undefined,
    surcharges: surcharges.map(({ id, name, value }) => ({ id, name, rate: oneRate(curveOf(value)) })),
  };
}
