import { z } from 'zod';

/** Precision of a date; exact to the day if left out. */
export const Precision = z
  .enum(['month', 'year'])
  .meta({ description: 'How exactly the date is known; a day when left out.' });
export type Precision = z.infer<typeof Precision>;
