import { multiply, one, type Rational, rational, ratio } from '../exact/rational';
import type { Employee } from './employee';
import { isOfPeriod, placeOf } from './inputs';

/**
 * The yearly value of what is known of an employee; undefined for gross pay.
 *
 * @param periods pay periods a year
 */
export function knownInput(name: string, { values }: Employee, periods: Rational): Rational | undefined {
  const place = placeOf(name);
  return place === undefined ? undefined : multiply(rational(values[place]!), isOfPeriod(name) ? periods : one);
}

/**
 * The yearly value of an input of the law.
 *
 * @param gross minor units in the pay period
 * @param periods pay periods a year
 * @param minor minor units in a major unit
 */
export const exactInput = (
  name: string,
  employee: Employee,
  gross: number,
  periods: Rational,
  minor: number,
): Rational => knownInput(name, employee, periods) ?? multiply(ratio(gross, minor), periods);
