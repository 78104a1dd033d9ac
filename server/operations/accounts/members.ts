import type { MemberList } from '../../../src/contract';
import { members } from '../../accounts/members';
import { answered, type MakeHandlers } from './handler';

export const memberHandlers: MakeHandlers<'listMembers' | 'changeMember' | 'removeMember'> = ({ store, clock }) => {
  async function membersIn(account: string): Promise<MemberList> {
    const rows = (await store.membersOf(account)).map(({ person, name, email, role, joinedAt }) => ({
      id: person,
      name,
      email,
      role,
      joined_at: joinedAt,
    }));
    return { members: rows, count: rows.length };
  }
  return {
    listMembers: {
      answer: async (_, { account }) => answered(await membersIn(account)),
      table: ({ members: rows }) => rows,
    },
    changeMember: {
      async answer({ id, role }, actor) {
        const changed = await members(store, actor, new Date(clock.now())).changeRole(id, role);
        return changed.ok ? answered(await membersIn(actor.account)) : changed;
      },
    },
    removeMember: {
      async answer({ id }, actor) {
        const removed = await members(store, actor, new Date(clock.now())).remove(id);
        return removed.ok ? answered({ id, deleted: true as const }) : removed;
      },
    },
  };
};
