import { severance } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateSeverance'> = ({ reference }) => ({
  answer: (request) => severance(reference, request),
});
