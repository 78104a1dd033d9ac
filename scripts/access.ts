import { Command } from 'commander';
import { join } from 'node:path';
import { isOpen, issueCode } from '../server/access/access-codes';
import { readConfig } from '../server/config';
import type { AccessCodeInUse } from '../server/store/add-in';
import { openSqlite } from '../server/store/sqlite';
import type { Store } from '../server/store/store';

class Wrong extends Error {}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqlite(join(readConfig(process.env).dataDir, 'service.sqlite'));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A code by its id, the beginning of its id, or the name it was given to. */
async function find(store: Store, named: string): Promise<AccessCodeInUse> {
  const found = (await store.listAccessCodes()).filter(({ id, name }) => id === named || name === named || (named.length >= 4 && id.startsWith(named)));
  if (found.length === 1) return found[0]!;
  throw new Wrong(found.length === 0 ? `There is no access code "${named}": \`npm run --silent access -- list\` shows them.` : `"${named}" means ${found.length} access codes: use the id.`);
}

/** The end of a day that is written YYYY-MM-DD, in UTC. */
function endOf(day: string, now: Date): string {
  const end = new Date(`${day}T23:59:59.999Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(day)) throw new Wrong(`--until takes a day that exists, written YYYY-MM-DD, for example ${now.getUTCFullYear() + 1}-06-30.`);
  if (end <= now) throw new Wrong(`--until ${day} has passed: give a day from today on.`);
  return end.toISOString();
}

function state({ revokedAt, expiresAt }: AccessCodeInUse, now: number): string {
  if (revokedAt !== null) return `revoked ${revokedAt.slice(0, 10)}`;
  if (!isOpen({ revokedAt, expiresAt } as AccessCodeInUse, now)) return `ended ${expiresAt!.slice(0, 10)}`;
  return expiresAt === null ? 'open' : `open until ${expiresAt.slice(0, 10)}`;
}

const row = (code: AccessCodeInUse): string =>
  [code.id, state(code, Date.now()).padEnd(21), `${code.devices} ${code.devices === 1 ? 'device' : 'devices'}`.padEnd(10), `last used ${code.lastUsedAt?.slice(0, 10) ?? 'never'}`.padEnd(20), code.name].join('  ');
const show = (json: boolean, value: unknown, text: string): void => console.log(json ? JSON.stringify(value, null, 2) : text);

const program = new Command('npm run --silent access --')
  .description('Make and manage access codes, with which people open the Excel add-in where SVC_ADDIN_ACCESS=code. Codes are stored as hashes: a code is shown once, when it is made.')
  .showHelpAfterError();

program
  .command('create')
  .description('make a code and print it, and nothing else, on standard output')
  .option('--name <name>', 'whom it is given to', 'unnamed')
  .option('--until <day>', 'last day (UTC) on which it and its devices are let in; without it they are until it is revoked')
  .option('--json', 'print the code with its id')
  .action(({ name, until, json }: { name: string; until?: string; json?: boolean }) =>
    withStore(async (store) => {
      const now = new Date();
      const { code, stored } = await issueCode(store, name, until === undefined ? null : endOf(until, now), now);
      show(json === true, { code, ...stored }, code);
    }),
  );

program
  .command('list')
  .description('list all codes, without the codes themselves')
  .option('--json')
  .action(({ json }: { json?: boolean }) =>
    withStore(async (store) => {
      const codes = await store.listAccessCodes();
      show(json === true, codes, codes.length === 0 ? 'There are no access codes yet: `npm run --silent access -- create` makes one.' : codes.map(row).join('\n'));
    }),
  );

program
  .command('revoke <code>')
  .description('end a code, named by its id or by whom it was given to, with all devices that came in by it')
  .option('--json')
  .action((named: string, { json }: { json?: boolean }) =>
    withStore(async (store) => {
      const { id } = await find(store, named);
      await store.revokeAccessCode(id, new Date().toISOString());
      const revoked = await find(store, id);
      show(json === true, revoked, row(revoked));
    }),
  );

program.parseAsync().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
});
