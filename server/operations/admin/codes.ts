import type { AdminCode } from '../../../src/contract/admin-codes';
import { fail } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import { isOpen } from '../../access/access-codes';
import { codeChanges } from '../../accounts/codes';
import type { AccessCodeInUse, ListedDevice } from '../../store/access-codes';
import { answered } from '../accounts/handler';
import { endOf } from '../accounts/last-day';
import type { MakeHandlers } from './handler';

const rowOf = (code: AccessCodeInUse, devices: readonly ListedDevice[], now: number): AdminCode => ({
  id: code.id,
  name: code.name,
  created_at: code.createdAt,
  expires_at: code.expiresAt,
  revoked_at: code.revokedAt,
  open: isOpen(code, now),
  most_devices: code.mostDevices,
  last_used_at: code.lastUsedAt,
  devices: devices.map(({ id, createdAt, usedAt }) => ({ id, created_at: createdAt, used_at: usedAt })),
});

export const codeHandlers: MakeHandlers<'listCodes' | 'createCode' | 'revokeCode' | 'revokeDevice'> = ({
  store,
  clock,
}) => {
  const withDevices = async (code: AccessCodeInUse): Promise<AdminCode> =>
    rowOf(code, await store.devicesOf(code.id), clock.now());

  async function change(id: string, by: string, work: (changes: ReturnType<typeof codeChanges>) => Promise<boolean>) {
    const changed = await work(codeChanges(store, new Date(clock.now()), by));
    const code = changed ? (await store.listAccessCodes()).find((one) => one.id === id) : undefined;
    return code === undefined
      ? fail('not_found', message('access_code_unknown_here'))
      : answered(await withDevices(code));
  }
  return {
    listCodes: {
      async answer() {
        const codes = await Promise.all((await store.listAccessCodes()).map(withDevices));
        return answered({ codes, count: codes.length });
      },
    },
    createCode: {
      async answer({ name, devices, expires }, by) {
        const now = clock.now();
        const end = endOf(expires, now);
        if (!end.ok) return end;
        const made = { name, mostDevices: devices, expiresAt: end.value };
        const { code, stored } = await codeChanges(store, new Date(now), by).create(made);
        return answered({ ...rowOf({ ...stored, devices: 0, lastUsedAt: null }, [], now), code });
      },
    },
    revokeCode: { answer: ({ id }, by) => change(id, by, (changes) => changes.revoke(id)) },
    revokeDevice: { answer: ({ id, device }, by) => change(id, by, (changes) => changes.revokeDevice(id, device)) },
  };
};
