import { calculateVat } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateVat'> = () => ({
  answer: (request, { world }) => calculateVat(world.reference, request, world),
});
