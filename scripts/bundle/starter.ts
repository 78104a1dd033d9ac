import { build, type BuildOptions } from 'esbuild';
import { join } from 'node:path';

/**
 * Writes the small file that starts a bundle with compiled code that is kept beside it.
 *
 * @param options as for the bundle
 * @param folder of the bundle
 * @param name of the file to write
 * @param of the bundle's file name
 */
export const writeStarter = (options: BuildOptions, folder: string, name: string, of: string): Promise<unknown> =>
  build({
    ...options,
    stdin: {
      contents: `
        import { join } from 'node:path';
        import { runCompiled } from './server/runtime/run-compiled';
        runCompiled(join(__dirname, ${JSON.stringify(of)}));`,
      resolveDir: options.absWorkingDir!,
      sourcefile: 'starter.ts',
      loader: 'ts',
    },
    outfile: join(folder, name),
  });
