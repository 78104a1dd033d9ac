import type { Role } from '../../src/contract/words/roles';
import type { Member } from './accounts';
import type { AuditRecord } from './audit';

/** An invitation into an account, which one person may use once. Only the SHA-256 hash of its token is stored. */
export interface Invitation {
  readonly id: string;
  readonly account: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  /** Who answers for it, as for an account token. */
  readonly answeredForBy: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly acceptedAt: string | null;
  readonly revokedAt: string | null;
}

/** What became of the person who uses an invitation. `same`: they were a member with this role or a higher one. */
type Joined = 'joined' | 'raised' | 'same';

/** The invitations. */
export interface Invitations {
  addInvitation(invitation: Invitation, hash: string, record: AuditRecord): Promise<void>;
  invitation(hash: string): Promise<Invitation | undefined>;
  /** The invitations of an account, oldest first. */
  invitationsOf(account: string): Promise<readonly Invitation[]>;
  /** Revokes an invitation; false where the account has no such invitation, or it was used or revoked before. */
  revokeInvitation(account: string, id: string, at: string, record: AuditRecord): Promise<boolean>;
  /**
   * Uses an invitation: adds the member, or gives them the higher role. A member who would gain nothing leaves it open.
   * Of several who try at once, one gets in.
   *
   * @param record what the audit trail says, by the role that the person had before; undefined for none
   * @returns undefined where it was used or revoked before, or has expired
   */
  acceptInvitation(
    hash: string,
    member: Member,
    at: string,
    record: (before: Role | undefined) => AuditRecord,
  ): Promise<Joined | undefined>;
}
