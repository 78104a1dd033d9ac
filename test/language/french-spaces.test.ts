import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Every text of a module: its exports, and what they hold. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part);
}

/** A space before a sign of two parts, or inside French quotation marks, at which a line must not break. */
const breaking = /\S [:;?!»](?=[\s)\]*.,»]|$)|« \S/;

const room = join(root, 'src/language/fr');
const modules = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test.each(modules)('no line of a French sentence begins with a sign of punctuation: %s', async (file) => {
  const texts = [...textsOf(await import(join(room, file)))];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => breaking.test(text))).toEqual([]);
});

const guides = ['README.fr.md', ...readdirSync(join(root, 'docs/fr')).map((file) => `docs/fr/${file}`)];

test.each(guides)('nor of a French guide: %s', (file) => {
  const prose = readFileSync(join(root, file), 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '‹code›')
    .replace(/<!--.*?-->/g, '');
  // The row below the head of a table is no text.
  const lines = prose.split('\n').filter((line) => !/^[|: -]+$/.test(line));
  expect(lines.filter((line) => breaking.test(line))).toEqual([]);
});
