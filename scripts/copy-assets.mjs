// What the compiler does not carry to dist/: the styles of the pages, and the recipes.
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const copied = ['server/pages/pages.css', 'docs/recipes'];
for (const path of copied) {
  const to = join(root, 'dist', path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, { recursive: true });
}
