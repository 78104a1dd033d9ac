import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../command/project';

/** Returns that were looked for without finding a layout to fill. */
const ReturnsSought = z.strictObject({
  /** The day of the first search, which was for all of them. */
  looked_for: z.iso.date(),
  returns: z.array(
    z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      name: z.string().min(1),
      why: z.string().min(1),
      searched: z.strictObject({ on: z.iso.date(), in: z.string().min(1) }).optional(),
    }),
  ),
});

/** The returns of `src/reference/returns-sought.json`, each with the last search for it. */
export function readReturnsSought() {
  const text = readFileSync(join(projectRoot, 'src/reference/returns-sought.json'), 'utf8');
  const { looked_for: first, returns } = ReturnsSought.parse(JSON.parse(text));
  return returns.map(({ searched = { on: first, in: 'public material' }, ...sought }) => ({ ...sought, searched }));
}
