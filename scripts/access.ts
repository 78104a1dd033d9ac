import { Command } from 'commander';
import { codeChanges } from '../server/accounts/codes';
import { commandLine } from '../server/command-line';
import { mostDevices } from '../src/contract/admin-codes';
import { addRevoke } from './access/code-commands';
import { table } from './access/page';
import { CommandRefused, reportFailure } from './command/failure';
import { momentOf } from './command/moment';
import { type Json, print } from './command/print';
import { withNewStore, withStore } from './command/store';

function devicesOf(text: string): number {
  const devices = Number(text);
  if (!Number.isInteger(devices) || devices < 1 || devices > mostDevices)
    throw new CommandRefused(`--devices takes a whole number from 1 to ${mostDevices}.`);
  return devices;
}

const program = new Command(commandLine('access'))
  .description(
    'Makes and manages access codes. People open the Excel add-in with them where SVC_ADDIN_ACCESS=code. Only hashes are stored: a code is shown once, when it is made.',
  )
  .showHelpAfterError();

program
  .command('create')
  .description('make a code and print it, and nothing else, on standard output')
  .option('--name <name>', 'the person or team it is given to', 'unnamed')
  .option(
    '--devices <number>',
    'how many devices may use it; each browser and each Excel is one. A device that has used it once does not need it again',
    '1',
  )
  .option(
    '--until <day>',
    'last day (UTC) for the code and its devices, or a number of days such as 90d; without it they never expire',
  )
  .option('--json', 'print the code with its id, as JSON')
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
  .description('list all codes, without the codes themselves')
  .option('--json', 'print as JSON')
  .action(({ json }: Json) =>
    withStore(async (store) => {
      const codes = await store.listAccessCodes();
      const none = `There are no access codes. Make one with \`${commandLine('access')} create\`.`;
      print(json, codes, codes.length === 0 ? none : table(codes));
    }),
  );

addRevoke(program, `${commandLine('access')} list`);

program.parseAsync().catch(reportFailure);
