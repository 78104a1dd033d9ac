import type { TaxCurveQuery } from '../../src/contract';
import { taxCurve } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxCurve'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (query: TaxCurveQuery, world) => taxCurve(world.reference, query, world)),
  table: ({ points }) => points,
});
