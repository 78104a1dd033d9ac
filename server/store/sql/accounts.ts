import { type Kysely, sql } from 'kysely';
import type { Role } from '../../../src/contract/words/roles';
import {
  type AccountChange,
  type Accounts,
  firstAccount,
  type Left,
  type Member,
  type MemberChanged,
} from '../accounts';
import type { AuditRecord } from '../audit';
import { addRecord, isTrue, recorded } from './audit';
import { type Engine, locked } from './engine';
import { endWhatTheyMade } from './made-by-members';
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

/** Lets one transaction after another change an account, its members or its keys, where the engine locks rows. */
export const lockAccount = (engine: Engine, transaction: Kysely<Tables>, id: string): Promise<unknown> =>
  transaction.selectFrom('accounts').select('id').where('id', '=', id).$call(locked(engine)).executeTakeFirst();

/** Sets the properties of an account that change; false where there is no such account. */
async function setAccount(
  transaction: Kysely<Tables>,
  id: string,
  { name, plan, disabledAt }: AccountChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set((account) => ({ name, plan, disabled_at: disabledAt, id: account.ref('id') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const deleteMember = (transaction: Kysely<Tables>, account: string, person: string): Promise<unknown> =>
  transaction.deleteFrom('members').where('account', '=', account).where('person', '=', person).execute();

/** Adds a member; false where the person is one already. */
export async function insertMember(database: Kysely<Tables>, { joinedAt, ...member }: Member): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('members')
    .values({ ...member, joined_at: joinedAt })
    .onConflict((conflict) => conflict.columns(['account', 'person']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function sqlAccounts(engine: Engine): Accounts {
  const { database } = engine;
  const accounts = database.selectFrom('accounts').select(accountColumns);
  const members = database.selectFrom('members').select(memberColumns);

  /** A member of an account, and the roles of the others. */
  async function rolesIn(
    transaction: Kysely<Tables>,
    account: string,
    person: string,
  ): Promise<{ readonly member: Pick<Member, 'email' | 'role'> | undefined; readonly others: readonly Role[] }> {
    const rows = await transaction
      .selectFrom('members')
      .select(['person', 'email', 'role'])
      .where('account', '=', account)
      .execute();
    return {
      member: rows.find((one) => one.person === person),
      others: rows.filter((one) => one.person !== person).map(({ role }) => role),
    };
  }

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
        const { member, others } = await rolesIn(transaction, account, person);
        if (member === undefined) return 'unknown';
        if (member.role === 'owner' && role !== 'owner' && !others.includes('owner')) return 'last_owner';
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
    changeAccount: (id, change, record) =>
      recorded(engine, record, (transaction) => setAccount(transaction, id, change), isTrue),
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
    leaveAccounts: (person, closed, recordsOf) =>
      database.transaction().execute(async (transaction) => {
        const memberships = await transaction
          .selectFrom('members')
          .select('account')
          .where('person', '=', person)
          // In one order everywhere: two who leave the same accounts never wait for each other.
          .orderBy('account')
          .execute();
        const left: Left[] = [];
        for (const { account: id } of memberships) {
          await lockAccount(engine, transaction, id);
          const { member, others } = await rolesIn(transaction, id, person);
          // Somebody else may have removed the person before the lock.
          if (member === undefined) continue;
          const account = await transaction
            .selectFrom('accounts')
            .select(accountColumns)
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          if (member.role === 'owner' && others.length > 0 && !others.includes('owner')) return account;
          left.push({ account, ...member, closes: others.length === 0 && id !== firstAccount });
        }
        for (const one of left) {
          const { account, email, closes } = one;
          if (closes) await setAccount(transaction, account.id, closed);
          else await deleteMember(transaction, account.id, person);
          const records = recordsOf(one);
          for (const record of records) await addRecord(transaction, record);
          await endWhatTheyMade(transaction, { account: account.id, email }, undefined, records[0]);
        }
        return undefined;
      }),
    removeMember: (account, person, record) =>
      changeMember(account, person, record, undefined, (transaction) => deleteMember(transaction, account, person)),
  };
}
