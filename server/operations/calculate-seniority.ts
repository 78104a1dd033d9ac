import { seniority } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateSeniority'> = () => ({
  answer: (request, { world }) => seniority(world.reference, request, world),
});
