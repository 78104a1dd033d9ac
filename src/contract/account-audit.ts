import { z } from 'zod';
import { message } from '../language/message';
import { exampleId } from './account-fields';
import { choice } from './choice';
import { day, momentOut } from './day';
import { refusal } from './refusal';
import { auditActions } from './words/audit';

/** The most entries of one answer. */
export const auditPage = 1_000;

export const AuditQuery = z
  .object({
    start: day('start').optional().describe('First day (UTC).'),
    end: day('end').optional().describe('Last day (UTC).'),
    action: choice('action', auditActions).optional().describe('Entries about this action only.'),
    actor: z.string().optional().describe('Who did it, as an entry shows them.').meta({ example: 'amina@example.com' }),
    subject: z
      .string()
      .optional()
      .describe('The id of the key, member, token or account that was changed.')
      .meta({ example: exampleId }),
    before: z
      .string()
      .regex(/^\d{1,15}$/, refusal(message('audit_before_wrong')))
      .transform(Number)
      .optional()
      .describe('The number of an entry: only older ones. For the next page, the number of the last entry.')
      .meta({ example: '1200' }),
  })
  .meta({ id: 'AuditQuery', example: { start: '2026-11-01', action: 'key.create' } });
export type AuditQuery = z.output<typeof AuditQuery>;

const properties = z.record(z.string(), z.unknown()).nullable();

/** An entry of the audit trail. */
export const AuditEntryOut = z.object({
  id: z.number(),
  at: momentOut,
  actor: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  before: properties.describe('The changed properties before. null: it is new.'),
  after: properties.describe('The changed properties after. null: it was removed.'),
});

export const AuditTrail = z
  .object({
    entries: z.array(AuditEntryOut),
    count: z.number(),
    more: z.boolean().describe('Whether older entries follow.'),
  })
  .meta({ id: 'AuditTrail' });
export type AuditTrail = z.infer<typeof AuditTrail>;
