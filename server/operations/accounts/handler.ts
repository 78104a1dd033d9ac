import type { z } from 'zod';
import type { CheckedInputOf } from '../../../src/contract/contract-input';
import type { AccountOperation, AccountOperationId } from '../../../src/contract';
import { done, type Outcome } from '../../../src/contract/error';
import type { Answer, UnsaidAnswer } from '../../../src/engine';
import type { Unsaid } from '../../../src/language/unsaid';
import type { Place } from '../../access/machine-key';
import type { Plans } from '../../access/plans';
import type { Actor } from '../../accounts/actor';
import type { Clock } from '../../clock';
import type { People } from '../../people';
import type { Store } from '../../store/store';
import type { Answered } from '../operation';

/** What operations on accounts need. */
export interface AccountParts {
  readonly store: Store;
  readonly plans: Plans;
  readonly clock: Clock;
  /** Where the key of this machine is kept. */
  readonly place: Place;
  /** undefined: nobody logs in here. */
  readonly people: People | undefined;
  /**
   * Stores what this server has counted and not stored yet, so that a call shows as soon as it was made. Where that
   * fails, it is stored later.
   */
  readonly keepCounts: () => Promise<void>;
}

type ContractOf<Id extends AccountOperationId> = Extract<AccountOperation, { readonly id: Id }>;
type DataOf<Id extends AccountOperationId> = z.output<ContractOf<Id>['response']>['data'];

/** How an operation on an account answers an actor who may ask it. */
export interface AccountHandler<Id extends AccountOperationId> {
  readonly answer: (input: CheckedInputOf<ContractOf<Id>>, actor: Actor) => Promise<Answered<DataOf<Id>>>;
  /** The payload as a table, for CSV. */
  readonly table?: (data: DataOf<Id>) => readonly Readonly<Record<string, unknown>>[];
}

/** Makes the handlers of some operations. */
export type MakeHandlers<Id extends AccountOperationId> = (parts: AccountParts) => {
  readonly [One in Id]: AccountHandler<One>;
};

/** An answer that rests on no facts of law or markets, with sentences that the door says. */
export const answeredUnsaid = <Data>(data: Unsaid<Data>): Outcome<UnsaidAnswer<Data>> =>
  done({ data, meta: { as_of: null, sources: [], notices: [] }, unsaid: true });

/** An answer that rests on no facts of law or markets. */
export const answered = <Data>(data: Data): Outcome<Answer<Data>> =>
  done({ data, meta: { as_of: null, sources: [], notices: [] } });
