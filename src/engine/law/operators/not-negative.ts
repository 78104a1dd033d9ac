import { sign, zero } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { notNegative as notNegativeOnPay } from '../value';
import type { Operation } from './operator';

/** A quantity, or zero where it is negative. */
export const notNegative = ({ a }: QuantityOf<'notNegative'>): Operation => ({
  operands: [a],
  constants: [],
  exactly: (value) => (sign(value) >= 0 ? value : zero),
  onPay: notNegativeOnPay,
});

export const notNegativeInFloat = (value: number): number => (value >= 0 ? value : 0);
