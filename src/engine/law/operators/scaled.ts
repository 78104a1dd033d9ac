import { multiply, toNumber } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { times } from '../value';
import { fractionText, type Operation } from './operator';

/** A quantity times a factor that is the same for everybody. */
export const scaled = ({ a, factor }: QuantityOf<'scaled'>): Operation => ({
  operands: [a],
  constants: [fractionText(factor)],
  exactly: (value) => multiply(value, factor),
  inFloat: { number: toNumber(factor) },
  onPay: (value) => times(value, factor),
});

export const scaledInFloat = (value: number, factor: number): number => value * factor;
