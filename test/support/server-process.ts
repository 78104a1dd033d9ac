import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningAt } from '../../scripts/command/listening';
import { bundledCommand } from './bundled-commands';

const root = join(__dirname, '../..');

/** Variables of the environment. */
type Environment = Readonly<Record<string, string>>;

/** A server that runs in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** The live key created at the first start. */
  readonly key: string;
  readonly child: ChildProcess;
  /** Everything written so far to both outputs. */
  readonly output: () => string;
  /** Sends a signal, waits for the process to end and returns the exit code, or null if the signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'svc-'));
export const removeDirectory = (path: string): void => rmSync(path, { recursive: true, force: true });

/** The environment without the variables of the service, which each test sets itself, and in English. */
const bareEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:SVC_|LC_|LANG)/.test(name))),
  LANG: 'C',
});

/** How a process runs, if not by default. */
export interface Running {
  /** A command that runs the command appended to it. */
  readonly within?: readonly string[];
  /** The user that it runs as. */
  readonly uid?: number;
  /** What is typed into it. */
  readonly typed?: string;
  /** It reads files that only the sources have beside them. */
  readonly fromSource?: boolean;
}

/** The server program: the build if the setup found it up to date, otherwise TypeScript. */
export const serverProgram = (): string => process.env['SERVER_PROGRAM'] ?? 'server/main.ts';

/** Runs a file of the repository with Node: TypeScript or JavaScript. */
export function run(
  file: string,
  args: readonly string[],
  environment: Environment,
  { within = [], uid, typed, fromSource = false }: Running = {},
): ChildProcess {
  const [program, ...first] = fromSource ? [file] : bundledCommand(file);
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const [command, ...rest] = [...within, process.execPath, ...loader, join(root, program), ...first, ...args] as [
    string,
    ...string[],
  ];
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...bareEnvironment(), ...environment },
    stdio: [typed === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  child.stdin?.end(typed);
  return child;
}

/** Collects both outputs of a process until it ends. */
export async function finished(
  child: ChildProcess,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

/** Makes a server believe that it starts at noon (UTC) of a day. */
export const clockAt = (day: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now; const ahead = Date.parse('${day}T12:00:00Z') - now(); Date.now = () => now() + ahead;`)}`,
});

/**
 * Makes a server believe that it is two seconds before a full minute until the file exists. Then the next minute
 * begins.
 */
export const clockHeldUntil = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import { existsSync } from 'node:fs'; const started = Date.now(); const minute = started - (started % 60_000); Date.now = () => minute + (existsSync(${JSON.stringify(file)}) ? 60_000 : 58_000);`)}`,
});

/**
 * Starts the server on a free port of this machine and waits until it is ready.
 *
 * @param environment variables of the service; without SVC_DATA_DIR it gets a temporary directory, which the caller
 *   removes
 * @throws Error with its output if it ends before it is ready
 */
export async function startServer(environment: Environment = {}, running: Running = {}): Promise<ServerProcess> {
  const dataDir = environment['SVC_DATA_DIR'] ?? temporaryDirectory();
  const child = run(
    serverProgram(),
    [],
    { SVC_PORT: '0', SVC_FEEDS: 'off', SVC_STOP_GRACE: '0', ...environment, SVC_DATA_DIR: dataDir },
    running,
  );
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = listeningAt(output);
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    dataDir,
    key: readFileSync(join(dataDir, 'machine-key'), 'utf8').trim(),
    child,
    output: () => output,
    stop,
  };
}

/**
 * Returns a function that starts servers. After the last test of the calling file or `describe`, they are stopped and
 * their data directories removed.
 *
 * @param defaults environment of each server, which a start may override
 * @param signal to stop them with
 */
export function startedServers(
  defaults: Environment = {},
  signal: NodeJS.Signals = 'SIGTERM',
): (environment?: Environment, running?: Running) => Promise<ServerProcess> {
  const servers: ServerProcess[] = [];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop(signal)));
    for (const { dataDir } of servers) removeDirectory(dataDir);
  });
  return async (environment = {}, running = {}) => {
    const server = await startServer({ ...defaults, ...environment }, running);
    servers.push(server);
    return server;
  };
}

/**
 * A project command, run as an administrator would run it.
 *
 * @returns a function that runs it with arguments and returns its output
 * @throws Error with its output if it fails
 */
export const command =
  (file: string, environment: Environment): ((...args: string[]) => Promise<string>) =>
  async (...args) => {
    const { code, stdout, stderr } = await finished(run(file, args, environment));
    if (code !== 0) throw new Error(stderr);
    return stdout.trim();
  };

/** The `keys` command in an environment that sets the data directory. */
export const keysCommand = (environment: Environment) => command('scripts/keys.ts', environment);
