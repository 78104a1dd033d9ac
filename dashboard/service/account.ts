import type { z } from 'zod';
import type { AccountOperation, AccountOperationId } from '../../src/contract/account-operations';
import type { InputOf as ContractInput } from '../../src/contract/contract-input';
import { accountHeader } from '../../src/contract/people';
import { accountPaths } from '../../src/contract/paths';
import { askOperation, csvOfOperation } from './operations';

type ContractOf<Id extends AccountOperationId> = Extract<AccountOperation, { readonly id: Id }>;

/** What an operation on an account is asked with. */
export type InputOf<Id extends AccountOperationId> = ContractInput<ContractOf<Id>>;

/** What an operation on an account answers. */
export type DataOf<Id extends AccountOperationId> = z.output<ContractOf<Id>['response']>['data'];

/**
 * Asks an operation on an account as the person who is logged in.
 *
 * @param account its id
 * @throws Refusal where the service refuses, or cannot be reached
 */
export const askAccount = <Id extends AccountOperationId>(
  account: string,
  id: Id,
  input: InputOf<Id>,
): Promise<DataOf<Id>> => askOperation(accountPaths[id], input, { [accountHeader]: account });

/**
 * The answer of an operation as a CSV file.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export const csvOf = <Id extends AccountOperationId>(account: string, id: Id, input: InputOf<Id>): Promise<string> =>
  csvOfOperation(accountPaths[id], input, { [accountHeader]: account });
