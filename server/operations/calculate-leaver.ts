import type { LeaverRequest } from '../../src/contract';
import { leaver } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateLeaver'> = (parts) => ({
  answer: withLawAsked(parts, (request: LeaverRequest, world) => leaver(world.reference, request, world)),
});
