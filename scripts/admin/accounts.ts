import { type Command, Option } from 'commander';
import { planNames, readPlans } from '../../server/access/plans';
import { accountChanges, createAccount } from '../../server/accounts/accounts';
import { administratorOf } from '../../server/accounts/actor';
import { quotaOf } from '../../server/accounts/quota';
import { readConfig } from '../../server/config';
import type { Store } from '../../server/store/store';
import type { PlanName } from '../../src/contract/words/plans';
import { planNamed } from '../command/plan';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
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

/** Everything about an account. */
async function details(store: Store, named: string) {
  const account = await namedAccount(store, named);
  const now = new Date();
  const [members, keys, used] = await Promise.all([
    store.membersOf(account.id),
    store.keysOf(account.id),
    store.taken(account.id, now.toISOString().slice(0, 7)),
  ]);
  const quota = quotaOf(readPlans(readConfig(process.env).plansFile), account.plan, used, now);
  return { ...account, quota, members, keys };
}

function detailsPage({ members, keys, quota, ...account }: Awaited<ReturnType<typeof details>>): string {
  const { used, limit, used_up_on } = quota;
  const usedUp = used_up_on === null ? '' : `; used up on ${used_up_on} at this pace`;
  return [
    accountTable([account]),
    `${account.id}: ${used} calls this month of ${limit ?? 'any number'}${usedUp}`,
    members.length === 0 ? 'no members' : memberTable(members),
    keys.length === 0 ? 'no keys' : keyTable(keys),
  ].join('\n\n');
}

/** `admin accounts`: list, show, create, rename, plan, disable and enable. */
export function accountCommands(program: Command): void {
  const accounts = program.command('accounts').description('accounts, their plans and whether they may call');

  accounts
    .command('list')
    .description('list all accounts')
    .option('--json', 'print as JSON')
    .action(({ json }: Json) =>
      withStore(async (store) => {
        const all = await store.listAccounts();
        print(json, all, accountTable(all));
      }),
    );

  accounts
    .command('show <account>')
    .description('show an account with its quota, members and keys')
    .option('--json', 'print as JSON')
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const shown = await details(store, named);
        print(json, shown, detailsPage(shown));
      }),
    );

  accounts
    .command('create <name>')
    .description('make an account without members')
    .addOption(new Option('--plan <plan>', 'its plan').choices([...planNames]).default('free'))
    .option('--json', 'print as JSON')
    .action((name: string, { plan, json }: Json & { plan: PlanName }) =>
      withStore(async (store) => {
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
