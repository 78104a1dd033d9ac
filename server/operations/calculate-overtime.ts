import { overtime } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateOvertime'> = ({ reference }) => ({
  answer: (request, { world }) => overtime(reference, request, world),
});
