import type { Transaction } from 'kysely';
import type { LawPackages, StoredLaw } from '../laws';
import { addRecord } from './audit';
import type { Engine } from './engine';
import type { LawTable, Tables } from './tables';

const storedLaw = (row: Omit<LawTable, 'package'>): StoredLaw => ({
  version: row.version,
  madeOn: row.made_on,
  replaces: row.replaces,
  number: row.number,
  appliedAt: row.applied_at,
  changes: row.changes,
  retires: row.retires,
});

/** Puts a law in use. Its lock on the row makes all changes of the law follow one another. */
async function use(transaction: Transaction<Tables>, version: string | null, since: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('law_in_use')
    .set({ version, number: since + 1 })
    .where('number', '=', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function sqlLaws({ database }: Engine): LawPackages {
  return {
    lawState: () => database.selectFrom('law_in_use').select(['number', 'version']).executeTakeFirstOrThrow(),
    async storedLaws() {
      const rows = await database
        .selectFrom('law_packages')
        .select(['version', 'made_on', 'replaces', 'number', 'applied_at', 'changes', 'retires'])
        .orderBy('number')
        .execute();
      return rows.map(storedLaw);
    },
    async lawPackage(version) {
      const row = await database
        .selectFrom('law_packages')
        .select('package')
        .where('version', '=', version)
        .executeTakeFirst();
      return row && Buffer.from(row.package, 'base64');
    },
    applyLaw: (law, since, record) =>
      database.transaction().execute(async (transaction) => {
        if (!(await use(transaction, law.version, since))) return false;
        const row = {
          made_on: law.madeOn,
          package: Buffer.from(law.bytes).toString('base64'),
          replaces: law.replaces,
          number: since + 1,
          applied_at: law.appliedAt,
          changes: law.changes,
          retires: law.retires,
        };
        await transaction
          .insertInto('law_packages')
          .values({ version: law.version, ...row })
          .onConflict((conflict) => conflict.column('version').doUpdateSet(row))
          .execute();
        await addRecord(transaction, record);
        return true;
      }),
    revertLaw: (to, since, record) =>
      database.transaction().execute(async (transaction) => {
        if (!(await use(transaction, to, since))) return false;
        await addRecord(transaction, record);
        return true;
      }),
  };
}
