import { z } from 'zod';

const permission = z.enum(['allowed', 'with_permission', 'unknown']);

/** The terms under which a source lets its figures be used. */
export const Licence = z
  .object({
    name: z.string().describe('SPDX identifier, or the name of the terms.'),
    url: z
      .string()
      .meta({ format: 'uri' })
      .nullable()
      .describe('The page of the terms. null where the source publishes none, or the page was not found.'),
    attribution: z
      .string()
      .nullable()
      .describe('The attribution that the source requires. null where it requires none.'),
    redistribution: permission.describe(
      'May figures be redistributed? `with_permission`: only with the consent of the source. `unknown`: the terms do not say, or were not read.',
    ),
    commercial_use: permission.describe('May figures be used commercially?'),
  })
  .meta({ id: 'Licence' });
export type Licence = z.infer<typeof Licence>;
