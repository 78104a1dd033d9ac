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
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly acceptedAt: string | null;
  readonly revokedAt: string | null;
}

/** The invitations. */
export interface Invitations {
  addInvitation(invitation: Invitation, hash: string, record: AuditRecord): Promise<void>;
  invitation(hash: string): Promise<Invitation | undefined>;
  /** The invitations of an account, oldest first. */
  invitationsOf(account: string): Promise<readonly Invitation[]>;
  /** Revokes an invitation; false where the account has no such invitation, or it was used or revoked before. */
  revokeInvitation(account: string, id: string, at: string, record: AuditRecord): Promise<boolean>;
  /**
   * Uses an invitation and adds the member; false where it was used or revoked before, or has expired. Of several who
   * try at once, one gets in.
   */
  acceptInvitation(hash: string, member: Member, at: string, record: AuditRecord): Promise<boolean>;
}
