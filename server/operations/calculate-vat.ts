import { calculateVat } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateVat'> = ({ reference }) => ({
  answer: (request, { world }) => calculateVat(reference, request, world),
});
