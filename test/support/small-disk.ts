import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from './server-process';

/** A disk that can be filled and freed under a running server. */
export interface SmallDisk {
  readonly start: () => Promise<ServerProcess>;
  readonly fill: () => Promise<void>;
  readonly free: () => void;
  readonly remove: () => void;
}

const mebibyte = 2 ** 20;

/** Can this machine mount a disk in memory? */
export const canMount = (): boolean => {
  const at = temporaryDirectory();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at]).status === 0;
  if (mounted) spawnSync('umount', [at]);
  removeDirectory(at);
  return mounted;
};

/** A two-megabyte disk in memory. */
export function mountedDisk(): SmallDisk {
  const at = temporaryDirectory();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', at]).status !== 0)
    throw new Error(`No disk in memory can be mounted at ${at}.`);
  const ballast = join(at, 'ballast');
  const dataDir = join(at, 'data');
  mkdirSync(dataDir);
  return {
    start: () => startServer({ SVC_LOG_LEVEL: 'warn', SVC_DATA_DIR: dataDir }),
    async fill() {
      for (const size of [mebibyte / 4, 4_096, 1]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size));
        } catch (problem) {
          if ((problem as NodeJS.ErrnoException).code !== 'ENOSPC') throw problem;
        }
      }
    },
    free: () => rmSync(ballast),
    remove() {
      spawnSync('umount', [at]);
      removeDirectory(at);
    },
  };
}

/**
 * The equivalent for machines that do not allow mounting. A system limit caps the size of the server's files. Another
 * process without this limit grows the database journal beyond it, and shrinks it again.
 */
export function limitedFiles(): SmallDisk {
  const dataDir = temporaryDirectory();
  const path = join(dataDir, 'service.sqlite');
  return {
    async start() {
      await (await openStore({ dataDir })).close();
      // 96 or 192 kB: shells use different block sizes. The limit must not affect the compiler's cache.
      return startServer(
        { SVC_LOG_LEVEL: 'warn', SVC_DATA_DIR: dataDir, TSX_DISABLE_CACHE: '1' },
        { within: ['sh', '-c', 'ulimit -f 192; exec "$@"', 'sh'] },
      );
    },
    async fill() {
      const store = await openStore({ dataDir });
      for (let i = 0; i < 60; i++)
        await issueKey(store, { name: `filler ${i}`, environment: 'test', plan: 'free', now: new Date() });
      await store.close();
    },
    free() {
      const database = new Database(path);
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
    remove: () => removeDirectory(dataDir),
  };
}
