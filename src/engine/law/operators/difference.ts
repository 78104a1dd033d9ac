import { subtract } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { difference as differenceOnPay } from '../value';
import type { Operation } from './operator';

/** What is left of one quantity without the other; it may be negative. */
export const difference = ({ a, b }: QuantityOf<'difference'>): Operation => ({
  operands: [a, b],
  constants: [],
  exactly: subtract,
  onPay: differenceOnPay,
});

export const differenceInFloat = (a: number, b: number): number => a - b;
