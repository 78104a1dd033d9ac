import type { VatRequest } from '../../src/contract';
import { explainVat } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainVat'> = (parts) => ({
  answer: withLawAsked(parts, (request: VatRequest, world) => explainVat(world.reference, request, world)),
});
