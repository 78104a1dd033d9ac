import { overtime } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateOvertime'> = () => ({
  answer: (request, { world }) => overtime(world.reference, request, world),
});
