import type { Command } from 'commander';
import { codeChanges } from '../../server/accounts/codes';
import { commandLine } from '../../server/command-line';
import type { ListedDevice } from '../../server/store/access-codes';
import { addRevoke, namedCode } from '../access/code-commands';
import { table } from '../access/page';
import { onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { deviceTable } from './pages';

const noDevice = 'The code has no device.';
const list = `${commandLine('admin')} codes list`;

/** `admin codes`: list, devices, revoke and revoke-device. */
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
        const devices = await store.devicesOf((await namedCode(store, named, list)).id);
        print(json, devices, devices.length === 0 ? noDevice : deviceTable(devices));
      }),
    );

  addRevoke(codes, list);

  codes
    .command('revoke-device <code> <device>')
    .description(
      'revoke one device, given by its id or at least the first 4 characters of it. Another one may take its place',
    )
    .option('--json', 'print the devices that are left, as JSON')
    .action((named: string, device: string, { json }: Json) =>
      withStore(async (store) => {
        const code = (await namedCode(store, named, list)).id;
        const fits = ({ id }: ListedDevice): boolean => id === device || (device.length >= 4 && id.startsWith(device));
        const { id } = onlyMatch(
          (await store.devicesOf(code)).filter(fits),
          device,
          'device',
          `${commandLine('admin')} codes devices ${code}`,
          deviceTable,
        );
        await codeChanges(store, new Date()).revokeDevice(code, id);
        const left = await store.devicesOf(code);
        print(json, left, left.length === 0 ? noDevice : deviceTable(left));
      }),
    );
}
