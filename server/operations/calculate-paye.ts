import { calculateTax } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculatePaye'> = () => ({
  answer: (request, { world }) => calculateTax(world.reference, { ...request, type: 'income' }, world),
});
