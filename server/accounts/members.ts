import { randomBytes, randomUUID } from 'node:crypto';
import { done, fail, type Outcome } from '../../src/contract/error';
import { dayLength } from '../../src/day';
import { permissionFor, type Role } from '../../src/contract/words/roles';
import { message } from '../../src/language/message';
import { hashOf } from '../keys/key-format';
import type { MemberChanged } from '../store/accounts';
import type { Invitation } from '../store/invitations';
import type { Person } from '../store/people';
import type { Store } from '../store/store';
import { memberOf, nameOf } from './account-changes';
import { type Actor, recordOf } from './actor';
import { permissionFailure } from './tokens';

/** How long an invitation may be used, in milliseconds. */
const invitationLasts = 7 * dayLength;

const invitationFailure = () => fail('invalid_invitation', message('invitation_wrong'));

/** What the store says about a change of a member, as an answer. */
function outcomeOf(changed: MemberChanged): Outcome<true> {
  if (changed === 'changed') return done(true);
  return changed === 'last_owner'
    ? fail('last_owner', message('last_owner'))
    : fail('not_found', message('member_unknown_here'));
}

/** The members of an account, as one actor may change them. Each change is recorded in the audit trail. */
export function members(store: Store, actor: Actor, now: Date) {
  const { account } = actor;
  return {
    /**
     * Invites a person by their address.
     *
     * @returns the token for the link, which exists in plain text only now; it may be used once, within a week
     */
    async invite(email: string, role: Role): Promise<Outcome<{ readonly token: string; readonly stored: Invitation }>> {
      const failure = permissionFailure(actor, permissionFor(role));
      if (failure !== undefined) return { ok: false, failure };
      const token = randomBytes(32).toString('base64url');
      const stored: Invitation = {
        id: randomUUID(),
        account,
        email,
        role,
        invitedBy: actor.name,
        answeredForBy: actor.person ?? null,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + invitationLasts).toISOString(),
        acceptedAt: null,
        revokedAt: null,
      };
      const after = { email, role };
      const record = recordOf(actor, now, 'invitation.create', { subject: stored.id, before: null, after });
      await store.addInvitation(stored, hashOf(token), record);
      return done({ token, stored });
    },
    /** Revokes an invitation that nobody has used. */
    async revokeInvitation(id: string): Promise<Outcome<true>> {
      const failure = permissionFailure(actor, 'members.write');
      if (failure !== undefined) return { ok: false, failure };
      const at = now.toISOString();
      const record = recordOf(actor, now, 'invitation.revoke', { subject: id, before: null, after: { revokedAt: at } });
      return (await store.revokeInvitation(account, id, at, record)) ? done(true) : invitationFailure();
    },
    /** Gives a member another role. */
    async changeRole(person: string, role: Role): Promise<Outcome<true>> {
      const member = await store.member(account, person);
      const failure = permissionFailure(actor, permissionFor(role, member?.role));
      if (failure !== undefined) return { ok: false, failure };
      const before = { role: member?.role };
      const record = recordOf(actor, now, 'member.role', { subject: person, before, after: { role } });
      return outcomeOf(await store.changeRole(account, person, role, record));
    },
    /** Removes a member. */
    async remove(person: string): Promise<Outcome<true>> {
      const member = await store.member(account, person);
      const failure = permissionFailure(actor, permissionFor(member?.role));
      if (failure !== undefined) return { ok: false, failure };
      const before = { email: member?.email, role: member?.role };
      const record = recordOf(actor, now, 'member.remove', { subject: person, before, after: null });
      return outcomeOf(await store.removeMember(account, person, record));
    },
  };
}

/**
 * Uses an invitation: the person becomes a member, or a member gets the higher role.
 *
 * @returns the account; a failure if the invitation was used or revoked, has expired, or is for another address. An
 *   address that is not verified may be anybody's, so it opens nothing
 */
export async function acceptInvitation(
  store: Store,
  token: string,
  person: Person,
  now: Date,
): Promise<Outcome<string>> {
  const invitation = await store.invitation(hashOf(token));
  if (invitation === undefined || !person.verified || invitation.email.toLowerCase() !== person.email.toLowerCase())
    return invitationFailure();
  const { account, role } = invitation;
  const at = now.toISOString();
  const member = memberOf(account, person, role, at);
  const actor = { account, name: nameOf(person) };
  const joined = await store.acceptInvitation(hashOf(token), member, at, (before) =>
    before === undefined
      ? recordOf(actor, now, 'member.add', { subject: person.id, before: null, after: { email: person.email, role } })
      : recordOf(actor, now, 'member.role', { subject: person.id, before: { role: before }, after: { role } }),
  );
  return joined === undefined ? invitationFailure() : done(account);
}

/** The accounts of a person with their role in each: as whom they may act. */
export const actorsOf = async (store: Store, person: Person): Promise<readonly Actor[]> =>
  (await store.membershipsOf(person.id)).map(({ account, role }) => ({ account, role, name: nameOf(person) }));
