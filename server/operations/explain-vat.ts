import { explainVat } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'explainVat'> = ({ reference }) => ({
  answer: (request, { world }) => explainVat(reference, request, world),
});
