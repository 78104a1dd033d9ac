import { type Command, Option } from 'commander';
import { planNames, readPlans } from '../../server/access/plans';
import { accountChanges, createAccount } from '../../server/accounts/account-changes';
import { administratorOf } from '../../server/accounts/actor';
import { type AccountDetails, accountDetails } from '../../server/accounts/details';
import { readConfig } from '../../server/config';
import type { PlanName } from '../../src/contract/words/plans';
import { planNamed } from '../command/plan';
import { type Json, print } from '../command/print';
import { withNewStore, withStore } from '../command/store';
import { table as keyTable } from '../keys/page';
import { namedAccount } from './named';
import { accountTable, memberTable } from './pages';

/** Changes an account and prints it. */
const change = (
  named: string,
  json: boolean | undefined,
  work: (changes: ReturnType<typeof accountChanges>) => Promise<unknown>,
): Promise<void> =>
  withStore(async (store) => {
    const { id } = await namedAccount(store, named);
    await work(accountChanges(store, administratorOf(id), new Date()));
    const changed = (await store.account(id))!;
    print(json, changed, accountTable([changed]));
  });

function detailsPage({ members, keys, quota, ...account }: AccountDetails): string {
  const { used, made, limit, used_up_on } = quota;
  const reserved = used === made ? '' : `, ${used - made} more in reserve`;
  const usedUp = used_up_on === null ? '' : `; used up on ${used_up_on} at this pace`;
  return [
    accountTable([account]),
    `${account.id}: ${made} calls this month of ${limit ?? 'any number'}${reserved}${usedUp}`,
    members.length === 0 ? 'no members' : memberTable(members),
    keys.length === 0 ? 'no keys' : keyTable(keys),
  ].join('\n\n');
}

/** `admin accounts`: list, show, create, rename, plan, disable and enable. */
export function accountCommands(program: Command): void {
  const accounts = program.command('accounts').description('accounts, their plans and whether they may call');

  accounts
    .command('list')
    .description('list all accounts, oldest first')
    .option('--search <text>', 'only those with this text in their name or in the address of a member')
    .option('--json', 'print as JSON')
    .action(({ json, search }: Json & { search?: string }) =>
      withStore(async (store) => {
        const { accounts: found } = await store.findAccounts({ search, offset: 0, most: Number.MAX_SAFE_INTEGER });
        print(json, found, found.length === 0 ? 'No account fits.' : accountTable(found));
      }),
    );

  accounts
    .command('show <account>')
    .description('show an account with its quota, members and keys')
    .option('--json', 'print as JSON')
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const plans = readPlans(readConfig(process.env).plansFile);
        const shown = await accountDetails(store, plans, await namedAccount(store, named), new Date());
        print(json, shown, detailsPage(shown));
      }),
    );

  accounts
    .command('create <name>')
    .description('make an account without members')
    .addOption(new Option('--plan <plan>', 'its plan').choices([...planNames]).default('free'))
    .option('--json', 'print as JSON')
    .action((name: string, { plan, json }: Json & { plan: PlanName }) =>
      withNewStore(async (store) => {
        const made = await createAccount(store, { name, plan }, new Date());
        print(json, made, accountTable([made]));
      }),
    );

  accounts
    .command('rename <account> <name>')
    .description('give an account another name')
    .option('--json', 'print as JSON')
    .action((named: string, name: string, { json }: Json) => change(named, json, (changes) => changes.rename(name)));

  accounts
    .command('plan <account> <plan>')
    .description(`move an account and its keys to another plan (${planNames.join(', ')})`)
    .option('--json', 'print as JSON')
    .action((named: string, plan: string, { json }: Json) => {
      const wanted = planNamed(plan);
      return change(named, json, (changes) => changes.movePlan(wanted));
    });

  for (const [command, description] of [
    ['disable', 'refuse all keys and tokens of an account'],
    ['enable', 'let a disabled account call again'],
  ] as const)
    accounts
      .command(`${command} <account>`)
      .description(description)
      .option('--json', 'print as JSON')
      .action((named: string, { json }: Json) => change(named, json, (changes) => changes[command]()));
}
