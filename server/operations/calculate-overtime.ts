import type { OvertimeRequest } from '../../src/contract';
import { overtime } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateOvertime'> = (parts) => ({
  answer: withLawAsked(parts, (request: OvertimeRequest, world) => overtime(world.reference, request, world)),
});
