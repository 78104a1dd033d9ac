import type BetterSqlite3 from 'better-sqlite3';
import { createRequire } from 'node:module';

/**
 * SQLite for the Node that runs.
 *
 * From Node-API 10 on (Node 22.14) the package brings it compiled for every system, in its version 13. Older Nodes take
 * version 12, which is fetched or compiled when it is installed; under Node 24 that version would end the process when
 * a statement is collected.
 */
const brought = Number(process.versions.napi) >= 10 ? 'better-sqlite3-node-api' : 'better-sqlite3';

export const Database = createRequire(__filename)(brought) as typeof BetterSqlite3;
