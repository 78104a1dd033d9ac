import { taxLaw } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getTaxLaw'> = ({ reference }) => ({
  takesTurns: true,
  answer: (query, { world }) => taxLaw(reference, query, world),
});
