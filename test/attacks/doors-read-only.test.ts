import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDatabase, withoutPostgres } from '../support/postgres';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';
import { canMount } from '../support/small-disk';

/** A disk in memory that can be made read-only, as a volume that failed or a container that mounts it so. */
function disk() {
  const at = temporaryDirectory();
  const mount = (...options: string[]): void => {
    if (spawnSync('mount', [...options, at]).status !== 0) throw new Error(`mount ${options.join(' ')} failed.`);
  };
  mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs');
  const dataDir = join(at, 'data');
  mkdirSync(dataDir);
  return {
    dataDir,
    /** The system refuses it while a process has a file on the disk open for writing. */
    readOnly: () => mount('-o', 'remount,ro'),
    remove() {
      spawnSync('umount', [at]);
      removeDirectory(at);
    },
  };
}

const mounts = canMount();
const tested = mounts ? test : test.skip;

const statusOf = async (server: ServerProcess, path: string): Promise<number> =>
  (await fetch(`${server.url}${path}`, { headers: { 'x-api-key': server.key } })).status;

describe('a data directory on a read-only disk', () => {
  let small: ReturnType<typeof disk>;
  beforeEach(() => {
    if (mounts) small = disk();
  });
  afterEach(() => small?.remove());

  tested('SQLite: a start says what to do', async () => {
    await (await startServer({ SVC_DATA_DIR: small.dataDir })).stop();
    small.readOnly();
    await expect(startServer({ SVC_DATA_DIR: small.dataDir })).rejects.toThrow(
      /ended with 1:\n\S+service\.sqlite is on a disk that can only be read\. Set SVC_DATA_DIR to a directory that can be written\.\n$/,
    );
  });

  tested('SQLite: a first start says what to do', async () => {
    small.readOnly();
    await expect(startServer({ SVC_DATA_DIR: join(small.dataDir, 'new') })).rejects.toThrow(
      /ended with 1:\n\S+new is on a disk that can only be read\. Set SVC_DATA_DIR to a directory that can be written\.\n$/,
    );
  });

  (withoutPostgres === undefined ? tested : test.skip)('PostgreSQL: the server needs no writable disk', async () => {
    const databaseUrl = await emptyDatabase();
    const place = { SVC_DATA_DIR: small.dataDir, SVC_DATABASE_URL: databaseUrl };
    await (await startServer(place)).stop();
    small.readOnly();
    const server = await startServer(place);
    try {
      expect(await statusOf(server, '/api/tax')).toBe(200);
      expect(await statusOf(server, '/readyz')).toBe(200);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});

if (!mounts) test.skip('this machine lets nobody mount a disk', () => undefined);
