import { done } from '../../src/contract/error';
import { taxRates } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxRates'> = () => ({
  takesTurns: true,
  answer: (_, { world }) => done(taxRates(world.reference, world)),
  table: ({ countries }) => countries,
});
