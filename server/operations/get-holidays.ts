import { publicHolidays } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getHolidays'> = () => ({
  answer: (query, { world }) => publicHolidays(query, world),
  table: ({ holidays }) => holidays,
});
