import { compare } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { lowerOf } from '../value';
import type { Operation } from './operator';

/** The lower of two quantities. */
export const lower = ({ a, b }: QuantityOf<'lower'>): Operation => ({
  operands: [a, b],
  constants: [],
  exactly: (x, y) => (compare(x, y) <= 0 ? x : y),
  onPay: lowerOf,
});

export const lowerInFloat = (a: number, b: number): number => (a <= b ? a : b);
