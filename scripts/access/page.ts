import { isOpen } from '../../server/access/access-codes';
import type { AccessCodeInUse } from '../../server/store/access-codes';
import { aligned } from '../command/aligned';

function stateOf(code: AccessCodeInUse, now: number): string {
  const { revokedAt, expiresAt } = code;
  if (revokedAt !== null) return `revoked ${revokedAt.slice(0, 10)}`;
  if (!isOpen(code, now)) return `expired ${expiresAt!.slice(0, 10)}`;
  return expiresAt === null ? 'open' : `open until ${expiresAt.slice(0, 10)}`;
}

/** Access codes as a table, one per line. */
export const table = (codes: readonly AccessCodeInUse[]): string =>
  aligned([
    ['id', 'state', 'devices', 'last use', 'name'],
    ...codes.map((code) => [
      code.id.slice(0, 8),
      stateOf(code, Date.now()),
      code.mostDevices === null ? `${code.devices}, no limit` : `${code.devices} of ${code.mostDevices}`,
      code.lastUsedAt?.slice(0, 10) ?? 'never',
      code.name,
    ]),
  ]).join('\n');
