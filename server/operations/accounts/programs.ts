import type { ProgramList } from '../../../src/contract';
import { fail } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import { endGrant } from '../../accounts/grants';
import type { Grant } from '../../store/grants';
import { answered, type MakeHandlers } from './handler';

const rowOf = (grant: Grant): ProgramList['programs'][number] => ({
  id: grant.id,
  name: grant.program,
  answers_at: new URL(grant.redirectUri).host,
  connected_by: grant.answeredForBy,
  connected_at: grant.connectedAt ?? grant.createdAt,
  last_used_at: grant.lastUsedAt,
  ends_at: grant.endsAt,
});

export const programHandlers: MakeHandlers<'listPrograms' | 'disconnectProgram'> = ({ store, clock, keepCounts }) => ({
  listPrograms: {
    async answer(_, { account }) {
      await keepCounts();
      const programs = (await store.grantsOf(account))
        .filter(({ endsAt }) => Date.parse(endsAt) > clock.now())
        .map(rowOf);
      return answered({ programs, count: programs.length });
    },
    table: ({ programs }) => programs,
  },
  disconnectProgram: {
    async answer({ id }, actor) {
      return (await endGrant(store, actor, id, new Date(clock.now())))
        ? answered({ id, deleted: true as const })
        : fail('not_found', message('program_unknown_here'));
    },
  },
});
