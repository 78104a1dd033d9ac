import type { TaxExplanation, TaxRequest } from '../../src/contract';
import { explainTax } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainTax'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked<TaxRequest, TaxExplanation>(parts, (request, world) =>
    explainTax(world.reference, request, world),
  ),
});
