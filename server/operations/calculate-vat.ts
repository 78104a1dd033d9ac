import type { VatRequest } from '../../src/contract';
import { calculateVat } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateVat'> = (parts) => ({
  answer: withLawAsked(parts, (request: VatRequest, world) => calculateVat(world.reference, request, world)),
});
