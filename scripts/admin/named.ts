import { commandLine } from '../../server/command-line';
import type { Account } from '../../server/store/accounts';
import type { Store } from '../../server/store/store';
import { type Role, roles } from '../../src/contract/words/roles';
import { CommandRefused } from '../command/failure';
import { byIdOrName, onlyMatch } from '../command/named';
import { accountTable } from './pages';

/**
 * The account that a person names.
 *
 * @throws CommandRefused where there is none, or several
 */
export const namedAccount = async (store: Store, named: string): Promise<Account> =>
  onlyMatch(
    byIdOrName(await store.listAccounts(), named),
    named,
    'account',
    `${commandLine('admin')} accounts list`,
    accountTable,
  );

/** @throws CommandRefused where the text is not a role */
export function roleNamed(text: string): Role {
  const role = roles.find((one) => one === text);
  if (role === undefined) throw new CommandRefused(`"${text}" is not a role. Use one of ${roles.join(', ')}.`);
  return role;
}
