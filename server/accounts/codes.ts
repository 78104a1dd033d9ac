import { issueCode } from '../access/access-codes';
import type { AccessCode } from '../store/access-codes';
import { firstAccount } from '../store/accounts';
import type { Store } from '../store/store';
import { administratorOf, recordOf } from './actor';

/** What the audit trail shows of a code. */
const shown = ({ name, mostDevices, expiresAt }: AccessCode) => ({ name, mostDevices, expiresAt });

/**
 * Changes of access codes of the add-in. A code belongs to no account; its changes are recorded in the first one.
 *
 * @param by who administers the service; see {@link administratorOf}
 */
export function codeChanges(store: Store, now: Date, by?: string) {
  const actor = administratorOf(firstAccount, by);
  return {
    /** Makes a code. */
    create: (made: Omit<Parameters<typeof issueCode>[1], 'now'>) =>
      issueCode(store, { ...made, now }, (stored) =>
        recordOf(actor, now, 'code.create', { subject: stored.id, before: null, after: shown(stored) }),
      ),
    /** Revokes a code and all its devices; false where there is no such code. */
    revoke: (id: string): Promise<boolean> => {
      const revokedAt = now.toISOString();
      const record = recordOf(actor, now, 'code.revoke', { subject: id, before: null, after: { revokedAt } });
      return store.revokeAccessCode(id, revokedAt, record);
    },
    /** Revokes one device of a code, so that another one may use it; false where the code has no such device. */
    revokeDevice: (code: string, device: string): Promise<boolean> =>
      store.revokeDevice(
        code,
        device,
        recordOf(actor, now, 'device.revoke', { subject: device, before: { code }, after: null }),
      ),
  };
}
