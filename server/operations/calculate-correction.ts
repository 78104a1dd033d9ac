import type { CorrectionRequest } from '../../src/contract';
import { correction } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateCorrection'> = (parts) => ({
  takesTurns: ({ months }) => months.length > 6,
  answer: withLawAsked(parts, (request: CorrectionRequest, world) => correction(world.reference, request, world)),
});
