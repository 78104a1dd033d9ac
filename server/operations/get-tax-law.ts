import { taxLaw } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxLaw'> = () => ({
  takesTurns: true,
  answer: (query, { world }) => taxLaw(world.reference, query, world),
});
