import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command/project';
import { api } from '../generate/sdk/api';
import { typescriptModules } from '../generate/sdk/typescript';

const source = join(projectRoot, 'sdk/typescript');

/** Both forms of JavaScript: for `require`, and for `import` in Node and browsers. */
const forms = [
  { format: 'cjs', outfile: 'index.js' },
  { format: 'esm', outfile: 'index.mjs' },
] as const;

/** Writes the modules of the package that are made from the contract. They are not in git. */
export function writeTypescriptModules(): void {
  const folder = join(source, 'src/generated');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of typescriptModules(api())) {
    const file = join(folder, name);
    // A file that is written again is empty for a moment, while the linter or the compiler may be reading it.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * Builds the TypeScript client package.
 *
 * @param target folder of the package, which is replaced
 */
export async function buildTypescript(target: string): Promise<void> {
  writeTypescriptModules();
  rmSync(target, { recursive: true, force: true });
  for (const { format, outfile } of forms)
    await build({
      entryPoints: [join(source, 'src/index.ts')],
      outfile: join(target, outfile),
      bundle: true,
      platform: 'neutral',
      target: 'es2022',
      format,
      tsconfigRaw: {},
      logLevel: 'warning',
    });
  execFileSync(
    process.execPath,
    [require.resolve('typescript/bin/tsc'), '-p', join(source, 'tsconfig.json'), '--outDir', join(target, 'types')],
    { stdio: 'inherit' },
  );
  writeFileSync(join(target, 'index.d.ts'), "export * from './types/sdk/typescript/src/index';\n");
  // Both forms have the same types. A file of its own tells TypeScript that `index.mjs` is an ES module.
  writeFileSync(join(target, 'index.d.mts'), "export * from './index.js';\n");
  for (const file of ['package.json', 'README.md']) copyFileSync(join(source, file), join(target, file));
}

/**
 * Builds the TypeScript client package and packs it.
 *
 * @param target folder of the package, which is replaced
 * @returns the path of its archive
 */
export async function packTypescript(target: string): Promise<string> {
  await buildTypescript(target);
  execFileSync('npm', ['pack', '--silent'], { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] });
  const { name, version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  return join(target, `${name}-${version}.tgz`);
}
