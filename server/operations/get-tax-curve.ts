import { taxCurve } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxCurve'> = ({ reference }) => ({
  takesTurns: true,
  answer: (query, { world }) => taxCurve(reference, query, world),
  table: ({ points }) => points,
});
