import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decimalOf } from '../../src/contract/decimal';
import { withoutEnd } from '../../src/without-end';

const root = join(__dirname, '../..');
const rooms = ['src', 'functions', 'server', 'taskpane', 'dashboard', 'connectors', 'sdk', 'scripts'];

/** The patterns that the project's own lint refuses in a file of each room. */
function refusedIn(inRooms: readonly string[], patterns: readonly string[]): Readonly<Record<string, string[]>> {
  const program = `
    import { ESLint } from 'eslint';
    const [rooms, patterns] = ${JSON.stringify([inRooms, patterns])};
    const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId.startsWith('regexp/') });
    const text = patterns.map((pattern) => 'export const found = ' + pattern + ';').join('\\n');
    const refused = {};
    for (const room of rooms) {
      const [{ messages }] = await eslint.lintText(text, { filePath: room + '/patterns.ts' });
      refused[room] = [...new Set(messages.map(({ line }) => patterns[line - 1]))];
    }
    console.log(JSON.stringify(refused));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string[]>;
}

/** Patterns whose time grows with the square of the text. The first one stopped the service. */
const slow = ['/^[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?$/i', '/\\/+$/', '/^\\s*(\\w+)\\s*=\\s*(\\w*)\\s*$/'];

/** The same without that. */
const quick = ['/^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?$/i', '/^[A-Z]{3}$/', '/^(\\w+)=(\\w*)$/'];

test('lint refuses slow patterns in every room, and no others', () => {
  expect(refusedIn(rooms, [...slow, ...quick])).toEqual(Object.fromEntries(rooms.map((room) => [room, slow])));
});

test('no file switches that off', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|[cm]?js)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(room, file)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('regexp/no-super-linear'))).toEqual([]);
});

test('a decimal number is read as before, and no number is longer than 100 characters', () => {
  const before = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
  const text = fc.stringMatching(/^[-+.0-9eEx ]{0,12}$/);
  fc.assert(fc.property(text, (sent) => Number.isNaN(decimalOf(sent)) === !before.test(sent)));
  expect([decimalOf('12.50'), decimalOf('.5'), decimalOf('1e3'), decimalOf('0x10')]).toEqual([12.5, 0.5, 1_000, NaN]);
  expect([decimalOf('0'.repeat(99) + '7'), decimalOf('0'.repeat(100) + '7')]).toEqual([7, NaN]);
});

test('only the characters at the end are cut off', () => {
  expect(['https://a.b//', '//', '', '/a'].map((text) => withoutEnd(text, '/'))).toEqual(['https://a.b', '', '', '/a']);
});
