import { isPlanName, type Plans } from '../../server/access/plans';
import type { Store, StoredKey } from '../../server/store/store';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';

/** The calls of each key in a month, for JSON output. */
export const usageOf = (store: Store, plans: Plans, keys: readonly StoredKey[], month: string) =>
  Promise.all(
    keys.map(async (key) => ({
      id: key.id,
      name: key.name,
      month,
      current: await store.taken(key.account, month),
      limit: isPlanName(key.plan) ? plans[key.plan].per_month : null,
      tier: key.plan,
    })),
  );

/** Usage as a table, one key per line. */
export const usageTable = (usage: Awaited<ReturnType<typeof usageOf>>): string =>
  usage
    .map(({ id, name, current, limit, tier }) => {
      const most = limit === null ? message('keys_unlimited') : String(limit);
      const calls = told(message('keys_calls', { current: String(current), limit: most }));
      return `${id}  ${tier.padEnd(10)}  ${calls}  ${name}`;
    })
    .join('\n');
