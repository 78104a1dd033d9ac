import { Command } from 'commander';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateCertificates, installCaCertificate, verifyCertificates } from 'office-addin-dev-certs';
import { caCertificatePath, localhostCertificatePath, localhostKeyPath } from 'office-addin-dev-certs/lib/defaults';

const root = join(__dirname, '..');
const manifest = join(root, 'manifest.xml');
/** The address in the repository's manifest. */
const url = 'https://localhost:3000';

class Wrong extends Error {}

/** Excel as a program, which can be told to load an add-in. */
const hasDesktopExcel = process.platform === 'win32' || process.platform === 'darwin';

interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/**
 * A certificate for localhost that this machine trusts: the configured one, or one that is made and trusted for
 * development.
 */
async function certificate(): Promise<Certificate> {
  const { SVC_TLS_CERT: cert, SVC_TLS_KEY: key } = process.env;
  if (cert && key) return { cert, key };
  const made = { cert: localhostCertificatePath, key: localhostKeyPath };
  if (verifyCertificates()) {
    console.log(`Certificate: ${made.cert}`);
    return made;
  }
  console.log('Making a certificate for localhost, which lasts 30 days. Your system may ask whether to trust it.');
  await generateCertificates();
  try {
    await installCaCertificate();
  } catch (problem) {
    console.log(
      `\nThe certificate was made but could not be trusted here (${problem instanceof Error ? problem.message.trim() : String(problem)}).\nExcel loads the add-in once ${caCertificatePath} is among the trusted authorities of the system or of the browser; or set SVC_TLS_CERT and SVC_TLS_KEY to a certificate that is.\n`,
    );
  }
  return made;
}

/** Runs a program of npm in the foreground; true where it ended well. */
function npx(...args: string[]): Promise<boolean> {
  const child = spawn('npx', ['--yes', ...args], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Starts the server and waits until it answers. */
async function startServer({ cert, key }: Certificate): Promise<ChildProcess> {
  const environment = {
    ...process.env,
    SVC_HOST: 'localhost',
    SVC_PORT: '3000',
    SVC_PUBLIC_URL: url,
    SVC_TLS_CERT: cert,
    SVC_TLS_KEY: key,
  };
  // In a group of its own, so that Ctrl-C ends it after Excel has let go of it.
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      if (/listening on https:/.test(output)) resolve();
    });
    server.once('close', () => reject(new Wrong('The server did not start: see above.')));
  });
  return server;
}

const onTheWeb = `
Excel on the web, in a browser on this machine:
  1. Open ${url}/addin/taskpane.html once: the pane must show without a warning about the certificate.
  2. Open a workbook at https://excel.cloud.microsoft, then Home > Add-ins > More Add-ins > My Add-ins > Upload My Add-in.
  3. Choose ${manifest}
     (the same file is at ${url}/manifest.xml).
  4. Type =SVC.NETPAY("KE", 85000) into a cell.
`;

async function main(web: boolean): Promise<void> {
  if (!existsSync(manifest)) throw new Wrong('There is no manifest.xml beside package.json.');
  const server = await startServer(await certificate());
  let sideloaded = false;
  const stop = async (): Promise<void> => {
    console.log('\nStopping.');
    server.removeAllListeners('close');
    if (sideloaded) await npx('office-addin-debugging', 'stop', 'manifest.xml');
    // On Windows Ctrl-C reaches the server as well.
    if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
    server.once('close', () => process.exit(0));
    server.kill('SIGTERM');
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  server.removeAllListeners('close');
  server.once('close', (code) => process.exit(code ?? 1));

  if (!web && hasDesktopExcel) {
    console.log('\nOpening Excel with the add-in …');
    sideloaded = await npx(
      'office-addin-debugging',
      'start',
      'manifest.xml',
      'desktop',
      '--app',
      'excel',
      '--no-debug',
    );
    if (!sideloaded) console.log('\nExcel could not be opened with the add-in. What follows works as well.');
  }
  if (!sideloaded) console.log(onTheWeb);
  console.log(`The add-in is served at ${url}. Ctrl-C ends it.`);
}

new Command('npm run excel --')
  .description(
    `Serve the add-in at ${url} with a certificate that this machine trusts and, on Windows and Mac, open Excel with it. Everything else is configured as for npm start; SVC_TLS_CERT and SVC_TLS_KEY name another certificate.`,
  )
  .option('--web', 'do not open Excel on this machine: say how to load the add-in into Excel on the web')
  .action(async ({ web }: { web?: boolean }) => {
    try {
      await main(web === true);
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem);
      process.exit(1);
    }
  })
  .parse();
