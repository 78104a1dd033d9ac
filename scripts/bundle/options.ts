import type { BuildOptions, Plugin } from 'esbuild';
import { dirname, relative, resolve, sep } from 'node:path';
import { tracePackages } from '../../server/runtime/traces-wanted';
import { oldestNode } from '../node-version.cjs';

/** Packages that stay files of their own: compiled code, and what few installations need. */
const keptPackages = ['better-sqlite3'] as const;
const absentPackages = [
  '@microsoft/office-js',
  'office-addin-dev-certs',
  'tsx',
  // The metrics need OpenTelemetry's interface too, so that one is inside.
  ...tracePackages.filter((name) => name !== '@opentelemetry/api'),
];

/** Code that runs in threads of its own, so each is a file of its own beside the bundle. */
export const threadFiles = {
  'workbook-worker': 'scripts/import/workbook-worker.ts',
  'apply-worker': 'server/laws/apply-worker.ts',
  'page-worker': 'server/watch/page-worker.ts',
  'payslip-worker': 'server/documents/payslip-worker.ts',
} as const;

/**
 * Leaves law and figures in their files: the start of the server compares the checksum of a file, so code must read that
 * same file. A bundle lies in a folder beside `src`.
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

/**
 * How code is bundled into one file of plain JavaScript, for every Node that the project supports. One file starts in
 * about two thirds of the time that hundreds take.
 *
 * @param root of the project
 */
export const bundleOptions = (root: string) =>
  ({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: `node${oldestNode}`,
    format: 'cjs',
    define: { 'import.meta.url': 'bundleUrl' },
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
    // Every start reads the file. Without comments it is a third shorter and only ASCII. Names and lines stay, so that a
    // stack trace can be read.
    minifyWhitespace: true,
    lineLimit: 160,
    metafile: true,
    logLevel: 'warning',
  }) satisfies BuildOptions;
