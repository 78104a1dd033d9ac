import { stateOf } from '../../server/access/keys';
import type { StoredKey } from '../../server/store/store';
import { aligned } from '../command/aligned';

const dayOf = (moment: string | null): string | undefined => moment?.slice(0, 10);
const minuteOf = (moment: string | null): string => moment?.slice(0, 16).replace('T', ' ') ?? 'never';

function standing(key: StoredKey): string {
  const state = stateOf(key, Date.now());
  return state === 'active' && key.replacedAt !== null ? `active until ${minuteOf(key.replacedAt)}, replaced` : state;
}

/** Keys as a table, one per line. */
export const table = (keys: readonly StoredKey[]): string =>
  aligned([
    ['id', 'kind', 'plan', 'key', 'state', 'ends', 'last use', 'networks', 'operations', 'name'],
    ...keys.map((key) => [
      key.id.slice(0, 8),
      key.environment,
      key.plan,
      key.hint,
      standing(key),
      dayOf(key.expiresAt) ?? '-',
      minuteOf(key.lastUsedAt),
      key.networks?.join(',') ?? 'any',
      key.operations?.join(',') ?? 'any',
      key.name,
    ]),
  ]).join('\n');

/** All properties of one key. Times are UTC. */
export const details = (key: StoredKey): string =>
  aligned([
    ['name', key.name],
    ['key', key.hint],
    ['id', key.id],
    ['kind', key.environment],
    ['plan', key.plan],
    ['state', standing(key)],
    ['made', minuteOf(key.createdAt)],
    ['ends', minuteOf(key.expiresAt)],
    ['last use', minuteOf(key.lastUsedAt)],
    ['networks', key.networks?.join(', ') ?? 'any'],
    ['operations', key.operations?.join(', ') ?? 'any'],
  ]).join('\n');
