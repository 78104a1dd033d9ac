import { isOpen } from '../../server/access/access-codes';
import type { AccessCodeInUse } from '../../server/store/access-codes';
import { told } from '../../server/terminal';
import { type Message, message } from '../../src/language/message';
import { aligned } from '../command/aligned';
import { column } from '../command/column';

function stateOf(code: AccessCodeInUse, now: number): Message {
  const { revokedAt, expiresAt } = code;
  if (revokedAt !== null) return message('access_state_revoked', { day: revokedAt.slice(0, 10) });
  if (!isOpen(code, now)) return message('access_state_expired', { day: expiresAt!.slice(0, 10) });
  return expiresAt === null
    ? message('access_state_open')
    : message('access_state_open_until', { day: expiresAt.slice(0, 10) });
}

function devicesOf({ devices, mostDevices }: AccessCodeInUse): Message {
  const count = String(devices);
  return mostDevices === null
    ? message('access_devices_unlimited', { devices: count })
    : message('access_devices', { devices: count, most: String(mostDevices) });
}

/** Access codes as a table, one per line. */
export const table = (codes: readonly AccessCodeInUse[]): string =>
  aligned([
    (['id', 'state', 'devices', 'last_use', 'name'] as const).map(column),
    ...codes.map((code) => [
      code.id.slice(0, 8),
      told(stateOf(code, Date.now())),
      told(devicesOf(code)),
      code.lastUsedAt?.slice(0, 10) ?? told(message('command_never')),
      code.name,
    ]),
  ]).join('\n');
