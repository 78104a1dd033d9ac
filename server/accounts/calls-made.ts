import type { UsedOutcome } from '../store/usage';
import type { Store } from '../store/store';

/** Refusals that cost no call: of the key itself, of a batch as a whole, or of what was not answered. */
const costNothing: ReadonlySet<UsedOutcome> = new Set([
  'invalid_api_key',
  'key_disabled',
  'network_not_allowed',
  'operation_not_allowed',
  'rate_limit_exceeded',
  'service_unavailable',
  'invalid_items',
  'budget_exceeded',
]);

/**
 * The calls of a month that were made and count towards the quota of an account, without those that servers hold in
 * reserve. Test keys and keys with a plan of their own are left out.
 *
 * @param month YYYY-MM
 */
export async function callsMade(
  store: Pick<Store, 'keysOf' | 'usageOf'>,
  account: string,
  month: string,
): Promise<number> {
  const callsOf = async (key?: string): Promise<number> =>
    (await store.usageOf(account, key, `${month}-01`, `${month}-31`))
      .filter(({ outcome }) => !costNothing.has(outcome))
      .reduce((sum, { calls }) => sum + calls, 0);
  const keys = await store.keysOf(account);
  const apart = keys.filter((key) => key.environment === 'test' || key.account !== account);
  const [all, ...others] = await Promise.all([callsOf(), ...apart.map(({ id }) => callsOf(id))]);
  return others.reduce((left, calls) => left - calls, all);
}
