import { auditPage, type Status } from '../../../src/contract';
import type { AdminOperationId } from '../../../src/contract/admin-operations';
import { auditEntryOf, auditFilterOf, auditRowOf } from '../accounts/audit';
import { answered, answeredUnsaid } from '../accounts/handler';
import { accountHandlers } from './administer-accounts';
import { codeHandlers } from './codes';
import type { AdminHandler, AdminParts, MakeHandlers } from './handler';
import { lawHandlers } from './law';
import { requestHandlers } from './requests';

export type { AdminParts } from './handler';

const readers: MakeHandlers<'getDataStatus' | 'getAudit'> = ({ store, status }) => ({
  getDataStatus: { answer: async () => answeredUnsaid<Status>(await status()) },
  getAudit: {
    async answer(query) {
      const found = await store.auditTrail(auditFilterOf(query), auditPage + 1);
      const entries = found.slice(0, auditPage).map((entry) => ({ ...auditEntryOf(entry), account: entry.account }));
      return answered({ entries, count: entries.length, more: found.length > auditPage });
    },
    table: ({ entries }) => entries.map(auditRowOf),
  },
});

/** The handler of each operation for whoever administers the service. */
export const adminHandlers = (parts: AdminParts): { readonly [Id in AdminOperationId]: AdminHandler<Id> } => ({
  ...accountHandlers(parts),
  ...requestHandlers(parts),
  ...codeHandlers(parts),
  ...lawHandlers(parts),
  ...readers(parts),
});
