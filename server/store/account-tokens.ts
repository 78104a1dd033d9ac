import type { Role } from '../../src/contract/words/roles';
import type { AuditRecord } from './audit';

/** A token with which programs manage an account. The token itself is never stored, only its SHA-256 hash. */
export interface AccountToken {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** It may do what this role may. */
  readonly role: Role;
  /**
   * The address of the person who answers for it: they made it, also through another token. Other text, or null: nobody
   * who can leave.
   */
  readonly answeredForBy: string | null;
  /** The first characters, by which a person recognises it. */
  readonly hint: string;
  readonly createdAt: string;
  /** null: never. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** The account tokens. */
export interface AccountTokens {
  addAccountToken(token: AccountToken, hash: string, record: AuditRecord): Promise<void>;
  accountToken(hash: string): Promise<AccountToken | undefined>;
  /** The tokens of an account, oldest first. */
  accountTokensOf(account: string): Promise<readonly AccountToken[]>;
  /** Revokes a token; false where the account has no such token, or it was revoked before. */
  revokeAccountToken(account: string, id: string, at: string, record: AuditRecord): Promise<boolean>;
}
