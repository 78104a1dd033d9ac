import type { z } from 'zod';
import type { AdminOperation, AdminOperationId } from '../../src/contract/admin-operations';
import type { InputOf } from '../../src/contract/contract-input';
import { adminPaths } from '../../src/contract/paths';
import { askOperation, csvOfOperation } from './operations';

type ContractOf<Id extends AdminOperationId> = Extract<AdminOperation, { readonly id: Id }>;

/** What an operation of whoever administers the service is asked with. */
export type AdminInputOf<Id extends AdminOperationId> = InputOf<ContractOf<Id>>;

/** What such an operation answers. */
export type AdminDataOf<Id extends AdminOperationId> = z.output<ContractOf<Id>['data']>;

/**
 * Asks an operation for whoever administers the service.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export const askAdmin = <Id extends AdminOperationId>(id: Id, input: AdminInputOf<Id>): Promise<AdminDataOf<Id>> =>
  askOperation(adminPaths[id], input);

/**
 * The audit trail of all accounts as a CSV file.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export const adminAuditCsv = (filters: AdminInputOf<'getAudit'>): Promise<string> =>
  csvOfOperation(adminPaths.getAudit, filters);
