import { build } from 'esbuild';
import { join } from 'node:path';
import { bundleOptions, threadFiles } from './bundle/options';
import { writeStarter } from './bundle/starter';
import { projectRoot } from './command/project';

const folder = join(projectRoot, 'dist', 'server');

/** Bundles the server into `dist/server/service.js`, which `main.js` beside it starts. */
async function main(): Promise<void> {
  const options = bundleOptions(projectRoot);
  await Promise.all([
    build({
      ...options,
      entryPoints: ['server/main.ts'],
      outfile: join(folder, 'service.js'),
    }),
    build({
      ...options,
      entryPoints: {
        'apply-worker': threadFiles['apply-worker'],
        'page-worker': threadFiles['page-worker'],
        'payslip-worker': threadFiles['payslip-worker'],
      },
      outdir: folder,
    }),
    writeStarter(options, folder, 'main.js', 'service.js'),
  ]);
}

void main();
