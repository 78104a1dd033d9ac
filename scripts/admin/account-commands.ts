import { type Command, Option } from 'commander';
import { planNames, readPlans } from '../../server/access/plans';
import { accountChanges, createAccount } from '../../server/accounts/account-changes';
import { administratorOf } from '../../server/accounts/actor';
import { type AccountDetails, accountDetails } from '../../server/accounts/details';
import { readConfig } from '../../server/config';
import type { PlanName } from '../../src/contract/words/plans';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
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
  const calls = message('admin_calls', {
    account: account.id,
    made: String(made),
    limit: limit === null ? message('admin_any_number') : String(limit),
    reserve: String(used - made),
    day: used_up_on ?? 'none',
  });
  return [
    accountTable([account]),
    told(calls),
    members.length === 0 ? told(message('admin_no_members')) : memberTable(members),
    keys.length === 0 ? told(message('admin_no_keys')) : keyTable(keys),
  ].join('\n\n');
}

/** `admin accounts`: list, show, create, rename, plan, disable and enable. */
export function accountCommands(program: Command): void {
  const accounts = program.command('accounts').description(told(message('admin_accounts')));

  accounts
    .command('list')
    .description(told(message('admin_accounts_list')))
    .option('--search <text>', told(message('admin_search_option')))
    .option(...jsonOption())
    .action(({ json, search }: Json & { search?: string }) =>
      withStore(async (store) => {
        const { accounts: found } = await store.findAccounts({ search, offset: 0, most: Number.MAX_SAFE_INTEGER });
        print(json, found, found.length === 0 ? told(message('admin_no_account')) : accountTable(found));
      }),
    );

  accounts
    .command('show <account>')
    .description(told(message('admin_accounts_show')))
    .option(...jsonOption())
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const plans = readPlans(readConfig(process.env).plansFile);
        const shown = await accountDetails(store, plans, await namedAccount(store, named), new Date());
        print(json, shown, detailsPage(shown));
      }),
    );

  accounts
    .command('create <name>')
    .description(told(message('admin_accounts_create')))
    .addOption(new Option('--plan <plan>', told(message('admin_plan_option'))).choices([...planNames]).default('free'))
    .option(...jsonOption())
    .action((name: string, { plan, json }: Json & { plan: PlanName }) =>
      withNewStore(async (store) => {
        const made = await createAccount(store, { name, plan }, new Date());
        print(json, made, accountTable([made]));
      }),
    );

  accounts
    .command('rename <account> <name>')
    .description(told(message('admin_accounts_rename')))
    .option(...jsonOption())
    .action((named: string, name: string, { json }: Json) => change(named, json, (changes) => changes.rename(name)));

  accounts
    .command('plan <account> <plan>')
    .description(told(message('admin_accounts_plan', { plans: planNames.join(', ') })))
    .option(...jsonOption())
    .action((named: string, plan: string, { json }: Json) => {
      const wanted = planNamed(plan);
      return change(named, json, (changes) => changes.movePlan(wanted));
    });

  for (const command of ['disable', 'enable'] as const)
    accounts
      .command(`${command} <account>`)
      .description(told(message(`admin_accounts_${command}`)))
      .option(...jsonOption())
      .action((named: string, { json }: Json) => change(named, json, (changes) => changes[command]()));
}
