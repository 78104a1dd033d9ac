import { build, type BuildOptions } from 'esbuild';
import { join } from 'node:path';

/** The syntax of the starter: an old Node must be able to say that it is too old. */
const anyNode = 'node14';

/**
 * Writes the small file that starts a bundle, which keeps its compiled code for the next start.
 *
 * @param options as for the bundle
 * @param folder of the bundle
 * @param name of the file to write
 * @param of the bundle's file name
 * @param command runs the program with a newer Node, whose package `{package}` stands for; undefined where a start
 *   fetches one
 */
export const writeStarter = (
  options: BuildOptions,
  folder: string,
  name: string,
  of: string,
  command?: string,
): Promise<unknown> =>
  build({
    ...options,
    target: anyNode,
    stdin: {
      contents: `
        import { join } from 'node:path';
        import { runKept } from './scripts/bundle/run-kept';
        import { said } from './scripts/ensure/sentences.mjs';
        import { isNodeNewEnough, newerNodePackage, oldestNode } from './scripts/node-version.cjs';
        if (isNodeNewEnough) runKept(join(__dirname, ${JSON.stringify(of)}));
        else {
          const command = ${JSON.stringify(command ?? '')}.replace('{package}', newerNodePackage());
          const { tooOld, startFetches, installNode } = said();
          const remedy = command === '' ? startFetches() : installNode(command);
          console.error(\`\${tooOld(process.versions.node, oldestNode)} \${remedy}\`);
          process.exitCode = 1;
        }`,
      resolveDir: options.absWorkingDir!,
      sourcefile: 'starter.ts',
      loader: 'ts',
    },
    outfile: join(folder, name),
  });
