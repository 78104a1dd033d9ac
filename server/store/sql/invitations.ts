import type { Invitations } from '../invitations';
import { isHigher } from '../../../src/contract/words/roles';
import { insertMember, lockAccount } from './accounts';
import { addRecord, always, isTrue, recorded } from './audit';
import { type Engine, locked } from './engine';

const columns = [
  'id',
  'account',
  'email',
  'role',
  'invited_by as invitedBy',
  'answered_for_by as answeredForBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'accepted_at as acceptedAt',
  'revoked_at as revokedAt',
] as const;

export function sqlInvitations(engine: Engine): Invitations {
  const invitations = engine.database.selectFrom('invitations').select(columns);
  return {
    async addInvitation(invitation, hash, record) {
      const { invitedBy, answeredForBy, createdAt, expiresAt, acceptedAt, revokedAt, ...same } = invitation;
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
              answered_for_by: answeredForBy,
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
      engine.database.transaction().execute(async (transaction) => {
        const { account, person, role } = member;
        // Roles change one after another, and whoever leaves at this moment knows whether the account still has somebody.
        await lockAccount(engine, transaction, account);
        const open = await transaction
          .selectFrom('invitations')
          .select('id')
          .where('hash', '=', hash)
          .where('account', '=', account)
          .where('accepted_at', 'is', null)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', at)
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('accounts').select('id').where('id', '=', account).where('disabled_at', 'is', null)),
          )
          .$call(locked(engine))
          .executeTakeFirst();
        if (open === undefined) return undefined;
        const ofPerson = { account, person };
        const before = await transaction
          .selectFrom('members')
          .select('role')
          .where(({ and }) => and(ofPerson))
          .executeTakeFirst();
        if (before !== undefined && !isHigher(role, before.role)) return 'same';
        await transaction.updateTable('invitations').set({ accepted_at: at }).where('id', '=', open.id).execute();
        if (before === undefined) await insertMember(transaction, member);
        else
          await transaction
            .updateTable('members')
            .set({ role })
            .where(({ and }) => and(ofPerson))
            .execute();
        await addRecord(transaction, record(before?.role));
        return before === undefined ? 'joined' : 'raised';
      }),
  };
}
