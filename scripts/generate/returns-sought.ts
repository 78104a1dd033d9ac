import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../command/project';

/** Returns that were looked for without finding a layout to fill. */
const ReturnsSought = z.strictObject({
  looked_for: z.iso.date(),
  returns: z.array(
    z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), name: z.string().min(1), why: z.string().min(1) }),
  ),
});

/** The returns of `src/reference/returns-sought.json`. */
export const readReturnsSought = (): z.infer<typeof ReturnsSought>['returns'] =>
  ReturnsSought.parse(JSON.parse(readFileSync(join(projectRoot, 'src/reference/returns-sought.json'), 'utf8'))).returns;
