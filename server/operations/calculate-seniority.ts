import type { SeniorityRequest } from '../../src/contract';
import { seniority } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateSeniority'> = (parts) => ({
  answer: withLawAsked(parts, (request: SeniorityRequest, world) => seniority(world.reference, request, world)),
});
