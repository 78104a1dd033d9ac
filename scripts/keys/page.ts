import { stateOf } from '../../server/access/keys';
import type { StoredKey } from '../../server/store/store';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';
import { aligned } from '../command/aligned';
import { column } from '../command/column';

const dayOf = (moment: string | null): string | undefined => moment?.slice(0, 10);
const minuteOf = (moment: string | null): string =>
  moment?.slice(0, 16).replace('T', ' ') ?? told(message('command_never'));

function standing(key: StoredKey): string {
  const state = stateOf(key, Date.now());
  return told(
    state === 'active' && key.replacedAt !== null
      ? message('key_active_until', { moment: minuteOf(key.replacedAt) })
      : message(`keys_state_${state}`),
  );
}

/** Keys as a table, one per line. */
export const table = (keys: readonly StoredKey[]): string =>
  aligned([
    (['id', 'kind', 'plan', 'key', 'state', 'ends', 'last_use', 'networks', 'operations', 'name'] as const).map(column),
    ...keys.map((key) => [
      key.id.slice(0, 8),
      key.environment,
      key.plan,
      key.hint,
      standing(key),
      dayOf(key.expiresAt) ?? '-',
      minuteOf(key.lastUsedAt),
      key.networks?.join(',') ?? told(message('command_any')),
      key.operations?.join(',') ?? told(message('command_any')),
      key.name,
    ]),
  ]).join('\n');

/** All properties of one key. Times are UTC. */
export const details = (key: StoredKey): string =>
  aligned([
    [column('name'), key.name],
    [column('key'), key.hint],
    [column('id'), key.id],
    [column('kind'), key.environment],
    [column('plan'), key.plan],
    [column('state'), standing(key)],
    [column('made'), minuteOf(key.createdAt)],
    [column('ends'), minuteOf(key.expiresAt)],
    [column('last_use'), minuteOf(key.lastUsedAt)],
    [column('networks'), key.networks?.join(', ') ?? told(message('command_any'))],
    [column('operations'), key.operations?.join(', ') ?? told(message('command_any'))],
  ]).join('\n');
