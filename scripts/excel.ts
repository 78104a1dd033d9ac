import { Command } from 'commander';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { localhostCertificate } from './excel/certificate';
import { addinUrl, startServer } from './excel/server';

const manifest = join(projectRoot, 'manifest.xml');

/** Can desktop Excel, which can sideload the add-in, run on this system? */
const hasDesktopExcel = process.platform === 'win32' || process.platform === 'darwin';

const onTheWeb = `
Excel on the web, in a browser on this machine:
  1. Open ${addinUrl}/addin/taskpane.html once. The pane must appear without a certificate warning.
  2. Open a workbook at https://excel.cloud.microsoft, then Home > Add-ins > More Add-ins > My Add-ins > Upload My Add-in.
  3. Choose ${manifest}
     (the same file is at ${addinUrl}/manifest.xml).
  4. Type =SVC.NETPAY("KE", 85000) into a cell.
`;

/** Runs npx in the foreground; true if it succeeded. */
function npx(...args: string[]): Promise<boolean> {
  const child = spawn('npx', ['--yes', ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

async function openExcel(): Promise<boolean> {
  console.log('\nOpening Excel with the add-in …');
  const args = ['manifest.xml', 'desktop', '--app', 'excel', '--no-debug'];
  const isOpen = await npx('office-addin-debugging', 'start', ...args);
  if (!isOpen) console.log('\nExcel could not be opened with the add-in. Load it by hand instead:');
  return isOpen;
}

/** Removes the add-in from Excel if it was sideloaded, then stops the server and this process. */
async function stop(server: ChildProcess, sideloaded: boolean): Promise<void> {
  console.log('\nStopping.');
  server.removeAllListeners('close');
  if (sideloaded) await npx('office-addin-debugging', 'stop', 'manifest.xml');
  // On Windows, Ctrl+C also reaches the server.
  if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
  server.once('close', () => process.exit(0));
  server.kill('SIGTERM');
}

async function main({ web }: { readonly web?: true }): Promise<void> {
  if (!existsSync(manifest)) throw new CommandRefused(`There is no file ${manifest}.`);
  const server = await startServer(await localhostCertificate());
  let sideloaded = false;
  process.once('SIGINT', () => void stop(server, sideloaded));
  process.once('SIGTERM', () => void stop(server, sideloaded));
  server.removeAllListeners('close');
  server.once('close', (code) => process.exit(code ?? 1));

  if (web !== true && hasDesktopExcel) sideloaded = await openExcel();
  if (!sideloaded) console.log(onTheWeb);
  console.log(`The add-in is served at ${addinUrl}. Press Ctrl+C to stop.`);
}

new Command(commandLine('excel'))
  .description(
    `Serves the add-in at ${addinUrl} with a certificate that this machine trusts and, on Windows and Mac, opens Excel with it. Other settings are those of the server. SVC_TLS_CERT and SVC_TLS_KEY name another certificate.`,
  )
  .option('--web', 'do not open Excel here; show how to load the add-in into Excel on the web')
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(reportFailure);
