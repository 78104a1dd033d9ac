import { add } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { sum as sumOnPay } from '../value';
import type { Operation } from './operator';

/** Two quantities together. */
export const sum = ({ a, b }: QuantityOf<'sum'>): Operation => ({
  operands: [a, b],
  constants: [],
  exactly: add,
  onPay: sumOnPay,
});

export const sumInFloat = (a: number, b: number): number => a + b;
