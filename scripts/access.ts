import { codeChanges } from '../server/accounts/codes';
import { commandLine } from '../server/command-line';
import { Explained } from '../server/explained';
import { told } from '../server/terminal';
import { mostDevices } from '../src/contract/admin-codes';
import { message } from '../src/language/message';
import { addRevoke } from './access/code-commands';
import { table } from './access/page';
import { reportFailure } from './command/failure';
import { jsonOption, programInLanguage } from './command/in-language';
import { momentOf } from './command/moment';
import { type Json, print } from './command/print';
import { withNewStore, withStore } from './command/store';

function devicesOf(text: string): number {
  const devices = Number(text);
  if (!Number.isInteger(devices) || devices < 1 || devices > mostDevices)
    throw new Explained(message('access_devices_wrong', { most: String(mostDevices) }));
  return devices;
}

const program = programInLanguage(commandLine('access'), message('access_about'));

program
  .command('create')
  .description(told(message('access_create')))
  .option('--name <name>', told(message('access_name_option')), 'unnamed')
  .option('--devices <number>', told(message('access_devices_option')), '1')
  .option('--until <day>', told(message('access_until_option')))
  .option(...jsonOption(message('access_created_json_option')))
  .action(({ name, devices, until, json }: Json & { name: string; devices: string; until?: string }) =>
    withNewStore(async (store) => {
      const now = new Date();
      const { code, stored } = await codeChanges(store, now).create({
        name,
        mostDevices: devicesOf(devices),
        expiresAt: until === undefined ? null : momentOf('--until', until, now),
      });
      print(json, { code, ...stored }, code);
    }),
  );

program
  .command('list')
  .description(told(message('access_list')))
  .option(...jsonOption())
  .action(({ json }: Json) =>
    withStore(async (store) => {
      const codes = await store.listAccessCodes();
      print(json, codes, codes.length === 0 ? told(message('access_none')) : table(codes));
    }),
  );

addRevoke(program, `${commandLine('access')} list`);

program.parseAsync().catch(reportFailure);
