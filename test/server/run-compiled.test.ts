import { execFileSync } from 'node:child_process';
import { isAscii } from 'node:buffer';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));

const program = join(folder, 'program.js');
const kept = join(folder, '.compiled');

/** A program that says a word, uses the parts of CommonJS and runs until its compiled code can be kept. */
const saying = (word: string): string => `
  const { join } = require('node:path');
  exports.said = '${word}';
  console.log(module.exports.said, join(__dirname, 'program.js') === __filename, require.resolve('./program.js') === __filename);
  setTimeout(() => {}, 300);
`;

const run = (): string =>
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, '../support/run-compiled.ts'), program, '100'], {
    encoding: 'utf8',
  }).trim();

const contentOf = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(path, name)).isFile());

test('compiled code is kept and used, and never that of another build', () => {
  writeFileSync(program, saying('one'));
  expect(run()).toBe('one true true');
  const first = contentOf(kept);
  expect(first).not.toEqual([]);
  expect(run()).toBe('one true true');
  expect(contentOf(kept)).toEqual(first);

  // The same length, so V8 itself would take the old code.
  writeFileSync(program, saying('two'));
  utimesSync(program, new Date(), new Date(Date.now() + 5_000));
  expect(run()).toBe('two true true');
});

test('damaged compiled code is not used', () => {
  for (const name of contentOf(kept)) writeFileSync(join(kept, name), 'damaged');
  expect(run()).toBe('two true true');
});

test('without a place for it, a program runs all the same', () => {
  removeDirectory(kept);
  writeFileSync(kept, 'no folder');
  expect(run()).toBe('two true true');
});

test('the built server is only ASCII, which a start reads fastest', () => {
  // A regular expression is copied as it was written. Its characters need escapes.
  expect(isAscii(readFileSync(join(__dirname, '../../dist/server/service.js')))).toBe(true);
});

test('other characters keep their meaning', () => {
  removeDirectory(kept);
  writeFileSync(program, saying('né'));
  expect(run()).toBe('né true true');
});
