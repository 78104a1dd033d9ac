import type { PayeRequest } from '../../src/contract';
import { calculateTax } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculatePaye'> = (parts) => ({
  answer: withLawAsked(parts, (request: PayeRequest, world) =>
    calculateTax(world.reference, { ...request, type: 'income' }, world),
  ),
});
