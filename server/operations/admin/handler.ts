import type { z } from 'zod';
import type { CheckedInputOf } from '../../../src/contract/contract-input';
import type { AdminOperation, AdminOperationId } from '../../../src/contract/admin-operations';
import type { Laws } from '../../laws';
import type { ServiceStatus } from '../../status';
import type { LawWatchConfig } from '../../settings/law-watch';
import type { AccountParts } from '../accounts';
import type { Answered } from '../operation';

/** What operations for whoever administers the service need. */
export interface AdminParts extends Omit<AccountParts, 'place'> {
  /** The age of every series and the state of its feeds. */
  readonly status: () => Promise<ServiceStatus>;
  readonly laws: Pick<Laws, 'now'>;
  readonly config: LawWatchConfig;
}

type ContractOf<Id extends AdminOperationId> = Extract<AdminOperation, { readonly id: Id }>;
type DataOf<Id extends AdminOperationId> = z.output<ContractOf<Id>['data']>;

/** How an operation answers. */
export interface AdminHandler<Id extends AdminOperationId> {
  /** `by`: the address of the person who asks, for the audit trail. */
  readonly answer: (input: CheckedInputOf<ContractOf<Id>>, by: string) => Promise<Answered<DataOf<Id>>>;
  /** The payload as a table, for CSV. */
  readonly table?: (data: DataOf<Id>) => readonly Readonly<Record<string, unknown>>[];
}

/** Makes the handlers of some operations. */
export type MakeHandlers<Id extends AdminOperationId> = (parts: AdminParts) => {
  readonly [One in Id]: AdminHandler<One>;
};
