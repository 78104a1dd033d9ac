import { compare, toNumber } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { choose, fixedOf } from '../value';
import { fractionText, type Margin, noteDistance, type Operation } from './operator';

/** One quantity where a measure is at most a limit (below it when `strict`), another elsewhere. */
export function choice({ a, limit, strict, within, otherwise }: QuantityOf<'choice'>): Operation {
  const isWithin = (order: number): boolean => order < 0 || (order === 0 && !strict);
  return {
    operands: [a, within, otherwise],
    constants: [fractionText(limit), strict],
    exactly: (measure, whenWithin, elsewhere) => (isWithin(compare(measure, limit)) ? whenWithin : elsewhere),
    inFloat: { number: toNumber(limit), flag: Number(strict) },
    onPay: (measure, whenWithin, elsewhere) => {
      // Where a number of the employee decides, the two quantities need no common axis.
      const fixed = fixedOf(measure);
      if (fixed === undefined) return choose(measure, limit, strict, whenWithin, elsewhere);
      return isWithin(compare(fixed, limit)) ? whenWithin : elsewhere;
    },
  };
}

/** @param strict 1 where the limit belongs to `otherwise` */
export function choiceInFloat(
  measure: number,
  limit: number,
  strict: number,
  within: number,
  otherwise: number,
  isInexact: boolean,
  margin: Margin,
): number {
  if (isInexact) noteDistance(margin, Math.abs(measure - limit));
  return measure < limit || (measure === limit && strict === 0) ? within : otherwise;
}
