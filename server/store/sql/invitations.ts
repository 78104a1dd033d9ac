import type { Invitations } from '../invitations';
import { insertMember, lockAccount } from './accounts';
import { always, isTrue, recorded } from './audit';
import type { Engine } from './engine';

const columns = [
  'id',
  'account',
  'email',
  'role',
  'invited_by as invitedBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'accepted_at as acceptedAt',
  'revoked_at as revokedAt',
] as const;

export function sqlInvitations(engine: Engine): Invitations {
  const invitations = engine.database.selectFrom('invitations').select(columns);
  return {
    async addInvitation(invitation, hash, record) {
      const { invitedBy, createdAt, expiresAt, acceptedAt, revokedAt, ...same } = invitation;
      await recorded(
        engine,
        record,
        (transaction) =>
          transaction
            .insertInto('invitations')
            .values({
              ...same,
              hash,
              invited_by: invitedBy,
              created_at: createdAt,
              expires_at: expiresAt,
              accepted_at: acceptedAt,
              revoked_at: revokedAt,
            })
            .execute(),
        always,
      );
    },
    invitation: (hash) => invitations.where('hash', '=', hash).executeTakeFirst(),
    invitationsOf: (account) =>
      invitations.where('account', '=', account).orderBy('created_at').orderBy('id').execute(),
    revokeInvitation: (account, id, at, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('invitations')
            .set({ revoked_at: at })
            .where('account', '=', account)
            .where('id', '=', id)
            .where('accepted_at', 'is', null)
            .where('revoked_at', 'is', null)
            .executeTakeFirst();
          return numUpdatedRows === 1n;
        },
        isTrue,
      ),
    acceptInvitation: (hash, member, at, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          // Whoever leaves the account at this moment knows whether it still has somebody.
          await lockAccount(engine, transaction, member.account);
          const { numUpdatedRows } = await transaction
            .updateTable('invitations')
            .set({ accepted_at: at })
            .where('hash', '=', hash)
            .where('account', '=', member.account)
            .where('accepted_at', 'is', null)
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', at)
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom('accounts').select('id').where('id', '=', member.account).where('disabled_at', 'is', null),
              ),
            )
            .executeTakeFirst();
          return numUpdatedRows === 1n && (await insertMember(transaction, member));
        },
        isTrue,
      ),
  };
}
