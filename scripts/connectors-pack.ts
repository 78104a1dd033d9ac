import { Command } from 'commander';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { extensionName, packedExtension } from './connectors/libreoffice/extension';
import { sheetsPackage } from './sheets/package';

/** A package for another tool: what is bundled, and what its host provides. Paths start at the package. */
const packages = [
  {
    name: 'n8n',
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
  {
    name: 'zapier',
    entries: ['index.ts'],
    folder: '',
    host: 'zapier-platform-core',
    files: [],
    // Zapier requires the file and expects the integration itself.
    footer: 'module.exports = module.exports.default;',
  },
] as const;

async function pack({ name, entries, folder, host, files, footer }: (typeof packages)[number]): Promise<void> {
  const source = join(projectRoot, 'connectors', name);
  const target = join(projectRoot, 'dist', 'connectors', name);
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
  for (const file of ['package.json', 'README.md']) cpSync(join(source, file), join(target, file));
  execFileSync('npm', ['pack', '--silent'], { cwd: target, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** An emptied folder for a package that is not an npm package, with its files. */
function write(name: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  const target = join(projectRoot, 'dist', 'connectors', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(target, file), content);
  console.log(`${name}: ${Object.keys(files).join(', ')}`);
}

new Command('npm run connectors:pack --')
  .description(
    'Builds the packages for n8n, Zapier, Google Sheets and LibreOffice into dist/connectors, those of n8n, Zapier and LibreOffice with their archives.',
  )
  .showHelpAfterError()
  .action(async () => {
    for (const one of packages) await pack(one);
    write('google-sheets', await sheetsPackage());
    write('libreoffice', { [extensionName]: packedExtension() });
  })
  .parseAsync()
  .catch(reportFailure);
