import { build, type Metafile } from 'esbuild';
import { join } from 'node:path';
import { programName } from '../../server/command-line';
import { bundleOptions, threadFiles } from '../bundle/options';
import { writeStarter } from '../bundle/starter';
import { releaseCommands } from './commands';

/** The folder of the code in a release. */
export const codeFolder = 'lib';

/** The file of that folder that starts the program. */
export const starterFile = 'start.js';

/** npx puts the newer Node first in the path of the program that it runs. */
const withNewerNode = `npx --yes --package={package}@24 -- ${programName} start`;

/** The program: a list of commands, each with the code that it loads. */
const programSource = (root: string, version: string): string => `
  import { runProgram } from './scripts/release/program';
  void runProgram(${JSON.stringify(version)}, [${releaseCommands(root)
    .map(
      ({ module, ...command }) =>
        `{ ...${JSON.stringify(command)}, load: () => import(${JSON.stringify(`./${module.replace(/\.ts$/, '')}`)}) }`,
    )
    .join(', ')}]);`;

/**
 * Bundles the server and the commands into two files of plain JavaScript, for every Node that the project supports.
 *
 * @param root of the project
 * @param into the root of the release
 * @returns what went into the bundles
 */
export async function bundle(root: string, into: string, version: string): Promise<Metafile> {
  const common = bundleOptions(root);
  const options = { ...common, define: { ...common.define, RELEASE: 'true' } };
  const [program, threads] = await Promise.all([
    build({
      ...options,
      stdin: { contents: programSource(root, version), resolveDir: root, sourcefile: 'program.ts', loader: 'ts' },
      outfile: join(into, codeFolder, 'program.js'),
    }),
    build({ ...options, entryPoints: threadFiles, outdir: join(into, codeFolder) }),
    writeStarter(options, join(into, codeFolder), starterFile, 'program.js', withNewerNode),
  ]);
  return {
    inputs: { ...program.metafile.inputs, ...threads.metafile.inputs },
    outputs: { ...program.metafile.outputs, ...threads.metafile.outputs },
  };
}
