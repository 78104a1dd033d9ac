import type BetterSqlite3 from 'better-sqlite3';
import { createRequire } from 'node:module';

/**
 * SQLite for the running version of Node.
 *
 * From Node-API 10 on (Node 22.14), version 13 of the package brings compiled code for every system. Older Nodes take
 * version 12, which is downloaded or compiled at installation. Under Node 24, version 12 would end the process when a
 * statement is garbage-collected.
 */
const packageName = Number(process.versions.napi) >= 10 ? 'better-sqlite3-node-api' : 'better-sqlite3';

export const Database = createRequire(__filename)(packageName) as typeof BetterSqlite3;
