// What the compiler does not carry along, or not byte by byte as checksums need it: the styles of the pages, the
// guides, and the files of law and figures. Into dist/, or the folder that is named.
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const into = process.argv[2] ?? 'dist';
const guides = readdirSync(join(root, 'docs'))
  .filter((name) => /\.(md|json)$/.test(name))
  .map((name) => `docs/${name}`);
const checksums = 'src/reference/checksums.json';
const data = Object.keys(JSON.parse(readFileSync(join(root, checksums), 'utf8')));
const copied = [checksums, ...data, 'server/pages/pages.css', 'server/pages/reference.css', 'docs/recipes', ...guides];
for (const path of copied) {
  const to = join(root, into, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, { recursive: true });
}
