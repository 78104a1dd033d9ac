import { explainTax } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainTax'> = ({ reference }) => ({
  takesTurns: true,
  answer: (request, { world }) => explainTax(reference, request, world),
});
