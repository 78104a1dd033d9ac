import { seniority } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateSeniority'> = ({ reference }) => ({
  answer: (request, { world }) => seniority(reference, request, world),
});
