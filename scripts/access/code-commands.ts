import type { Command } from 'commander';
import { codeChanges } from '../../server/accounts/codes';
import type { AccessCodeInUse } from '../../server/store/access-codes';
import type { Store } from '../../server/store/store';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
import { byIdOrName, onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { table } from './page';

/**
 * The access code that a person names by its id or its name.
 *
 * @param list the command that lists codes, for the sentence where none or several match
 */
export const namedCode = async (store: Store, named: string, list: string): Promise<AccessCodeInUse> =>
  onlyMatch(byIdOrName(await store.listAccessCodes(), named), named, 'access_code', list, table);

/** Adds the command `revoke` to a command. */
export function addRevoke(parent: Command, list: string): void {
  parent
    .command('revoke <code>')
    .description(told(message('access_revoke')))
    .option(...jsonOption())
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const { id } = await namedCode(store, named, list);
        await codeChanges(store, new Date()).revoke(id);
        const revoked = await namedCode(store, id, list);
        print(json, revoked, table([revoked]));
      }),
    );
}
