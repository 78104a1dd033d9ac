import { grantLease, type Leases } from '../leases';
import type { Engine } from './engine';

/** How often a lease is tried anew because another process changed the count in the meantime. */
const mostTries = 1_000;

export function sqlLeases({ database }: Engine): Leases {
  const countOf = async (account: string, window: string): Promise<number | undefined> =>
    (
      await database
        .selectFrom('leases')
        .select('taken')
        .where('account', '=', account)
        .where('span', '=', window)
        .executeTakeFirst()
    )?.taken;

  /** Replaces a count, unless another process has changed it since it was read. */
  async function replaced(account: string, span: string, from: number | undefined, to: number): Promise<boolean> {
    if (from === undefined) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('leases')
        .values({ account, span, taken: to })
        .onConflict((conflict) => conflict.columns(['account', 'span']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await database
      .updateTable('leases')
      .set({ taken: to })
      .where('account', '=', account)
      .where('span', '=', span)
      .where('taken', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  return {
    async takeLease(request) {
      const { account, window } = request;
      // The read and the write are single statements: no lock is held while the answer travels. If another process was
      // faster, the lease is reckoned anew from its count.
      for (let tries = 0; tries < mostTries; tries++) {
        const taken = await countOf(account, window);
        const lease = grantLease(request, taken ?? 0);
        if (lease.granted === 0 || (await replaced(account, window, taken, (taken ?? 0) + lease.granted))) return lease;
      }
      throw new Error(`The lease of ${account} was changed by other processes ${mostTries} times in a row.`);
    },
    async returnLease(account, window, unused) {
      await database
        .updateTable('leases')
        .set((lease) => ({
          taken: lease
            .case()
            .when('taken', '>', unused)
            .then(lease('taken', '-', unused))
            .else(lease.lit(0))
            .end(),
        }))
        .where('account', '=', account)
        .where('span', '=', window)
        .execute();
    },
    async taken(account, window) {
      return (await countOf(account, window)) ?? 0;
    },
    async forgetMinutesBefore(window) {
      await database.deleteFrom('leases').where('span', 'like', '%T%').where('span', '<', window).execute();
    },
  };
}
