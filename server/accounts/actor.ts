import type { AuditAction } from '../../src/contract/words/audit';
import type { Language } from '../../src/language/languages';
import type { Role } from '../../src/contract/words/roles';
import type { AuditRecord } from '../store/audit';

/** Who acts in an account: a member, or a program with an account token. */
export interface Actor {
  /** The account in which they act. */
  readonly account: string;
  /** Who it is in the audit trail. */
  readonly name: string;
  readonly role: Role;
  /**
   * The address of the person who answers for what is done, also through tokens. What they made ends when they leave.
   * undefined: whoever administers the service.
   */
  readonly person?: string;
  /** The address of the machine that asks; undefined on the command line. */
  readonly from?: string;
  /** The language in which they ask; undefined on the command line. */
  readonly language?: Language;
}

/** Whom the audit trail names for what is done on the command line of the service. */
const commandLine = 'administrator';

/**
 * The actor for what is done by whoever administers the service.
 *
 * @param name who it is in the audit trail; left out on the command line, which knows no person
 */
export const administratorOf = (account: string, name = commandLine): Actor => ({ account, name, role: 'owner' });

/** What is recorded of a change besides who made it and when. */
type Change = Pick<AuditRecord, 'subject' | 'before' | 'after'>;

/** The record of a change in an account. */
export const recordOf = (
  { account, name }: Pick<Actor, 'account' | 'name'>,
  at: Date,
  action: AuditAction,
  { subject, before, after }: Change,
): AuditRecord => ({ at: at.toISOString(), account, actor: name, action, subject, before, after });
