// Copies the files that the compiler does not copy, or not byte for byte as checksums require: styles and scripts of
// pages, guides, and the files of law and figures. They go into dist/, or into the folder given as the argument.
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const into = process.argv[2] ?? 'dist';
const guides = readdirSync(join(root, 'docs'))
  .filter((name) => /\.(md|json)$|^[a-z]{2}$/.test(name))
  .map((name) => `docs/${name}`);
const checksums = 'src/reference/checksums.json';
const data = Object.keys(JSON.parse(readFileSync(join(root, checksums), 'utf8')));
const copied = [
  checksums,
  ...data,
  'server/pages/pages.css',
  'server/pages/browser',
  'assets/connector-230.png',
  'docs/recipes',
  ...guides,
];
/** The fonts of documents, of packages that a build does not have. */
const fonts = JSON.parse(readFileSync(join(root, 'server/documents/fonts.json'), 'utf8'));
const placed = [
  ...copied.map((path) => [path, path]),
  ...Object.entries(fonts).map(([name, path]) => [join('node_modules', path), join('server/documents/fonts', name)]),
];
for (const [from, place] of placed) {
  const to = resolve(root, into, place);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, from), to, { recursive: true });
}
