import { z } from 'zod';
import { AuditEntryOut, AuditQuery } from './account-audit';

export const AdminAuditQuery = AuditQuery.extend({
  account: z.string().optional().describe('The id of one account. Default: all accounts.'),
});

export const AdminAudit = z.object({
  entries: z.array(AuditEntryOut.extend({ account: z.string() })),
  count: z.number(),
  more: z.boolean().describe('Whether older entries follow.'),
});
export type AdminAudit = z.infer<typeof AdminAudit>;
