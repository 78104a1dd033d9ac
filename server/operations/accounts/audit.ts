import { auditPage } from '../../../src/contract';
import { answered, type MakeHandlers } from './handler';

const text = (properties: object | null): string => (properties === null ? '' : JSON.stringify(properties));

export const auditHandlers: MakeHandlers<'getAuditTrail'> = ({ store }) => ({
  getAuditTrail: {
    async answer({ start, end, ...filter }, { account }) {
      const found = await store.auditTrail(
        { ...filter, account, from: start, to: end && `${end}T23:59:59.999Z` },
        auditPage + 1,
      );
      const entries = found.slice(0, auditPage).map(({ account: _, before, after, ...entry }) => ({
        ...entry,
        before: before && { ...before },
        after: after && { ...after },
      }));
      return answered({ entries, count: entries.length, more: found.length > auditPage });
    },
    table: ({ entries }) =>
      entries.map(({ before, after, ...entry }) => ({ ...entry, before: text(before), after: text(after) })),
  },
});
