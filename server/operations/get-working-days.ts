import { workingDays } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getWorkingDays'> = () => ({
  takesTurns: true,
  answer: (query, { world }) => workingDays(query, world),
  table: ({ days_off }) => days_off,
});
