import { type Command, Option } from 'commander';
import { administratorOf } from '../../server/accounts/actor';
import { issueToken, revokeToken } from '../../server/accounts/tokens';
import { commandLine } from '../../server/command-line';
import { type Role, roles } from '../../src/contract/words/roles';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
import { momentOf } from '../command/moment';
import { byIdOrName, onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { namedAccount } from './named';
import { tokenTable } from './pages';

/** `admin tokens`: list, create and revoke. */
export function tokenCommands(program: Command): void {
  const tokens = program.command('tokens').description(told(message('admin_tokens')));

  tokens
    .command('list <account>')
    .description(told(message('admin_tokens_list')))
    .option(...jsonOption())
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const all = await store.accountTokensOf((await namedAccount(store, named)).id);
        print(json, all, all.length === 0 ? told(message('admin_account_without_tokens')) : tokenTable(all));
      }),
    );

  tokens
    .command('create <account>')
    .description(told(message('admin_tokens_create')))
    .addOption(new Option('--role <role>', told(message('admin_role_option'))).choices([...roles]).default('member'))
    .option('--name <name>', told(message('admin_token_name_option')), 'unnamed')
    .option('--expires <day>', told(message('admin_token_expires_option')))
    .option(...jsonOption(message('admin_token_json_option')))
    .action((named: string, { role, name, expires, json }: Json & { role: Role; name: string; expires?: string }) =>
      withStore(async (store) => {
        const now = new Date();
        const { id } = await namedAccount(store, named);
        const expiresAt = expires === undefined ? null : momentOf('--expires', expires, now);
        const { token, stored } = await issueToken(store, administratorOf(id), { name, role, expiresAt }, now);
        print(json, { token, ...stored }, token);
      }),
    );

  tokens
    .command('revoke <account> <token>')
    .description(told(message('admin_tokens_revoke')))
    .option(...jsonOption())
    .action((named: string, token: string, { json }: Json) =>
      withStore(async (store) => {
        const { id: account } = await namedAccount(store, named);
        const open = (await store.accountTokensOf(account)).filter(({ revokedAt }) => revokedAt === null);
        const list = `${commandLine('admin')} tokens list ${account}`;
        const { id } = onlyMatch(byIdOrName(open, token), token, 'token', list, tokenTable);
        await revokeToken(store, administratorOf(account), id, new Date());
        const revoked = (await store.accountTokensOf(account)).filter((one) => one.id === id);
        print(json, revoked[0], tokenTable(revoked));
      }),
    );
}
