import { z } from 'zod';
import { message } from '../language/message';
import { lastDay, nameIn, overlapDays, removed } from './account-fields';
import { choice } from './choice';
import { momentOut } from './day';
import { keyScopes } from './key-scopes';
import { refusal } from './refusal';
import { keyStates } from './words/key-states';
import { planNames } from './words/plans';

export const AccountKey = z
  .object({
    id: z.string(),
    name: z.string(),
    environment: z.enum(['live', 'test']),
    hint: z.string().describe('The first characters, by which a person recognises it.'),
    plan: z.enum(planNames),
    state: z.enum(keyStates).describe('Only an `active` key is accepted.'),
    created_at: momentOut,
    expires_at: momentOut.nullable().describe('null: never.'),
    replaced_at: momentOut.nullable().describe('When the overlap of a rotation ends. null: it was not rotated.'),
    last_used_at: momentOut.nullable().describe('Stored once a minute. null: never.'),
    networks: z.array(z.string()).nullable().describe('Addresses and networks from which it may be used. null: all.'),
    operations: z.array(z.enum(keyScopes)).nullable().describe('Operations it may be used for. null: all.'),
  })
  .meta({ id: 'AccountKey' });
export type AccountKey = z.infer<typeof AccountKey>;

export const AccountKeyList = z.object({ keys: z.array(AccountKey), count: z.number() }).meta({ id: 'AccountKeyList' });

export const NewAccountKey = AccountKey.extend({
  key: z.string().describe('The key. It is shown this once: only its hash is stored.'),
}).meta({ id: 'NewAccountKey' });

const expires = lastDay.describe('Last day of the key (UTC), YYYY-MM-DD, or `never`.');
const networks = z
  .array(z.string(refusal(message('networks_wrong'))), refusal(message('networks_wrong')))
  .max(50, refusal(message('networks_wrong')))
  .describe('Addresses and networks from which it may be used, such as 10.0.0.0/8. Empty: all.');
const operations = z
  .array(choice('operations', keyScopes), refusal(message('operations_wrong')))
  .describe('Operations for which it may be used. Empty: all.');

export const CreateKeyRequest = z
  .object({
    name: nameIn('name').describe('The person or program it is given to.'),
    environment: choice('environment', ['live', 'test'])
      .default('live')
      .describe('`live` counts towards the plan; `test` answers with sample data.'),
    expires: expires.default('never'),
    networks: networks.default([]),
    operations: operations.default([]),
  })
  .meta({ id: 'CreateKeyRequest', example: { name: 'Payroll', expires: '2027-03-31', operations: ['tax', 'vat'] } });
export type CreateKeyRequest = z.output<typeof CreateKeyRequest>;

export const ChangeKeyRequest = z
  .object({
    name: nameIn('name').optional().describe('The person or program it is given to.'),
    expires: expires.optional(),
    networks: networks.optional(),
    operations: operations.optional(),
  })
  .meta({ id: 'ChangeKeyRequest', example: { name: 'Payroll of Kenya', networks: ['203.0.113.0/24'] } });
export type ChangeKeyRequest = z.output<typeof ChangeKeyRequest>;

export const RotateKeyRequest = z
  .object({
    overlap_days: overlapDays('Days during which both keys work, 0 to 365.'),
  })
  .meta({ id: 'RotateKeyRequest', example: { overlap_days: 7 } });

export const DeletedKey = removed('DeletedKey');
