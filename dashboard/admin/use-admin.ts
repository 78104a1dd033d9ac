import { useCallback } from 'react';
import type { AdminOperationId } from '../../src/contract/admin-operations';
import { type AdminDataOf, type AdminInputOf, askAdmin } from '../service/admin';
import { type Answer, useLoaded } from '../service/use-answer';

/** Asks an operation for whoever administers the service. */
export function useAdmin<Id extends AdminOperationId>(id: Id, input: AdminInputOf<Id>): Answer<AdminDataOf<Id>> {
  // The same question is asked once, whichever object states it.
  const question = JSON.stringify(input);
  return useLoaded(useCallback(() => askAdmin(id, JSON.parse(question) as AdminInputOf<Id>), [id, question]));
}
