import { type Kysely, sql } from 'kysely';
import { mayDo, permissionFor, type Role } from '../../../src/contract/words/roles';
import type { Member } from '../accounts';
import type { AuditRecord } from '../audit';
import { addRecord } from './audit';
import type { Tables } from './tables';

/**
 * Ends the tokens, connected programs and open invitations that a member answers for and could no longer make with their
 * role, and open invitations for the address of somebody who is removed. Each end is recorded.
 *
 * @param role the new role of the member; undefined where they are removed
 * @param record the change of the member
 */
export async function endWhatTheyMade(
  transaction: Kysely<Tables>,
  { account, email }: Pick<Member, 'account' | 'email'>,
  role: Role | undefined,
  record: AuditRecord,
): Promise<void> {
  const stays = (made: { readonly role: Role }): boolean => role !== undefined && mayDo(role, permissionFor(made.role));
  const revoked = { revoked_at: record.at };
  const recordEnd = (
    action: 'token.revoke' | 'invitation.revoke' | 'program.disconnect',
    subject: string,
  ): Promise<void> =>
    addRecord(transaction, { ...record, action, subject, before: null, after: { revokedAt: record.at } });

  const tokens = await transaction
    .selectFrom('account_tokens')
    .select(['id', 'role'])
    .where('account', '=', account)
    .where('answered_for_by', '=', email)
    .where('revoked_at', 'is', null)
    .execute();
  for (const { id } of tokens.filter((token) => !stays(token))) {
    await transaction.updateTable('account_tokens').set(revoked).where('id', '=', id).execute();
    await recordEnd('token.revoke', id);
  }
  if (role === undefined || !mayDo(role, 'keys.write')) {
    const ended = await transaction
      .deleteFrom('grants')
      .where('account', '=', account)
      .where('answered_for_by', '=', email)
      .returning(['id', 'connected_at'])
      .execute();
    for (const { id, connected_at: connectedAt } of ended)
      if (connectedAt !== null) await recordEnd('program.disconnect', id);
  }
  const invitations = await transaction
    .selectFrom('invitations')
    .select(['id', 'role', 'answered_for_by'])
    .where('account', '=', account)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', record.at)
    .where((invitation) =>
      invitation.or([
        invitation('answered_for_by', '=', email),
        ...(role === undefined ? [sql<boolean>`lower(email) = ${email.toLowerCase()}`] : []),
      ]),
    )
    .execute();
  for (const { id } of invitations.filter((invitation) => !stays(invitation))) {
    await transaction.updateTable('invitations').set(revoked).where('id', '=', id).execute();
    await recordEnd('invitation.revoke', id);
  }
}
