import { notice } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateNotice'> = () => ({
  answer: (request, { world }) => notice(world.reference, request),
});
