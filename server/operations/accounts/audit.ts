import { auditPage } from '../../../src/contract';
import type { AuditEntry } from '../../store/audit';
import { answered, type MakeHandlers } from './handler';

/** Changed properties as a cell of a table. */
const text = (properties: object | null): string => (properties === null ? '' : JSON.stringify(properties));

/** An entry as it is answered, without its account. */
export const auditEntryOf = ({ account: _, before, after, ...entry }: AuditEntry) => ({
  ...entry,
  before: before && { ...before },
  after: after && { ...after },
});

/** An entry as a row of a table. */
export const auditRowOf = <Entry extends { readonly before: object | null; readonly after: object | null }>({
  before,
  after,
  ...entry
}: Entry) => ({ ...entry, before: text(before), after: text(after) });

/** What the store is asked for. */
export const auditFilterOf = <
  Filter extends { readonly start?: string | undefined; readonly end?: string | undefined },
>({
  start,
  end,
  ...filter
}: Filter) => ({ ...filter, from: start, to: end && `${end}T23:59:59.999Z` });

export const auditHandlers: MakeHandlers<'getAuditTrail'> = ({ store }) => ({
  getAuditTrail: {
    async answer(query, { account }) {
      const found = await store.auditTrail({ ...auditFilterOf(query), account }, auditPage + 1);
      const entries = found.slice(0, auditPage).map(auditEntryOf);
      return answered({ entries, count: entries.length, more: found.length > auditPage });
    },
    table: ({ entries }) => entries.map(auditRowOf),
  },
});
