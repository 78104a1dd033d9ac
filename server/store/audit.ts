import type { AuditAction } from '../../src/contract/words/audit';

/** A change as it is recorded: who changed what, when, from what to what. */
export interface AuditRecord {
  readonly at: string;
  readonly account: string;
  /** Who did it, as people know them: an address, `token NAME`, or `administrator`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** What was changed: the id of a key, a member, a token or the account. */
  readonly subject: string;
  /** The changed properties before; null for what is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The changed properties after; null for what was removed. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A record with its number, which grows. */
export interface AuditEntry extends AuditRecord {
  readonly id: number;
}

/** Which entries are read. Undefined properties do not filter. */
interface AuditFilter {
  readonly account?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly subject?: string | undefined;
  /** The first and the last moment, ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only entries with a lower number: the next page. */
  readonly before?: number | undefined;
}

/** The audit trail. It is append-only: the database refuses to change or delete an entry. */
export interface Audit {
  /** Records what changed nothing else in the store. */
  addAuditRecord(record: AuditRecord): Promise<void>;
  /** When the newest entry but so many was made in an account: 1 is the newest. undefined: there are not as many. */
  auditedAt(account: string, position: number): Promise<string | undefined>;
  /** The newest entries first. */
  auditTrail(filter: AuditFilter, most: number): Promise<readonly AuditEntry[]>;
}
