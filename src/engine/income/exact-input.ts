import { multiply, type Rational, rational, ratio } from '../exact/rational';
import type { Employee } from './employee';
import { isOfPeriod, placeOf } from './inputs';

/**
 * The yearly value of an input of the law.
 *
 * @param gross minor units in the pay period
 * @param periods pay periods a year
 * @param minor minor units in a major unit
 */
export function exactInput(
  name: string,
  { values }: Employee,
  gross: number,
  periods: number,
  minor: number,
): Rational {
  const place = placeOf(name);
  return place === undefined
    ? multiply(ratio(gross, 1), ratio(periods, minor))
    : multiply(rational(values[place]!), rational(isOfPeriod(name) ? periods : 1));
}
