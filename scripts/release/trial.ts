import { downloads } from '../../server/downloads/downloads';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { peoplePages } from '../../src/contract/people';
import { helpFile, languages } from '../../src/language/languages';
import { listeningAt } from '../command/listening';

/** A release on the disk, and the Node that runs it. */
export interface Installed {
  readonly node: string;
  /** The program of the release. */
  readonly program: string;
  /** An empty folder, which becomes the home of the user. Nothing outside of it is written. */
  readonly home: string;
}

/** A server of a release that takes calls. */
export interface StartedRelease {
  readonly url: string;
  /** From the start of the process to `listening`, in milliseconds. */
  readonly milliseconds: number;
  /** Stops the server and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** The environment of a user who has set nothing. */
const environmentOf = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  HOME: home,
  USERPROFILE: home,
  LOCALAPPDATA: home,
  SVC_FEEDS: 'off',
  SVC_STOP_GRACE: '0',
});

const run = promisify(execFile);

/** Runs a command of a release in the user's home and returns what it prints. */
export async function runCommand({ node, program, home }: Installed, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(node, [program, ...args], { cwd: home, env: environmentOf(home) });
  return stdout.trim();
}

const ended = (server: ChildProcess): Promise<number | null> => new Promise((resolve) => server.once('close', resolve));

/**
 * Starts the server of a release on a free port and waits until it listens.
 *
 * @throws Error with its output if it ends before
 */
export async function startRelease({ node, program, home }: Installed): Promise<StartedRelease> {
  const begin = performance.now();
  const server = spawn(node, [program, 'start', '--port', '0'], {
    cwd: home,
    env: environmentOf(home),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = ended(server);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = listeningAt(output);
      if (address !== undefined) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void end.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    milliseconds: performance.now() - begin,
    stop: () => {
      server.kill('SIGTERM');
      return end;
    },
  };
}

/** Pages and files that a release must serve: each comes from another place on the disk. */
const releasePages = [
  '/docs',
  '/docs/recipes',
  '/docs/install',
  '/docs/upgrade',
  '/docs/reference',
  '/docs/reference/tax',
  '/docs/search?q=tax',
  '/docs/errors',
  '/docs/assets/pages.css',
  '/docs/assets/pages.js',
  '/docs/assets/reference.js',
  '/docs/recipes/n8n-workflow.json',
  ...Object.values(peoplePages),
  '/status',
  '/connector',
  '/downloads',
  ...downloads.map(({ address }) => address),
  '/docs/clients/python',
  '/openapi.json',
  '/manifest.xml',
  '/addin/taskpane.html',
  '/addin/functions.html',
  '/addin/functions.js',
  ...languages.map((language) => `/addin/${helpFile(language)}`),
  '/addin/assets/icon-32.png',
  '/readyz',
] as const;

/** The pages that are not answered with 200. */
export async function missingPages(url: string): Promise<readonly string[]> {
  const statuses = await Promise.all(
    releasePages.map(async (path) => [path, (await fetch(new URL(path, url))).status] as const),
  );
  return statuses.filter(([, status]) => status !== 200).map(([path, status]) => `${path}: ${status}`);
}

/** Net pay from a monthly salary of 85,000 in Kenya, asked with a key; or the error that the server answered. */
export async function netPay(url: string, key: string): Promise<unknown> {
  const response = await fetch(new URL('/api/tax', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' }),
  });
  const { data, error } = (await response.json()) as { data?: { net_amount: number }; error?: unknown };
  return data?.net_amount ?? error;
}

/** The program of a release in the folder of a global installation, where npm puts packages. */
export const globalProgram = (prefix: string, name: string): string =>
  join(prefix, process.platform === 'win32' ? '' : 'lib', 'node_modules', name, 'bin', `${name}.js`);
