import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../../server/store/sqlite/engine';
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

/** A disk of two megabytes in memory. */
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
 * What is the same for the server on a machine that lets nobody mount: no file of its may grow beyond a limit of the
 * system. Another process without the limit makes the journal of the database longer than that, and
 * short again.
 */
export function limitedFiles(): SmallDisk {
  const dataDir = temporaryDirectory();
  const path = join(dataDir, 'service.sqlite');
  return {
    async start() {
      await (await openStore({ dataDir })).close();
      // 64 or 128 kB: shells count in blocks of different size. The compiler's own cache must not run into it.
      return startServer(
        { SVC_LOG_LEVEL: 'warn', SVC_DATA_DIR: dataDir, TSX_DISABLE_CACHE: '1' },
        { within: ['sh', '-c', 'ulimit -f 128; exec "$@"', 'sh'] },
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
