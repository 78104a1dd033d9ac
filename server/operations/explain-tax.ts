import { explainTax } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainTax'> = () => ({
  takesTurns: true,
  answer: (request, { world }) => explainTax(world.reference, request, world),
});
