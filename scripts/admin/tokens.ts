import { type Command, Option } from 'commander';
import { administratorOf } from '../../server/accounts/actor';
import { issueToken, revokeToken } from '../../server/accounts/tokens';
import { commandLine } from '../../server/command-line';
import { type Role, roles } from '../../src/contract/words/roles';
import { momentOf } from '../command/moment';
import { byIdOrName, onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { namedAccount } from './named';
import { tokenTable } from './pages';

/** `admin tokens`: list, create and revoke. */
export function tokenCommands(program: Command): void {
  const tokens = program.command('tokens').description('tokens with which programs manage the keys of an account');

  tokens
    .command('list <account>')
    .description('list the tokens of an account, without the tokens themselves')
    .option('--json', 'print as JSON')
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const all = await store.accountTokensOf((await namedAccount(store, named)).id);
        print(json, all, all.length === 0 ? 'The account has no tokens.' : tokenTable(all));
      }),
    );

  tokens
    .command('create <account>')
    .description('make a token and print it, and nothing else, on standard output')
    .addOption(new Option('--role <role>', 'it may do what this role may').choices([...roles]).default('member'))
    .option('--name <name>', 'the program it is given to', 'unnamed')
    .option('--expires <day>', 'last day (UTC), such as 2027-03-31, or a number of days such as 90d')
    .option('--json', 'print the token with all its properties, as JSON')
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
    .description('revoke a token, given by its id or its name')
    .option('--json', 'print as JSON')
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
