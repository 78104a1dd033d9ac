import type { Command } from 'commander';
import { codeChanges } from '../../server/accounts/codes';
import { commandLine } from '../../server/command-line';
import type { ListedDevice } from '../../server/store/access-codes';
import { addRevoke, namedCode } from '../access/code-commands';
import { table } from '../access/page';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
import { onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { deviceTable } from './pages';

const noDevice = told(message('admin_no_device'));
const list = `${commandLine('admin')} codes list`;

/** `admin codes`: list, devices, revoke and revoke-device. */
export function codeCommands(program: Command): void {
  const codes = program.command('codes').description(told(message('admin_codes')));

  codes
    .command('list')
    .description(told(message('access_list')))
    .option(...jsonOption(message('admin_codes_json_option')))
    .action(({ json }: Json) =>
      withStore(async (store) => {
        const all = await Promise.all(
          (await store.listAccessCodes()).map(async (code) => ({ ...code, enrolled: await store.devicesOf(code.id) })),
        );
        print(json, all, all.length === 0 ? told(message('access_none')) : table(all));
      }),
    );

  codes
    .command('devices <code>')
    .description(told(message('admin_codes_devices')))
    .option(...jsonOption())
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const devices = await store.devicesOf((await namedCode(store, named, list)).id);
        print(json, devices, devices.length === 0 ? noDevice : deviceTable(devices));
      }),
    );

  addRevoke(codes, list);

  codes
    .command('revoke-device <code> <device>')
    .description(told(message('admin_codes_revoke_device')))
    .option(...jsonOption(message('admin_devices_json_option')))
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
