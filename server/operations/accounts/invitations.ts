import type { InvitationList, invitationStates } from '../../../src/contract';
import { fail } from '../../../src/contract/error';
import { peoplePages } from '../../../src/contract/people';
import { productName } from '../../../src/contract/product';
import { message } from '../../../src/language/message';
import { members } from '../../accounts/members';
import { actorInMail, typed } from '../../people/plain-in-mails';
import type { Invitation } from '../../store/invitations';
import { answered, type MakeHandlers } from './handler';

type Row = InvitationList['invitations'][number];

function stateOf({ acceptedAt, revokedAt, expiresAt }: Invitation, now: number): (typeof invitationStates)[number] {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
}

const rowOf = (invitation: Invitation, now: number): Row => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  state: stateOf(invitation, now),
  invited_by: invitation.invitedBy,
  created_at: invitation.createdAt,
  expires_at: invitation.expiresAt,
});

export const invitationHandlers: MakeHandlers<'listInvitations' | 'invite' | 'revokeInvitation'> = ({
  store,
  clock,
  people,
}) => ({
  listInvitations: {
    async answer(_, { account }) {
      const invitations = [...(await store.invitationsOf(account))].reverse().map((one) => rowOf(one, clock.now()));
      return answered({ invitations, count: invitations.length });
    },
    table: ({ invitations }) => invitations,
  },
  invite: {
    async answer({ email, role }, actor) {
      if (people === undefined) return fail('not_found', message('people_off'));
      const invited = await members(store, actor, new Date(clock.now())).invite(email, role);
      if (!invited.ok) return invited;
      const { token, stored } = invited.value;
      const { name } = (await store.account(actor.account))!;
      const sent = await people.write(
        {
          kind: 'invitation',
          to: email,
          page: peoplePages.invitation,
          token,
          text: (link) =>
            message('mail_invitation', {
              product: productName,
              link,
              inviter: actorInMail(actor.name),
              account: typed(name),
              role: message(`role_${role}` as const),
            }),
        },
        { account: actor.account, ip: actor.from, language: actor.language },
      );
      return answered({ ...rowOf(stored, clock.now()), ...sent });
    },
  },
  revokeInvitation: {
    async answer({ id }, actor) {
      const revoked = await members(store, actor, new Date(clock.now())).revokeInvitation(id);
      return revoked.ok ? answered({ id, deleted: true as const }) : revoked;
    },
  },
});
