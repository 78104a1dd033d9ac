import { severance } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateSeverance'> = () => ({
  answer: (request, { world }) => severance(world.reference, request),
});
