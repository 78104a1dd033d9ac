import { build } from 'esbuild';
import { join } from 'node:path';
import { bundleOptions, threadFiles } from '../../scripts/bundle/options';
import { writeStarter } from '../../scripts/bundle/starter';

const root = join(__dirname, '../..');

/** Commands that tests run often. */
const commands = [
  'access',
  'admin',
  'connector',
  'data-confirm',
  'data-import',
  'data-revert',
  'data-review',
  'doctor',
  'feeds',
  'keys',
  'law',
  'store',
].map((name) => `scripts/${name}.ts`);

const folder = 'dist/test';

/** Starts the bundle of these commands: the first argument is the file of the command. */
const starter = 'start.js';

/**
 * Bundles the commands, which then start in a fifth of the time. Law and figures must be in `dist/src`. The first command
 * that ends keeps its compiled code for the others.
 */
export async function bundleCommands(): Promise<void> {
  const loads = commands.map((file) => `'${file}': () => import('./${file.replace(/\.ts$/, '')}')`);
  const options = bundleOptions(root);
  await Promise.all([
    build({
      ...options,
      stdin: {
        contents: `
          const [file] = process.argv.splice(2, 1);
          process.once('exit', () => globalThis.keepCompiled?.());
          void { ${loads.join(', ')} }[file]();`,
        resolveDir: root,
        sourcefile: 'commands.ts',
        loader: 'ts',
      },
      outfile: join(root, folder, 'commands.js'),
    }),
    build({ ...options, entryPoints: threadFiles, outdir: join(root, folder) }),
    writeStarter(options, join(root, folder), starter, 'commands.js'),
  ]);
  process.env['BUNDLED_COMMANDS'] = `${folder}/${starter}`;
}

/** The bundle and its argument in place of a command's file, if it is bundled. */
export const bundledCommand = (file: string): readonly [file: string, ...args: string[]] => {
  const bundle = process.env['BUNDLED_COMMANDS'];
  return bundle !== undefined && commands.includes(file) ? [bundle, file] : [file];
};
