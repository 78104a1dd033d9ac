import { calculateTax } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculatePaye'> = ({ reference }) => ({
  answer: (request, { world }) => calculateTax(reference, { ...request, type: 'income' }, world),
});
