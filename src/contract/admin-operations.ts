import type { z } from 'zod';
import {
  AdminAccount,
  AdminAccountDetails,
  AdminAccounts,
  AdminAccountsQuery,
  AdminCreateAccount,
  AdminIdParams,
  AdminMoveAccount,
  AdminRenameAccount,
} from './admin-accounts';
import { AdminAudit, AdminAuditQuery } from './admin-audit';
import { AdminCode, AdminCodes, AdminCreateCode, AdminDeviceParams, AdminNewCode } from './admin-codes';
import { AdminLaw, AdminLawPage, AdminSettle } from './admin-law';
import { AdminRequest, AdminRequests } from './admin-requests';
import { type Columns, fieldsOf } from './columns';
import { Status } from './status';

/**
 * An operation for whoever administers the service. Only the pages of this server call it, with the session of a
 * person, so it is not part of the public API.
 */
export interface AdminContract {
  readonly id: string;
  readonly method: 'get' | 'post';
  /** Below {@link adminPath}. Parameters in braces. */
  readonly path: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly data: z.ZodType;
  /** The columns of the answer as CSV; left out if there is none. */
  readonly csv?: readonly [Columns];
}

/** Where the operations for whoever administers the service are. */
export const adminPath = '/people/admin';

const table = [
  { id: 'listAccounts', method: 'get', path: '/accounts', query: AdminAccountsQuery, data: AdminAccounts },
  { id: 'getAccount', method: 'get', path: '/accounts/{id}', params: AdminIdParams, data: AdminAccountDetails },
  { id: 'createAccount', method: 'post', path: '/accounts', body: AdminCreateAccount, data: AdminAccount },
  {
    id: 'renameAccount',
    method: 'post',
    path: '/accounts/{id}/rename',
    params: AdminIdParams,
    body: AdminRenameAccount,
    data: AdminAccount,
  },
  {
    id: 'moveAccount',
    method: 'post',
    path: '/accounts/{id}/plan',
    params: AdminIdParams,
    body: AdminMoveAccount,
    data: AdminAccount,
  },
  { id: 'disableAccount', method: 'post', path: '/accounts/{id}/disable', params: AdminIdParams, data: AdminAccount },
  { id: 'enableAccount', method: 'post', path: '/accounts/{id}/enable', params: AdminIdParams, data: AdminAccount },
  { id: 'listRequests', method: 'get', path: '/requests', data: AdminRequests },
  { id: 'grantRequest', method: 'post', path: '/requests/{id}/grant', params: AdminIdParams, data: AdminRequest },
  { id: 'refuseRequest', method: 'post', path: '/requests/{id}/refuse', params: AdminIdParams, data: AdminRequest },
  { id: 'listCodes', method: 'get', path: '/codes', data: AdminCodes },
  { id: 'createCode', method: 'post', path: '/codes', body: AdminCreateCode, data: AdminNewCode },
  { id: 'revokeCode', method: 'post', path: '/codes/{id}/revoke', params: AdminIdParams, data: AdminCode },
  {
    id: 'revokeDevice',
    method: 'post',
    path: '/codes/{id}/devices/{device}/revoke',
    params: AdminDeviceParams,
    data: AdminCode,
  },
  { id: 'getLaw', method: 'get', path: '/law', data: AdminLaw },
  { id: 'settleLaw', method: 'post', path: '/law/settle', body: AdminSettle, data: AdminLawPage },
  { id: 'getDataStatus', method: 'get', path: '/status', data: Status },
  {
    id: 'getAudit',
    method: 'get',
    path: '/audit',
    query: AdminAuditQuery,
    data: AdminAudit,
    csv: [fieldsOf(AdminAudit.shape.entries.element)],
  },
] as const satisfies readonly AdminContract[];

/** The exact type of each operation. */
export type AdminOperation = (typeof table)[number];
export type AdminOperationId = AdminOperation['id'];

/** Every operation for whoever administers the service. */
export const adminOperations: readonly (AdminContract & { readonly id: AdminOperationId })[] = table;
