import { z } from 'zod';

/** How exactly a source dates a fact; a day unless said. */
export const Precision = z
  .enum(['month', 'year'])
  .meta({ description: 'How exactly the date is known; a day when left out.' });
export type Precision = z.infer<typeof Precision>;
