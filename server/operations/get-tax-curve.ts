import { taxCurve } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxCurve'> = () => ({
  takesTurns: true,
  answer: (query, { world }) => taxCurve(world.reference, query, world),
  table: ({ points }) => points,
});
