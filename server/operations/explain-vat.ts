import { explainVat } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainVat'> = () => ({
  answer: (request, { world }) => explainVat(world.reference, request, world),
});
