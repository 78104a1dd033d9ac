import type { Command } from 'commander';
import { commandLine } from '../../server/settings/command-line';
import { addRevoke, namedCode } from '../access/code-commands';
import { table } from '../access/page';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { deviceTable } from './pages';

const list = `${commandLine('admin')} codes list`;

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
        const devices = await store.devicesOf((await namedCode(store, named, list)).id);
        print(json, devices, devices.length === 0 ? 'No device has used the code.' : deviceTable(devices));
      }),
    );

  addRevoke(codes, list);
}
