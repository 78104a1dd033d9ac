import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** A server that runs in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** The live key that the first start made. */
  readonly key: string;
  readonly child: ChildProcess;
  /** All that it has written so far, on both outputs. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; the exit code, or null when the signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'svc-'));
export const removeDirectory = (path: string): void => rmSync(path, { recursive: true, force: true });

/** The environment without any variable of the service, so that a test decides all of them. */
const bareEnvironment = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SVC_')));

/** Runs a TypeScript file of the repository with Node. */
export const run = (file: string, args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(root, file), ...args], { cwd: root, env: { ...bareEnvironment(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });

/** Collects both outputs of a process until it ends. */
export async function finished(child: ChildProcess): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

/** What makes a server believe that it is noon (UTC) of a day when it starts. */
export const clockAt = (day: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now; const ahead = Date.parse('${day}T12:00:00Z') - now(); Date.now = () => now() + ahead;`)}`,
});

/**
 * Starts the server on a free port of this machine and waits until it is ready.
 *
 * @param environment variables of the service; without SVC_DATA_DIR a temporary directory is made, which the caller removes
 * @throws Error with its output when it ends before it is ready
 */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const dataDir = environment['SVC_DATA_DIR'] ?? temporaryDirectory();
  const child = run('server/main.ts', [], { SVC_PORT: '0', SVC_FEEDS: 'off', ...environment, SVC_DATA_DIR: dataDir });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /listening on (https?:\/\/\S+)/.exec(output);
      if (ready) resolve(ready[1]!);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { url, dataDir, key: readFileSync(join(dataDir, 'machine-key'), 'utf8').trim(), child, output: () => output, stop };
}
