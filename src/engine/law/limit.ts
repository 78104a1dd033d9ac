import type { Limit } from '../../reference/schema';
import { limitInFigures, type Wages } from '../../reference/wages';
import { rational, type Rational } from '../exact/rational';
import { UnsupportedLaw } from './quantity';

/**
 * A limit of the law in figures.
 *
 * @throws UnsupportedLaw if it is a multiple of a wage that is not among `wages`
 */
export function figuresOf(limit: Limit, wages: Wages): Rational {
  const figures = limitInFigures(limit, wages);
  if (figures === undefined) throw new UnsupportedLaw(`no wage is known for ${JSON.stringify(limit)}`);
  return rational(figures);
}
