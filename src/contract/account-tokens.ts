import { z } from 'zod';
import { lastDay, nameIn, removed } from './account-fields';
import { choice } from './choice';
import { momentOut } from './day';
import { roles } from './words/roles';

/** The states of an account token. Only an active one is accepted. */
export const tokenStates = ['active', 'expired', 'revoked'] as const;

const TokenRow = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(roles).describe('It may do what this role may.'),
    hint: z.string().describe('The first characters, by which a person recognises it.'),
    state: z.enum(tokenStates).describe('Only an `active` token is accepted.'),
    created_at: momentOut,
    expires_at: momentOut.nullable().describe('null: never.'),
  })
  .meta({ id: 'TokenRow' });

export const TokenList = z.object({ tokens: z.array(TokenRow), count: z.number() }).meta({ id: 'TokenList' });
export type TokenList = z.infer<typeof TokenList>;

export const NewToken = TokenRow.extend({
  token: z.string().describe('The token. It is shown this once: only its hash is stored.'),
}).meta({ id: 'NewToken' });

export const CreateTokenRequest = z
  .object({
    name: nameIn('name').describe('The program it is given to.'),
    role: choice('role', roles).default('member').describe('It may do what this role may.'),
    expires: lastDay.default('never').describe('Last day of the token (UTC), YYYY-MM-DD, or `never`.'),
  })
  .meta({ id: 'CreateTokenRequest', example: { name: 'Onboarding', role: 'member', expires: '2027-03-31' } });

export const RevokedToken = removed('RevokedToken');
