import type { TokenList, tokenStates } from '../../../src/contract';
import { fail } from '../../../src/contract/error';
import { permissionFor } from '../../../src/contract/words/roles';
import { message } from '../../../src/language/message';
import { issueToken, permissionFailure, revokeToken } from '../../accounts/tokens';
import type { AccountToken } from '../../store/account-tokens';
import { answered, type MakeHandlers } from './handler';
import { endOf } from './last-day';

type Row = TokenList['tokens'][number];

function stateOf({ revokedAt, expiresAt }: AccountToken, now: number): (typeof tokenStates)[number] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}

const rowOf = (token: AccountToken, now: number): Row => ({
  id: token.id,
  name: token.name,
  role: token.role,
  hint: token.hint,
  state: stateOf(token, now),
  created_at: token.createdAt,
  expires_at: token.expiresAt,
});

export const tokenHandlers: MakeHandlers<'listTokens' | 'createToken' | 'revokeToken'> = ({ store, clock }) => ({
  listTokens: {
    async answer(_, { account }) {
      const tokens = (await store.accountTokensOf(account)).map((token) => rowOf(token, clock.now()));
      return answered({ tokens, count: tokens.length });
    },
    table: ({ tokens }) => tokens,
  },
  createToken: {
    async answer({ name, role, expires }, actor) {
      // Otherwise an administrator could become an owner through a token.
      const failure = role === 'owner' ? permissionFailure(actor, permissionFor(role)) : undefined;
      if (failure !== undefined) return { ok: false, failure };
      const end = endOf(expires, clock.now());
      if (!end.ok) return end;
      const made = { name, role, expiresAt: end.value };
      const { token, stored } = await issueToken(store, actor, made, new Date(clock.now()));
      return answered({ ...rowOf(stored, clock.now()), token });
    },
  },
  revokeToken: {
    async answer({ id }, actor) {
      return (await revokeToken(store, actor, id, new Date(clock.now())))
        ? answered({ id, deleted: true as const })
        : fail('not_found', message('token_unknown_here'));
    },
  },
});
