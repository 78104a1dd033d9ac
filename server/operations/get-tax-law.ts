import type { TaxLawQuery } from '../../src/contract';
import { taxLaw } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxLaw'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (query: TaxLawQuery, world) => taxLaw(world.reference, query, world)),
});
