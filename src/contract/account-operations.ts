import { AuditQuery, AuditTrail } from './account-audit';
import { idParams } from './account-fields';
import {
  AccountKey,
  AccountKeyList,
  ChangeKeyRequest,
  CreateKeyRequest,
  DeletedKey,
  NewAccountKey,
  RotateKeyRequest,
} from './account-keys';
import { Plans, RequestPlanRequest } from './account-plans';
import { AccountUsage, UsageQuery } from './account-usage';
import { success } from './envelope';
import type { PublicContract } from './operation';
import type { Permission } from './words/roles';

/** An operation on an account. It needs an account token, and is not counted as a call. */
export interface AccountContract extends PublicContract {
  readonly permission: Permission;
}

const key = { tag: 'Account', path: '/api/v1/keys/{id}', params: idParams } as const satisfies Partial<AccountContract>;

const table = [
  {
    id: 'listKeys',
    method: 'get',
    path: '/api/v1/keys',
    tag: 'Account',
    permission: 'keys.read',
    summary: 'Keys of the account',
    description:
      'Every key with its limits, its state and its last use, oldest first. The keys themselves are not stored.',
    response: success(AccountKeyList),
    errors: [],
    csv: true,
  },
  {
    id: 'createKey',
    method: 'post',
    path: '/api/v1/keys',
    tag: 'Account',
    permission: 'keys.write',
    summary: 'Make a key',
    description: 'A key on the plan of the account. The answer shows it once.',
    body: CreateKeyRequest,
    response: success(NewAccountKey),
    errors: [
      'invalid_json',
      'invalid_name',
      'invalid_environment',
      'invalid_date',
      'invalid_networks',
      'invalid_operations',
      'too_many_keys',
    ],
  },
  {
    ...key,
    id: 'getKey',
    method: 'get',
    permission: 'keys.read',
    summary: 'One key',
    description: 'A key with its limits, its state and its last use.',
    response: success(AccountKey),
    errors: ['not_found'],
  },
  {
    ...key,
    id: 'changeKey',
    method: 'patch',
    permission: 'keys.write',
    summary: 'Change a key',
    description: 'Changes the name, the last day, the networks or the operations of a key. What is left out stays.',
    body: ChangeKeyRequest,
    response: success(AccountKey),
    errors: ['not_found', 'invalid_json', 'invalid_name', 'invalid_date', 'invalid_networks', 'invalid_operations'],
  },
  {
    ...key,
    id: 'deleteKey',
    method: 'delete',
    permission: 'keys.write',
    summary: 'Delete a key',
    description: 'Deletes a key for good. Its usage and its entries in the audit trail stay.',
    response: success(DeletedKey),
    errors: ['not_found'],
  },
  {
    ...key,
    id: 'rotateKey',
    method: 'post',
    path: '/api/v1/keys/{id}/rotate',
    permission: 'keys.write',
    summary: 'Replace a key',
    description:
      'Makes a successor with the same name, last day and limits, and shows it once. The old key works until the overlap ends.',
    body: RotateKeyRequest,
    response: success(NewAccountKey),
    errors: ['not_found', 'invalid_json', 'invalid_overlap_days', 'key_not_active'],
  },
  {
    ...key,
    id: 'disableKey',
    method: 'post',
    path: '/api/v1/keys/{id}/disable',
    permission: 'keys.write',
    summary: 'Disable a key',
    description: 'From now on the key is refused. Servers notice within a second.',
    response: success(AccountKey),
    errors: ['not_found'],
  },
  {
    ...key,
    id: 'enableKey',
    method: 'post',
    path: '/api/v1/keys/{id}/enable',
    permission: 'keys.write',
    summary: 'Enable a key',
    description: 'Makes a disabled key work again.',
    response: success(AccountKey),
    errors: ['not_found'],
  },
  {
    id: 'getUsage',
    method: 'get',
    path: '/api/v1/usage',
    tag: 'Account',
    permission: 'usage.read',
    summary: 'What keys are used for',
    description:
      'Calls by day, operation and outcome, the share of the month’s quota with the day on which it is used up at this pace, and the latest refused calls with their reason. Servers add their counts once a minute.',
    query: UsageQuery,
    response: success(AccountUsage),
    errors: ['invalid_date', 'bad_request'],
    csv: true,
  },
  {
    id: 'getPlans',
    method: 'get',
    path: '/api/v1/plans',
    tag: 'Account',
    permission: 'plan.read',
    summary: 'Plans side by side',
    description: 'What each plan allows, the plan of the account, and what the account asked for.',
    response: success(Plans),
    errors: [],
    csv: true,
  },
  {
    id: 'requestPlan',
    method: 'post',
    path: '/api/v1/plans/requests',
    tag: 'Account',
    permission: 'plan.request',
    summary: 'Ask for a higher plan',
    description: 'Higher plans are by agreement. The request reaches whoever runs the service.',
    body: RequestPlanRequest,
    response: success(Plans),
    errors: ['invalid_json', 'invalid_plan', 'plan_requested', 'bad_request'],
  },
  {
    id: 'getAuditTrail',
    method: 'get',
    path: '/api/v1/audit',
    tag: 'Account',
    permission: 'audit.read',
    summary: 'Who changed what',
    description: 'Every change of keys, plan, members and settings, newest first, up to 1,000 entries at once.',
    query: AuditQuery,
    response: success(AuditTrail),
    errors: ['invalid_date', 'bad_request'],
    csv: true,
  },
] as const satisfies readonly AccountContract[];

/** The exact type of each operation on an account. */
export type AccountOperation = (typeof table)[number];
export type AccountOperationId = AccountOperation['id'];

/** Every operation on an account. Like {@link operations}, but for managing keys instead of asking for figures. */
export const accountOperations: readonly (AccountContract & { readonly id: AccountOperationId })[] = table;
