import type { z } from 'zod';
import type { CheckedInputOf } from '../../../src/contract/contract-input';
import type { SubscriptionOperation, SubscriptionOperationId } from '../../../src/contract';
import type { Clock } from '../../clock';
import type { Laws } from '../../laws';
import type { Markets } from '../../markets';
import type { Store } from '../../store/store';
import type { Reach } from '../../network/allowed-address';
import type { Answered, Asking } from '../operation';

/** What operations on subscriptions need. */
export interface SubscriptionParts {
  readonly laws: Laws;
  readonly markets: Markets;
  readonly store: Store;
  readonly clock: Clock;
  /** Which receivers are allowed. */
  readonly reach: Reach;
  /** Sends what was queued soon. */
  readonly wake: () => void;
  /** Receives a change of subscriptions for the log. It names no address, which may hold a secret. */
  readonly onChange: (what: 'made' | 'changed' | 'deleted', subscription: string, account: string) => void;
}

type ContractOf<Id extends SubscriptionOperationId> = Extract<SubscriptionOperation, { readonly id: Id }>;
type DataOf<Id extends SubscriptionOperationId> = z.output<ContractOf<Id>['response']>['data'];

/** How an operation on subscriptions answers. */
export interface SubscriptionHandler<Id extends SubscriptionOperationId> {
  readonly answer: (
    input: CheckedInputOf<ContractOf<Id>>,
    asking: Pick<Asking, 'caller'>,
  ) => Promise<Answered<DataOf<Id>>>;
  /** Does the answer take so much work that requests like it wait for their turn? */
  readonly takesTurns?: boolean;
}

/** Makes the handlers of some operations. */
export type MakeHandlers<Id extends SubscriptionOperationId> = (parts: SubscriptionParts) => {
  readonly [One in Id]: SubscriptionHandler<One>;
};
