import { commandLine } from '../server/command-line';
import { told } from '../server/terminal';
import { message } from '../src/language/message';
import { accountCommands } from './admin/account-commands';
import { auditCommands } from './admin/audit';
import { codeCommands } from './admin/codes';
import { memberCommands } from './admin/members';
import { requestCommands } from './admin/requests';
import { tokenCommands } from './admin/tokens';
import { reportFailure } from './command/failure';
import { programInLanguage } from './command/in-language';

const program = programInLanguage(commandLine('admin'), message('admin_about')).addHelpText(
  'after',
  `\n${told(message('admin_named'))}`,
);

for (const add of [accountCommands, requestCommands, memberCommands, tokenCommands, auditCommands, codeCommands])
  add(program);

program.parseAsync().catch(reportFailure);
