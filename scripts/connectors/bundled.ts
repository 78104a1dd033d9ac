import { build } from 'esbuild';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../command/project';

/** Packages that are bundled from TypeScript: what is bundled, and what their host provides. Paths start at the package. */
const bundles = {
  n8n: {
    entries: [
      'credentials/SvcFinanceApi.credentials.ts',
      'nodes/SvcFinance/SvcFinance.node.ts',
      'nodes/SvcFinance/SvcFinancePollingTrigger.node.ts',
      'nodes/SvcFinance/SvcFinanceTrigger.node.ts',
    ],
    folder: 'dist',
    host: 'n8n-workflow',
    files: ['nodes/SvcFinance/svc-finance.svg', 'nodes/SvcFinance/svc-finance.dark.svg'],
    footer: '',
  },
  zapier: {
    entries: ['index.ts'],
    folder: '',
    host: 'zapier-platform-core',
    files: [],
    // Zapier requires the file and expects the integration itself.
    footer: 'module.exports = module.exports.default;',
  },
} as const;
export type BundledConnector = keyof typeof bundles;
export const bundledConnectors = Object.keys(bundles) as readonly BundledConnector[];

/** Writes a package as its host installs it into a folder, which is made anew. */
export async function bundleConnector(name: BundledConnector, target: string): Promise<void> {
  const { entries, folder, host, files, footer } = bundles[name];
  const source = join(projectRoot, 'connectors', name);
  rmSync(target, { recursive: true, force: true });
  await build({
    entryPoints: entries.map((entry) => join(source, entry)),
    outbase: source,
    outdir: join(target, folder),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: [host],
    footer: { js: footer },
    logLevel: 'warning',
  });
  for (const file of files) {
    mkdirSync(dirname(join(target, folder, file)), { recursive: true });
    copyFileSync(join(source, file), join(target, folder, file));
  }
  for (const file of ['package.json', 'README.md']) copyFileSync(join(source, file), join(target, file));
}
