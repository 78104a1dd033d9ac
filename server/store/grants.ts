import type { AuditRecord } from './audit';
import type { KeyUse } from './keys';

/** A program that a person connected to an account. It asks for figures, like a key of the account. */
export interface Grant {
  readonly id: string;
  readonly account: string;
  /** The address of the person who connected it. It ends when they leave the account. */
  readonly answeredForBy: string;
  /** The hash of the id under which the program registered. */
  readonly client: string;
  /** What the program calls itself. */
  readonly program: string;
  /** Where the person was sent back to. */
  readonly redirectUri: string;
  /** The address for which its tokens work (RFC 8707). */
  readonly resource: string;
  readonly createdAt: string;
  /** When the program used its code; null: not yet. */
  readonly connectedAt: string | null;
  /** null: never. */
  readonly lastUsedAt: string | null;
  /** When it ends unless the program renews its tokens. */
  readonly endsAt: string;
}

/** The code of a new grant, which the program exchanges for tokens once. */
interface GrantCode {
  readonly hash: string;
  /** What the program must show it knows the origin of (RFC 7636, S256). */
  readonly challenge: string;
  readonly until: string;
}

/** The hashes and ends of new tokens. */
export interface GrantTokens {
  readonly access: { readonly hash: string; readonly expiresAt: string };
  readonly refresh: { readonly hash: string; readonly expiresAt: string };
}

/** What a token lets its holder do, and the account as it is now. */
export interface GrantedAccess {
  readonly grant: Grant;
  readonly kind: 'access' | 'refresh';
  readonly expiresAt: string;
  readonly plan: string;
  readonly accountDisabledAt: string | null;
}

/** The programs that people connected to accounts. Codes and tokens are never stored, only their SHA-256 hashes. */
export interface Grants {
  /**
   * Adds a grant whose code was not used yet, and deletes those of its account that have ended.
   *
   * @param most grants of its account. Several calls together never exceed them
   * @returns false where the account has them already
   */
  addGrant(grant: Grant, code: GrantCode, most: number): Promise<boolean>;
  /** A grant and its code, used or not, by the hash of the code. */
  grantOfCode(hash: string): Promise<{ readonly grant: Grant; readonly code: GrantCode } | undefined>;
  /** Exchanges a code for tokens. Of several calls, one succeeds. */
  useCode(hash: string, at: string, tokens: GrantTokens, record: AuditRecord): Promise<boolean>;
  /** What a token stands for, by its hash; undefined where there is none. */
  grantOfToken(hash: string): Promise<GrantedAccess | undefined>;
  /**
   * Exchanges a refresh token for new tokens. Of several calls, one succeeds; for the others it was used before.
   */
  renewGrant(hash: string, at: string, tokens: GrantTokens): Promise<'renewed' | 'used' | 'unknown'>;
  /** The grants of an account whose code was used, oldest first. */
  grantsOf(account: string): Promise<readonly Grant[]>;
  /** Ends a grant with all its tokens; false where the account has no such grant. */
  endGrant(account: string, id: string, record: AuditRecord): Promise<boolean>;
  /** Records when grants were last used. An earlier moment never replaces a later one. */
  grantsUsed(uses: readonly KeyUse[]): Promise<void>;
}
