import { createContext, useCallback, useContext } from 'react';
import type { AccountOperationId } from '../../src/contract/account-operations';
import type { MyAccounts } from '../../src/contract/people';
import { mayDo, type Permission } from '../../src/contract/words/roles';
import { askAccount, type DataOf, type InputOf } from '../service/account';
import { type Answer, useLoaded } from '../service/use-answer';

type MyAccount = MyAccounts['accounts'][number];

/** The account that the pages show. */
interface Current {
  readonly account: MyAccount;
  /** Reads the accounts again. */
  readonly again: () => void;
}

export const AccountContext = createContext<Current | undefined>(undefined);

/** The account that the page shows. Pages stand inside the shell, which provides it. */
export function useAccount(): Current {
  const current = useContext(AccountContext);
  if (current === undefined) throw new Error('This page shows an account and stands outside the shell.');
  return current;
}

/** May the person do this in the account? */
export const useMay = (permission: Permission): boolean => mayDo(useAccount().account.role, permission);

/** Asks an operation on the account. */
export function useOperation<Id extends AccountOperationId>(id: Id, input: InputOf<Id>): Answer<DataOf<Id>> {
  const { account } = useAccount();
  return useLoaded(['account', account.id, id], input, () => askAccount(account.id, id, input));
}

/** Changes something in the account. The function throws Refusal. */
export function useChange(): <Id extends AccountOperationId>(id: Id, input: InputOf<Id>) => Promise<DataOf<Id>> {
  const { account } = useAccount();
  return useCallback((id, input) => askAccount(account.id, id, input), [account.id]);
}
