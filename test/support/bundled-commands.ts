import { build } from 'esbuild';
import { join } from 'node:path';
import { bundleOptions, threadFiles } from '../../scripts/bundle/options';

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
  'keys',
  'law',
  'store',
].map((name) => `scripts/${name}.ts`);

const folder = 'dist/test';

/** The bundle of these commands: the first argument is the file of the command. */
const bundled = `${folder}/commands.js`;

/** Bundles the commands, which then start in a quarter of the time. Law and figures must be in `dist/src`. */
export async function bundleCommands(): Promise<void> {
  const loads = commands.map((file) => `'${file}': () => import('./${file.replace(/\.ts$/, '')}')`);
  const options = bundleOptions(root);
  await Promise.all([
    build({
      ...options,
      stdin: {
        contents: `const [file] = process.argv.splice(2, 1); void { ${loads.join(', ')} }[file]();`,
        resolveDir: root,
        sourcefile: 'commands.ts',
        loader: 'ts',
      },
      outfile: join(root, bundled),
    }),
    build({ ...options, entryPoints: threadFiles, outdir: join(root, folder) }),
  ]);
  process.env['BUNDLED_COMMANDS'] = bundled;
}

/** The bundle and its argument in place of a command's file, if it is bundled. */
export const bundledCommand = (file: string): readonly [file: string, ...args: string[]] => {
  const bundle = process.env['BUNDLED_COMMANDS'];
  return bundle !== undefined && commands.includes(file) ? [bundle, file] : [file];
};
