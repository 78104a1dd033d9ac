import type { AccountTokens } from '../account-tokens';
import { always, isTrue, recorded } from './audit';
import type { Engine } from './engine';

const columns = [
  'id',
  'account',
  'name',
  'role',
  'answered_for_by as answeredForBy',
  'hint',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
] as const;

export function sqlAccountTokens(engine: Engine): AccountTokens {
  const tokens = engine.database.selectFrom('account_tokens').select(columns);
  return {
    async addAccountToken({ answeredForBy, createdAt, expiresAt, revokedAt, ...same }, hash, record) {
      await recorded(
        engine,
        record,
        (transaction) =>
          transaction
            .insertInto('account_tokens')
            .values({
              ...same,
              hash,
              answered_for_by: answeredForBy,
              created_at: createdAt,
              expires_at: expiresAt,
              revoked_at: revokedAt,
            })
            .execute(),
        always,
      );
    },
    accountToken: (hash) => tokens.where('hash', '=', hash).executeTakeFirst(),
    accountTokensOf: (account) => tokens.where('account', '=', account).orderBy('created_at').orderBy('id').execute(),
    revokeAccountToken: (account, id, at, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('account_tokens')
            .set({ revoked_at: at })
            .where('account', '=', account)
            .where('id', '=', id)
            .where('revoked_at', 'is', null)
            .executeTakeFirst();
          return numUpdatedRows === 1n;
        },
        isTrue,
      ),
  };
}
