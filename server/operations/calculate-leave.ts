import { leave } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateLeave'> = () => ({
  answer: (request, { world }) => leave(world.reference, request, world),
});
