import { type Kysely, sql } from 'kysely';
import type { Accounts, Member, MemberChanged } from '../accounts';
import type { AuditRecord } from '../audit';
import { mayDo, permissionFor, type Role } from '../../../src/contract/words/roles';
import { addRecord, isTrue, recorded } from './audit';
import { type Engine, locked } from './engine';
import type { Tables } from './tables';

const accountColumns = ['id', 'name', 'plan', 'created_at as createdAt', 'disabled_at as disabledAt'] as const;
const memberColumns = ['account', 'person', 'email', 'name', 'role', 'joined_at as joinedAt'] as const;

/** The shortest beginning by which an id is found. */
const shortestId = 4;

/** A text for LIKE, in which no character stands for others. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Does a column begin with a text, or hold it anywhere? Small and capital letters of English count as the same. */
const begins = (column: string, text: string, before = '') =>
  sql<boolean>`lower(${sql.ref(column)}) like lower(${`${before}${literally(text)}%`}) escape '\\'`;
const holds = (column: string, text: string) => begins(column, text, '%');

/** Adds a member; false where the person is one already. */
export async function insertMember(database: Kysely<Tables>, { joinedAt, ...member }: Member): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('members')
    .values({ ...member, joined_at: joinedAt })
    .onConflict((conflict) => conflict.columns(['account', 'person']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks an account until the transaction ends, so that its members change one after another. */
export async function lockAccount(engine: Engine, transaction: Kysely<Tables>, account: string): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account)
    .$call(locked(engine))
    .executeTakeFirst();
}

/**
 * Ends the tokens and open invitations that a member answers for and could no longer make with their role, and open
 * invitations for the address of somebody who is removed. Each end is recorded.
 *
 * @param role the new role of the member; undefined where they are removed
 * @param record the change of the member
 */
async function endWhatTheyMade(
  transaction: Kysely<Tables>,
  { account, email }: Pick<Member, 'account' | 'email'>,
  role: Role | undefined,
  record: AuditRecord,
): Promise<void> {
  const stays = (made: { readonly role: Role }): boolean => role !== undefined && mayDo(role, permissionFor(made.role));
  const revoked = { revoked_at: record.at };
  const recordEnd = (action: 'token.revoke' | 'invitation.revoke', subject: string): Promise<void> =>
    addRecord(transaction, { ...record, action, subject, before: null, after: { revokedAt: record.at } });

  const tokens = await transaction
    .selectFrom('account_tokens')
    .select(['id', 'role'])
    .where('account', '=', account)
    .where('answered_for_by', '=', email)
    .where('revoked_at', 'is', null)
    .execute();
  for (const { id } of tokens.filter((token) => !stays(token))) {
    await transaction.updateTable('account_tokens').set(revoked).where('id', '=', id).execute();
    await recordEnd('token.revoke', id);
  }
  const invitations = await transaction
    .selectFrom('invitations')
    .select(['id', 'role', 'answered_for_by'])
    .where('account', '=', account)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', record.at)
    .where((invitation) =>
      invitation.or([
        invitation('answered_for_by', '=', email),
        ...(role === undefined ? [sql<boolean>`lower(email) = ${email.toLowerCase()}`] : []),
      ]),
    )
    .execute();
  for (const { id } of invitations.filter((invitation) => !stays(invitation))) {
    await transaction.updateTable('invitations').set(revoked).where('id', '=', id).execute();
    await recordEnd('invitation.revoke', id);
  }
}

export function sqlAccounts(engine: Engine): Accounts {
  const { database } = engine;
  const accounts = database.selectFrom('accounts').select(accountColumns);
  const members = database.selectFrom('members').select(memberColumns);

  /**
   * Changes a member after a check that the account keeps an owner. The lock lets such changes happen one by one.
   *
   * @param role the new role; undefined where they are removed
   */
  const changeMember = (
    account: string,
    person: string,
    record: AuditRecord,
    role: Role | undefined,
    change: (transaction: Kysely<Tables>) => Promise<unknown>,
  ): Promise<MemberChanged> =>
    recorded<MemberChanged>(
      engine,
      record,
      async (transaction) => {
        await lockAccount(engine, transaction, account);
        const owners = await transaction
          .selectFrom('members')
          .select(['person', 'email', 'role'])
          .where('account', '=', account)
          .execute();
        const member = owners.find((one) => one.person === person);
        if (member === undefined) return 'unknown';
        const others = owners.some((one) => one.role === 'owner' && one.person !== person);
        if (member.role === 'owner' && role !== 'owner' && !others) return 'last_owner';
        await change(transaction);
        await endWhatTheyMade(transaction, { account, email: member.email }, role, record);
        return 'changed';
      },
      (result) => result === 'changed',
    );

  return {
    addAccount: ({ id, name, plan, createdAt, disabledAt }, owner, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('accounts')
            .values({ id, name, plan, created_at: createdAt, disabled_at: disabledAt })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n) return false;
          if (owner !== undefined) await insertMember(transaction, owner);
          return true;
        },
        isTrue,
      ),
    account: (id) => accounts.where('id', '=', id).executeTakeFirst(),
    listAccounts: () => accounts.orderBy('created_at').orderBy('id').execute(),
    async findAccounts({ search, offset, most }) {
      const fitting = database
        .selectFrom('accounts')
        .$if(search !== undefined, (query) =>
          query.where(({ or, exists, selectFrom }) =>
            or([
              holds('accounts.name', search!),
              ...(search!.length < shortestId ? [] : [begins('accounts.id', search!)]),
              exists(
                selectFrom('members')
                  .select('members.person')
                  .whereRef('members.account', '=', 'accounts.id')
                  .where(holds('members.email', search!)),
              ),
            ]),
          ),
        );
      const [found, { total }] = await Promise.all([
        fitting.select(accountColumns).orderBy('created_at').orderBy('id').limit(most).offset(offset).execute(),
        fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { accounts: found, total: Number(total) };
    },
    changeAccount: (id, { name, plan, disabledAt }, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('accounts')
            .set((account) => ({ name, plan, disabled_at: disabledAt, id: account.ref('id') }))
            .where('id', '=', id)
            .executeTakeFirst();
          return numUpdatedRows === 1n;
        },
        isTrue,
      ),
    addMember: (member, record) => recorded(engine, record, (transaction) => insertMember(transaction, member), isTrue),
    membersOf: (account) => members.where('account', '=', account).orderBy('joined_at').orderBy('person').execute(),
    membershipsOf: (person) => members.where('person', '=', person).orderBy('joined_at').orderBy('account').execute(),
    member: (account, person) => members.where('account', '=', account).where('person', '=', person).executeTakeFirst(),
    async renameMember(person, name) {
      await database.updateTable('members').set({ name }).where('person', '=', person).execute();
    },
    changeRole: (account, person, role, record) =>
      changeMember(account, person, record, role, (transaction) =>
        transaction
          .updateTable('members')
          .set({ role })
          .where('account', '=', account)
          .where('person', '=', person)
          .execute(),
      ),
    removeMember: (account, person, record) =>
      changeMember(account, person, record, undefined, (transaction) =>
        transaction.deleteFrom('members').where('account', '=', account).where('person', '=', person).execute(),
      ),
  };
}
