import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// After `npm start` only the product's packages are there. A command that needs more installs it first.

const root = join(__dirname, '../..');
const { scripts, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^tsx (scripts\/\S+\.ts)/.exec(line)?.[1];
  return file === undefined || scripts[`pre${name}`]?.includes('--tests') === true ? [] : [[name, file] as const];
});

/** `@scope/name` or `name` of what a module imports. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

test('commands that do not install the packages of the tests do not use any', async () => {
  const { metafile } = await build({
    entryPoints: [...new Set(commands.map(([, file]) => file))],
    absWorkingDir: root,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.json': 'empty' },
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const used = Object.values(metafile.outputs).flatMap(({ entryPoint, imports }) =>
    imports
      .filter(({ external, path }) => external === true && packageOf(path) in devDependencies)
      .map(({ path }) => `${entryPoint}: ${packageOf(path)}`),
  );
  expect(commands.length).toBeGreaterThan(15);
  expect(used).toEqual([]);
});
