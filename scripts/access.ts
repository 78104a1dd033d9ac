import { Command } from 'commander';
import { isOpen, issueCode } from '../server/access/access-codes';
import type { AccessCodeInUse } from '../server/store/access-codes';
import type { Store } from '../server/store/store';
import { aligned } from './aligned';
import { momentOf } from './moment';
import { ended, Refused } from './refused';
import { byIdOrName, oneOf, show, withStore } from './stored';

/** How many devices a code is to let in. */
function devicesOf(text: string): number {
  const devices = Number(text);
  if (!Number.isInteger(devices) || devices < 1 || devices > 100_000)
    throw new Refused('--devices takes a whole number from 1 to 100000.');
  return devices;
}

function state({ revokedAt, expiresAt }: AccessCodeInUse, now: number): string {
  if (revokedAt !== null) return `revoked ${revokedAt.slice(0, 10)}`;
  if (!isOpen({ revokedAt, expiresAt } as AccessCodeInUse, now)) return `ended ${expiresAt!.slice(0, 10)}`;
  return expiresAt === null ? 'open' : `open until ${expiresAt.slice(0, 10)}`;
}

const table = (codes: readonly AccessCodeInUse[]): string =>
  aligned([
    ['id', 'state', 'devices', 'last use', 'name'],
    ...codes.map((code) => [
      code.id.slice(0, 8),
      state(code, Date.now()),
      code.mostDevices === null ? `${code.devices}, no limit` : `${code.devices} of ${code.mostDevices}`,
      code.lastUsedAt?.slice(0, 10) ?? 'never',
      code.name,
    ]),
  ]).join('\n');

const find = async (store: Store, named: string): Promise<AccessCodeInUse> =>
  oneOf(
    byIdOrName(await store.listAccessCodes(), named),
    named,
    'access code',
    'npm run --silent access -- list',
    table,
  );

const program = new Command('npm run --silent access --')
  .description(
    'Make and manage access codes, with which people open the Excel add-in where SVC_ADDIN_ACCESS=code. Codes are stored as hashes: a code is shown once, when it is made.',
  )
  .showHelpAfterError();

program
  .command('create')
  .description('make a code and print it, and nothing else, on standard output')
  .option('--name <name>', 'whom it is given to', 'unnamed')
  .option(
    '--devices <number>',
    'how many devices it lets in, each browser and each Excel being one; a device that it has let in comes in by itself from then on',
    '1',
  )
  .option(
    '--until <day>',
    'last day (UTC) on which it and its devices are let in, or a number of days such as 90d; without it they are until it is revoked',
  )
  .option('--json', 'print the code with its id')
  .action(({ name, devices, until, json }: { name: string; devices: string; until?: string; json?: boolean }) =>
    withStore(async (store) => {
      const now = new Date();
      const { code, stored } = await issueCode(store, {
        name,
        mostDevices: devicesOf(devices),
        expiresAt: until === undefined ? null : momentOf('--until', until, now),
        now,
      });
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
      show(
        json === true,
        codes,
        codes.length === 0
          ? 'There are no access codes yet: `npm run --silent access -- create` makes one.'
          : table(codes),
      );
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
      show(json === true, revoked, table([revoked]));
    }),
  );

program.parseAsync().catch(ended);
