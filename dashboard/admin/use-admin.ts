import type { AdminOperationId } from '../../src/contract/admin-operations';
import { type AdminDataOf, type AdminInputOf, askAdmin } from '../service/admin';
import { type Answer, useLoaded } from '../service/use-answer';

/** Asks an operation for whoever administers the service. */
export const useAdmin = <Id extends AdminOperationId>(id: Id, input: AdminInputOf<Id>): Answer<AdminDataOf<Id>> =>
  useLoaded(['admin', id], input, () => askAdmin(id, input));
