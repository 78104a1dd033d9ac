import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { tracePackages } from '../../server/runtime/traces-wanted';
import { releaseCommands } from './commands';

/** Packages that stay files of their own: compiled code, files that the server sends, and what few installations need. */
export const keptPackages = ['better-sqlite3', 'better-sqlite3-node-api', 'swagger-ui-dist'] as const;
const absentPackages = [
  '@microsoft/office-js',
  'office-addin-dev-certs',
  'tsx',
  // The metrics need OpenTelemetry's interface too, so that one is inside.
  ...tracePackages.filter((name) => name !== '@opentelemetry/api'),
];

/** The folder of the code in a release. */
export const codeFolder = 'lib';

/**
 * Leaves law and figures in their files: the start of the server compares the checksum of a file, so code must read that
 * same file.
 */
const dataAsFiles = (root: string): Plugin => ({
  name: 'data-as-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\..*\.json$/ }, ({ path, importer }) => {
      const file = relative(root, resolve(dirname(importer), path))
        .split(sep)
        .join('/');
      return file.startsWith('src/') ? { path: `../${file}`, external: true } : undefined;
    }),
});

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
  const options = {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20.11',
    format: 'cjs',
    define: { RELEASE: 'true', 'import.meta.url': 'bundleUrl' },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    external: [
      ...keptPackages,
      ...keptPackages.map((name) => `${name}/*`),
      ...absentPackages.flatMap((name) => [name, `${name}/*`]),
    ],
    // Its main file loads its parts in a way that no bundler can follow.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    plugins: [dataAsFiles(root)],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  } satisfies BuildOptions;
  const [program, worker] = await Promise.all([
    build({
      ...options,
      stdin: { contents: programSource(root, version), resolveDir: root, sourcefile: 'program.ts', loader: 'ts' },
      outfile: join(into, codeFolder, 'program.js'),
    }),
    // A thread of its own reads workbooks, so its code is a file of its own.
    build({
      ...options,
      entryPoints: ['scripts/import/workbook-worker.ts'],
      outfile: join(into, codeFolder, 'workbook-worker.js'),
    }),
  ]);
  return {
    inputs: { ...program.metafile.inputs, ...worker.metafile.inputs },
    outputs: { ...program.metafile.outputs, ...worker.metafile.outputs },
  };
}
