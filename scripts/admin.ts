import { Command } from 'commander';
import { commandLine } from '../server/command-line';
import { accountCommands } from './admin/account-commands';
import { auditCommands } from './admin/audit';
import { codeCommands } from './admin/codes';
import { memberCommands } from './admin/members';
import { requestCommands } from './admin/requests';
import { tokenCommands } from './admin/tokens';
import { reportFailure } from './command/failure';

const program = new Command(commandLine('admin'))
  .description(
    'Manages accounts: their plans, members and tokens, what they ask for and what was changed. Running servers apply a change within a second.',
  )
  .addHelpText(
    'after',
    '\n<account> names an account by its id or at least the first 4 characters of it, or by its name. Every command prints JSON with --json.',
  )
  .showHelpAfterError();

for (const add of [accountCommands, requestCommands, memberCommands, tokenCommands, auditCommands, codeCommands])
  add(program);

program.parseAsync().catch(reportFailure);
