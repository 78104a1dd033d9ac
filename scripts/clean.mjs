// Removes the server of an earlier build. The compiler leaves the output of sources that are gone, and Node prefers an
// old `details.js` to a new `details/index.js`.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
for (const folder of ['src', 'server', 'docs']) rmSync(join(dist, folder), { recursive: true, force: true });
