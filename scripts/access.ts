import { Command } from 'commander';
import { isOpen, issueCode } from '../server/access/access-codes';
import type { AccessCodeInUse } from '../server/store/add-in';
import type { Store } from '../server/store/store';
import { isDay } from '../src/contract/day';
import { ended, Refused } from './refused';
import { oneNamed, show, withStore } from './stored';

const find = async (store: Store, named: string): Promise<AccessCodeInUse> => oneNamed(await store.listAccessCodes(), named, 'access code', 'npm run --silent access -- list');

/** The end of a day that is written YYYY-MM-DD, in UTC. */
function endOf(day: string, now: Date): string {
  if (!isDay(day)) throw new Refused(`--until takes a day that exists, written YYYY-MM-DD, for example ${now.getUTCFullYear() + 1}-06-30.`);
  const end = new Date(`${day}T23:59:59.999Z`);
  if (end <= now) throw new Refused(`--until ${day} has passed: give a day from today on.`);
  return end.toISOString();
}

function state({ revokedAt, expiresAt }: AccessCodeInUse, now: number): string {
  if (revokedAt !== null) return `revoked ${revokedAt.slice(0, 10)}`;
  if (!isOpen({ revokedAt, expiresAt } as AccessCodeInUse, now)) return `ended ${expiresAt!.slice(0, 10)}`;
  return expiresAt === null ? 'open' : `open until ${expiresAt.slice(0, 10)}`;
}

const row = (code: AccessCodeInUse): string =>
  [code.id, state(code, Date.now()).padEnd(21), `${code.devices} ${code.devices === 1 ? 'device' : 'devices'}`.padEnd(10), `last used ${code.lastUsedAt?.slice(0, 10) ?? 'never'}`.padEnd(20), code.name].join('  ');

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

program.parseAsync().catch(ended);
