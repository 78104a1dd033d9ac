import { toNumber } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { amountOf } from '../value';
import { fractionText, type Operation } from './operator';

/** An amount that the law fixes for everybody. */
export function amount({ amount: fixed }: QuantityOf<'amount'>): Operation {
  return {
    operands: [],
    constants: [fractionText(fixed)],
    exactly: () => fixed,
    inFloat: { number: toNumber(fixed) },
    onPay: () => amountOf(fixed),
  };
}
