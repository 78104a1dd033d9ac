import type { Role } from '../../src/contract/words/roles';
import type { AuditRecord } from './audit';

/** The account of every key that was made before accounts, or on the command line. A migration makes it. */
export const firstAccount = 'first';

/** A customer: the owner of keys, with one plan and one count of calls. Moments are ISO 8601. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly createdAt: string;
  /** null: its keys work. */
  readonly disabledAt: string | null;
}

export type AccountChange = Partial<Pick<Account, 'name' | 'plan' | 'disabledAt'>>;

/** A person in an account. */
export interface Member {
  readonly account: string;
  /** The id of the person. */
  readonly person: string;
  /** The address and name of the person. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly joinedAt: string;
}

/** Which accounts are read. */
interface AccountSearch {
  /** Part of a name or of the address of a member, or the first 4 or more characters of an id. undefined: all. */
  readonly search?: string | undefined;
  /** How many are passed over, and how many are read at most. */
  readonly offset: number;
  readonly most: number;
}

/** Accounts that were found, and how many there are in all. */
interface FoundAccounts {
  readonly accounts: readonly Account[];
  readonly total: number;
}

/** Why members were not changed: there is no such member, or the account would have no owner. */
export type MemberChanged = 'changed' | 'unknown' | 'last_owner';

/** What the leaving of a person does to one of their accounts. */
export interface Left {
  readonly account: Account;
  /** The address of the person. */
  readonly email: string;
  readonly role: Role;
  /** Is it closed, because nobody else was in it? The first account never is. */
  readonly closes: boolean;
}

/** Accounts and their members. A change and its record in the audit trail are one step. */
export interface Accounts {
  /** Adds an account; false where there is one with its id. */
  addAccount(account: Account, owner: Member | undefined, record: AuditRecord): Promise<boolean>;
  account(id: string): Promise<Account | undefined>;
  /** All accounts, oldest first. */
  listAccounts(): Promise<readonly Account[]>;
  /** The accounts that fit, oldest first. */
  findAccounts(search: AccountSearch): Promise<FoundAccounts>;
  /** Changes an account; false where there is no such account. */
  changeAccount(id: string, change: AccountChange, record: AuditRecord): Promise<boolean>;
  /** Adds a member; false where the person is a member already. */
  addMember(member: Member, record: AuditRecord): Promise<boolean>;
  /** The members of an account, oldest first. */
  membersOf(account: string): Promise<readonly Member[]>;
  /** The memberships of a person, oldest first. */
  membershipsOf(person: string): Promise<readonly Member[]>;
  member(account: string, person: string): Promise<Member | undefined>;
  /** Gives a person another name in all their accounts. */
  renameMember(person: string, name: string): Promise<void>;
  /**
   * Changes the role of a member. An account with an owner never loses its last one, however many change at once. Tokens
   * and open invitations that the member answers for, and could not make in the new role, are revoked and recorded.
   */
  changeRole(account: string, person: string, role: Role, record: AuditRecord): Promise<MemberChanged>;
  /**
   * Takes a person out of all their accounts in one step, as {@link removeMember}. An account that nobody else is in is
   * closed with `closed`, except for the first one.
   *
   * @param recordsOf what the audit trail says of an account
   * @returns the account that would lose its last owner: then nothing has changed. undefined: the person has left
   */
  leaveAccounts(
    person: string,
    closed: AccountChange,
    recordsOf: (left: Left) => readonly [AuditRecord, ...AuditRecord[]],
  ): Promise<Account | undefined>;
  /** Removes a member, as {@link changeRole}, and revokes the open invitations for their address. */
  removeMember(account: string, person: string, record: AuditRecord): Promise<MemberChanged>;
}
