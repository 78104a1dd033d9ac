import { build } from 'esbuild';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/**
 * The mocked Office object as one script, in place of office.js. The mock reads only the host names from the manifest
 * package, whose other parts need Node.
 */
export async function officeScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(__dirname, 'office-page.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'warning',
    alias: { 'office-addin-manifest': './node_modules/office-addin-manifest/lib/officeApp.js' },
    plugins: [
      {
        name: 'without-usage-data',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^office-addin-usage-data$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
          onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}
