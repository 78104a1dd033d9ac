import type { Command } from 'commander';
import { administratorOf } from '../../server/accounts/actor';
import { members } from '../../server/accounts/members';
import { commandLine } from '../../server/command-line';
import type { Member } from '../../server/store/accounts';
import type { Store } from '../../server/store/store';
import type { Outcome } from '../../src/contract/error';
import { roles } from '../../src/contract/words/roles';
import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { jsonOption } from '../command/in-language';
import { onlyMatch } from '../command/named';
import { type Json, print } from '../command/print';
import { withStore } from '../command/store';
import { namedAccount, roleNamed } from './named';
import { memberTable } from './pages';

/** @throws Explained with the sentence of the failure */
function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Explained(outcome.failure.message);
}

const namedMember = async (store: Store, account: string, named: string): Promise<Member> =>
  onlyMatch(
    (await store.membersOf(account)).filter(({ person, email }) => person === named || email === named),
    named,
    'member',
    `${commandLine('admin')} members list ${account}`,
    memberTable,
  );

/** Changes a member and prints the members that are left. */
const change = (
  named: string,
  person: string,
  json: boolean | undefined,
  work: (changes: ReturnType<typeof members>, member: Member) => Promise<Outcome<unknown>>,
): Promise<void> =>
  withStore(async (store) => {
    const { id } = await namedAccount(store, named);
    const member = await namedMember(store, id, person);
    valueOf(await work(members(store, administratorOf(id), new Date()), member));
    const left = await store.membersOf(id);
    print(json, left, memberTable(left));
  });

/** `admin members`: list, invite, role and remove. */
export function memberCommands(program: Command): void {
  const command = program
    .command('members')
    .description(told(message('admin_members')))
    .addHelpText('after', `\n${told(message('admin_member_named'))}`);

  command
    .command('list <account>')
    .description(told(message('admin_members_list')))
    .option(...jsonOption())
    .action((named: string, { json }: Json) =>
      withStore(async (store) => {
        const { id } = await namedAccount(store, named);
        const all = await store.membersOf(id);
        print(json, all, all.length === 0 ? told(message('admin_account_without_members')) : memberTable(all));
      }),
    );

  command
    .command('invite <account> <address> <role>')
    .description(told(message('admin_members_invite')))
    .option(...jsonOption())
    .action((named: string, address: string, role: string, { json }: Json) =>
      withStore(async (store) => {
        const { id } = await namedAccount(store, named);
        const invite = members(store, administratorOf(id), new Date()).invite(address, roleNamed(role));
        const { token, stored } = valueOf(await invite);
        print(json, { token, ...stored }, token);
      }),
    );

  command
    .command('role <account> <member> <role>')
    .description(told(message('admin_members_role', { roles: roles.join(', ') })))
    .option(...jsonOption())
    .action((named: string, person: string, role: string, { json }: Json) =>
      change(named, person, json, (changes, member) => changes.changeRole(member.person, roleNamed(role))),
    );

  command
    .command('remove <account> <member>')
    .description(told(message('admin_members_remove')))
    .option(...jsonOption())
    .action((named: string, person: string, { json }: Json) =>
      change(named, person, json, (changes, member) => changes.remove(member.person)),
    );
}
