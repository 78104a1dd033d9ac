import { leave } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateLeave'> = ({ reference }) => ({
  answer: (request, { world }) => leave(reference, request, world),
});
