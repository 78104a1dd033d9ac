import type { Command } from 'commander';
import { commandLine } from '../../server/settings/command-line';
import type { AccessCodeInUse } from '../../server/store/access-codes';
import type { Store } from '../../server/store/store';
import { table } from '../access/page';
import { byIdOrName, onlyMatch } from '../command/named';
import { print } from '../command/print';
import { withStore } from '../command/store';
import type { Json } from './named';
import { deviceTable } from './pages';

const namedCode = async (store: Store, named: string): Promise<AccessCodeInUse> =>
  onlyMatch(
    byIdOrName(await store.listAccessCodes(), named),
    named,
    'access code',
    `${commandLine('admin')} codes list`,
    table,
  );

/** `admin codes`: list, devices and revoke. */
export function codeCommands(program: Command): void {
  const codes = program
    .command('codes')
    .description(`access codes of the add-in and their devices; \`${commandLine('access')} create\` makes one`);

  codes
    .command('list')
    .description('list all codes, without the codes themselves')
    .option('--json', 'print as JSON, each code with its devices')
    .action(({ json }: Json) =>
      withStore(async (store) => {
        const all = await Promise.all(
          (await store.listAccessCodes()).map(async (code) => ({ ...code, enrolled: await store.devicesOf(code.id) })),
        );
        print(json, all, all.length === 0 ? 'There are no access codes.' : table(all));
      }),
    );

  codes
    .command('devices <code>')
    .description('list the devices that used a code, given by its id or its name')
    .option('--json', 'print as JSON')
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const devices = await store.devicesOf((await namedCode(store, named)).id);
        print(json, devices, devices.length === 0 ? 'No device has used the code.' : deviceTable(devices));
      }),
    );

  codes
    .command('revoke <code>')
    .description('revoke a code, given by its id or its name, and all devices that used it')
    .option('--json', 'print as JSON')
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const { id } = await namedCode(store, named);
        await store.revokeAccessCode(id, new Date().toISOString());
        const revoked = await namedCode(store, id);
        print(json, revoked, table([revoked]));
      }),
    );
}
