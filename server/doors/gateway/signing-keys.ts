import { errors } from 'jose';
import { randomBytes } from 'node:crypto';
import { dayLength } from '../../../src/day';
import type { Store } from '../../store/store';

/** How long sessions are signed with one key, in milliseconds. */
const rotation = 30 * dayLength;

/** A key that signs sessions. Its id is the number of its period. */
interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

const nameOf = (period: number): string => `add-in sessions ${period}`;

/**
 * The keys that sign sessions. Each is used for one period of 30 days, and is stored, so all replicas share it. The
 * keys of the periods before and after are accepted as well: sessions outlast the end of a period, and the clocks of
 * replicas differ. Older keys are deleted.
 *
 * @param now milliseconds since 1970
 */
export async function createSigningKeys(store: Store, now: () => number) {
  const keys = new Map<number, Promise<SigningKey>>();
  const periodNow = (): number => Math.floor(now() / rotation);

  function keyOf(period: number): Promise<SigningKey> {
    let key = keys.get(period);
    if (key === undefined) {
      key = store
        .secret(nameOf(period), randomBytes(32).toString('base64url'))
        .then((secret) => ({ id: String(period), secret: Buffer.from(secret, 'base64url') }));
      keys.set(period, key);
      key.catch(() => keys.delete(period));
    }
    return key;
  }

  /** Forgets the keys before the last period. */
  async function forgetBefore(period: number): Promise<void> {
    for (const known of keys.keys()) if (known < period - 1) keys.delete(known);
    await store.forgetSecret(nameOf(period - 2));
  }

  let latest = periodNow();
  await keyOf(latest);
  await forgetBefore(latest);

  return {
    async current(): Promise<SigningKey> {
      const period = periodNow();
      const key = await keyOf(period);
      if (period !== latest) {
        latest = period;
        await forgetBefore(period);
      }
      return key;
    },
    /**
     * The secret of the key with an id.
     *
     * @throws JWSSignatureVerificationFailed if the id names no key of this time
     */
    async named(id: string | undefined): Promise<Uint8Array> {
      const period = Number(id);
      if (!Number.isInteger(period) || Math.abs(period - periodNow()) > 1)
        throw new errors.JWSSignatureVerificationFailed();
      return (await keyOf(period)).secret;
    },
  };
}
