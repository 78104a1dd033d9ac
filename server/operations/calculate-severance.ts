import type { SeveranceRequest } from '../../src/contract';
import { severance } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateSeverance'> = (parts) => ({
  answer: withLawAsked(parts, (request: SeveranceRequest, world) => severance(world.reference, request)),
});
