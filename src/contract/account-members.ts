import { z } from 'zod';
import { message } from '../language/message';
import { nameIn, removed } from './account-fields';
import { choice } from './choice';
import { momentOut } from './day';
import { refusal } from './refusal';
import { planNames } from './words/plans';
import { roles, roleWords } from './words/roles';
import { meaningsInWords } from './words/vocabulary';

export const AccountDetails = z
  .object({
    id: z.string(),
    name: z.string(),
    plan: z.enum(planNames),
    created_at: momentOut,
    role: z.enum(roles).describe('The role of whoever asks.'),
  })
  .meta({ id: 'AccountDetails' });
export type AccountDetails = z.infer<typeof AccountDetails>;

export const ChangeAccountRequest = z
  .object({ name: nameIn('name').describe('The name of the account, as its members see it.') })
  .meta({ id: 'ChangeAccountRequest', example: { name: 'Payroll bureau' } });

export const MemberRow = z
  .object({
    id: z.string().describe('The id of the person.'),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    joined_at: momentOut,
  })
  .meta({ id: 'MemberRow' });

export type MemberRow = z.infer<typeof MemberRow>;

export const MemberList = z.object({ members: z.array(MemberRow), count: z.number() }).meta({ id: 'MemberList' });
export type MemberList = z.infer<typeof MemberList>;

const role = choice('role', roles).describe(meaningsInWords(roleWords));

export const ChangeMemberRequest = z.object({ role }).meta({ id: 'ChangeMemberRequest', example: { role: 'viewer' } });

export const RemovedMember = removed('RemovedMember');

/** The states of an invitation. Only an open one can be used. */
export const invitationStates = ['open', 'accepted', 'revoked', 'expired'] as const;

const InvitationRow = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(roles),
    state: z.enum(invitationStates).describe('Only an `open` invitation can be used.'),
    invited_by: z.string(),
    created_at: momentOut,
    expires_at: momentOut,
  })
  .meta({ id: 'InvitationRow' });

export const InvitationList = z
  .object({ invitations: z.array(InvitationRow), count: z.number() })
  .meta({ id: 'InvitationList' });
export type InvitationList = z.infer<typeof InvitationList>;

export const NewInvitation = InvitationRow.extend({
  link: z
    .string()
    .describe('The link of the invitation, which opens the account only for this address. It is shown this once.'),
  mailed: z
    .boolean()
    .describe(
      'Whether the link is sent by email. It is not where the server sends none, or where there were too many emails. Then give it to the person yourself.',
    ),
}).meta({ id: 'NewInvitation' });
export type NewInvitation = z.infer<typeof NewInvitation>;

export const InviteRequest = z
  .object({
    email: z
      .string(refusal(message('email_wrong')))
      .trim()
      .toLowerCase()
      .max(254, refusal(message('email_wrong')))
      .pipe(z.email(refusal(message('email_wrong'))))
      .describe('Whom to invite.'),
    role,
  })
  .meta({ id: 'InviteRequest', example: { email: 'amina@example.com', role: 'member' } });

export const RevokedInvitation = removed('RevokedInvitation');
