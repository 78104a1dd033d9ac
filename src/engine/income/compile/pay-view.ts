import { type PayPart, payParts } from '../../../contract/words/pay-parts';
import {
  amountInput,
  difference,
  gross,
  nothing,
  numberInput,
  product,
  type Quantity,
  quotient,
  sum,
  times,
} from '../../law/quantity';
import type { Rational } from '../../exact/rational';

/** The names under which what is known of the pay goes into the law. */
export const payInputs = {
  /** All named parts together, as amounts of a year. */
  parts: 'named_parts',
  /** 1 with the shares of basic pay that parts are given as. */
  onePlusShares: 'one_plus_shares',
  /** The share of the rest that is basic pay; 1 unless a request says so. */
  basicShare: 'basic_share',
  amountOf: (part: PayPart): string => `amount of ${part}`,
  shareOf: (part: PayPart): string => `share of ${part}`,
} as const;

/** Pay as the law looks at it: all cash pay of a year, basic pay, and the named parts. */
export interface PayView {
  readonly gross: Quantity;
  readonly basic: Quantity;
  readonly part: (part: PayPart) => Quantity;
  /** Is it only a part of the pay? What is given in kind then belongs to the rest. */
  readonly isPartOfPay?: boolean;
  /** The contributions of the employee for a year, by their ids, where they are not those that such pay bears. */
  readonly contributions?: (id: string) => Quantity;
  /** What of the yearly amounts a single payment is, where not the pay of one period. */
  readonly payment?: Rational;
  /** Contributions and what of parts of pay is exempt or excluded, by the names of their variables, where months decide them. */
  readonly ofMonths?: (variable: string) => Quantity;
}

const basic = product(
  numberInput(payInputs.basicShare),
  quotient(difference(gross, amountInput(payInputs.parts)), numberInput(payInputs.onePlusShares)),
);

const partQuantities = Object.fromEntries(
  payParts.map((part) => [
    part,
    sum(amountInput(payInputs.amountOf(part)), product(numberInput(payInputs.shareOf(part)), basic)),
  ]),
) as Readonly<Record<PayPart, Quantity>>;

/** The pay of the period as it is. */
export const wholePay: PayView = { gross, basic, part: (part) => partQuantities[part] };

/** The pay of the period where no part of it is named. That makes shorter law for the most frequent case. */
export const payWithoutParts: PayView = {
  gross,
  basic: product(numberInput(payInputs.basicShare), gross),
  part: () => nothing,
};

/** Several parts of pay together. */
export const together = ({ part }: PayView, parts: readonly PayPart[]): Quantity =>
  parts.map(part).reduce(sum, nothing);

/** Pay with some of its parts multiplied by a factor: 0 leaves them out. */
export function withParts(pay: PayView, parts: readonly PayPart[], factor: Rational): PayView {
  const changed = new Set(parts);
  const all = together(pay, parts);
  return {
    gross: sum(difference(pay.gross, all), times(all, factor)),
    basic: pay.basic,
    part: (part) => (changed.has(part) ? times(pay.part(part), factor) : pay.part(part)),
  };
}

/** Pay with further parts, which are those of another pay multiplied by a factor. */
export function plusParts(
  pay: PayView,
  { part: partOf }: PayView,
  parts: readonly PayPart[],
  factor: Rational,
): PayView {
  const added = new Set(parts);
  const all = parts.map((part) => times(partOf(part), factor)).reduce(sum, nothing);
  return {
    ...pay,
    gross: sum(pay.gross, all),
    part: (part) => (added.has(part) ? times(partOf(part), factor) : pay.part(part)),
  };
}

/** Some parts of pay, multiplied by a factor, as if they were all of it. */
export function onlyParts(pay: PayView, parts: readonly PayPart[], factor: Rational): PayView {
  const kept = new Set(parts);
  return {
    isPartOfPay: true,
    gross: times(together(pay, parts), factor),
    basic: nothing,
    part: (part) => (kept.has(part) ? times(pay.part(part), factor) : nothing),
  };
}
