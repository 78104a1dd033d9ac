import type { LeaveRequest } from '../../src/contract';
import { leave } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateLeave'> = (parts) => ({
  answer: withLawAsked(parts, (request: LeaveRequest, world) => leave(world.reference, request, world)),
});
