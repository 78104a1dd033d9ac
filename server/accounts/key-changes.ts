import type { AuditAction } from '../../src/contract/words/audit';
import { defined } from '../../src/defined';
import { changePlan, issueKey, issueKeyWithin, replaceKey } from '../access/keys';
import type { Place } from '../access/machine-key';
import { machineKeySuccession } from '../access/machine-key-rotation';
import type { PlanName } from '../access/plans';
import type { AuditRecord } from '../store/audit';
import type { KeyChange, Store, StoredKey } from '../store/store';
import { type Actor, recordOf } from './actor';

type NewKey = Omit<Parameters<typeof issueKey>[1], 'now'>;

/** The properties that people set, as the audit trail shows them. */
const shown = ({ name, environment, hint, expiresAt, networks, operations }: StoredKey) => ({
  name,
  environment,
  hint,
  expiresAt,
  networks,
  operations,
});

/** The properties of a key that a change names, as they are now. */
const before = (key: StoredKey, change: KeyChange): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(change).map((property) => [property, key[property as keyof KeyChange]]));

/** Changes of keys by one actor. Each is recorded in the audit trail of the actor's account. */
export function keyChanges(store: Store, actor: Actor, now: Date) {
  const change = (key: StoredKey, changed: KeyChange, action: AuditAction = 'key.change'): Promise<boolean> =>
    store.changeKey(
      key.id,
      changed,
      recordOf(actor, now, action, { subject: key.id, before: before(key, changed), after: changed }),
    );
  const created = (stored: StoredKey): AuditRecord =>
    recordOf(actor, now, 'key.create', { subject: stored.id, before: null, after: shown(stored) });
  return {
    /** Makes a key. */
    create: (made: NewKey) => issueKey(store, { ...made, now }, created),
    /** Makes a key, unless its account has the most keys. */
    createWithin: (made: NewKey, most: number) => issueKeyWithin(store, { ...made, now }, most, created),
    change,
    /**
     * Makes a successor; the old key works until the overlap ends. Servers use the successor of their machine's key by
     * themselves.
     *
     * @param place where the key of this machine is kept
     * @param most keys that the account may have; by default any number
     * @returns why there is no successor
     */
    replace: async (key: StoredKey, overlapHours: number, place: Place, most?: number) =>
      replaceKey(store, key, {
        overlapHours,
        now,
        ...defined({ most }),
        record: (successor, replacedAt) =>
          recordOf(actor, now, 'key.rotate', {
            subject: key.id,
            before: { hint: key.hint },
            after: { hint: successor.hint, successor: successor.id, replacedAt },
          }),
        succeed: await machineKeySuccession(store, place, key),
      }),
    disable: (key: StoredKey) => change(key, { disabledAt: key.disabledAt ?? now.toISOString() }, 'key.disable'),
    enable: (key: StoredKey) => change(key, { disabledAt: null }, 'key.enable'),
    /** Deletes a key for good. */
    remove: (key: StoredKey): Promise<boolean> =>
      store.deleteKey(key.id, recordOf(actor, now, 'key.delete', { subject: key.id, before: shown(key), after: null })),
    /** Moves a key with a plan of its own, and those on its count, to another plan. */
    movePlan: (key: StoredKey, plan: PlanName) =>
      changePlan(store, key, plan, ({ id, plan: from }) =>
        recordOf(actor, now, 'key.plan', { subject: id, before: { plan: from }, after: { plan } }),
      ),
  };
}
