import type { Quota } from '../../src/contract';
import type { Plans } from '../access/plans';
import type { Account, Member } from '../store/accounts';
import type { Store, StoredKey } from '../store/store';
import { callsMade } from './calls-made';
import { quotaOf } from './quota';

/** An account with its quota, members and keys. */
export interface AccountDetails extends Account {
  readonly quota: Quota;
  readonly members: readonly Member[];
  readonly keys: readonly StoredKey[];
}

/** Reads what belongs to an account. */
export async function accountDetails(store: Store, plans: Plans, account: Account, now: Date): Promise<AccountDetails> {
  const month = now.toISOString().slice(0, 7);
  const [members, keys, used, made] = await Promise.all([
    store.membersOf(account.id),
    store.keysOf(account.id),
    store.taken(account.id, month),
    callsMade(store, account.id, month),
  ]);
  return { ...account, quota: quotaOf(plans, account.plan, { used, made }, now), members, keys };
}
