import type { TaxRequest } from '../../src/contract';
import { explainTax } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainTax'> = (parts) => ({
  takesTurns: true,
  answer: withLawAsked(parts, (request: TaxRequest, world) => explainTax(world.reference, request, world)),
});
