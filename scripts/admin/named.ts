import { commandLine } from '../../server/command-line';
import type { Account } from '../../server/store/accounts';
import type { Store } from '../../server/store/store';
import { type Role, roles } from '../../src/contract/words/roles';
import { Explained } from '../../server/explained';
import { message } from '../../src/language/message';
import { byIdOrName, onlyMatch } from '../command/named';
import { accountTable } from './pages';

/**
 * The account that a person names.
 *
 * @throws Error where there is none, or several
 */
export const namedAccount = async (store: Store, named: string): Promise<Account> =>
  onlyMatch(
    byIdOrName(await store.listAccounts(), named),
    named,
    'account',
    `${commandLine('admin')} accounts list`,
    accountTable,
  );

/** @throws Explained where the text is not a role */
export function roleNamed(text: string): Role {
  const role = roles.find((one) => one === text);
  if (role === undefined) throw new Explained(message('admin_role_unknown', { role: text, roles: roles.join(', ') }));
  return role;
}
