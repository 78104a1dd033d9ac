import { fail, type Failure } from '../../src/contract/error';
import { message, type Message } from '../../src/language/message';
import type { StoredKey } from '../store/store';
import { stateOf } from './keys';
import { type Restrictions, restrictionsOf } from './restrictions';

/** The stored key and its limits, or why it is refused. */
export type Identity =
  | { readonly ok: true; readonly key: StoredKey; readonly restrictions: Restrictions | undefined }
  | { readonly ok: false; readonly key: StoredKey | null; readonly failure: Failure };

const dayOf = (moment: string | null): string => moment!.slice(0, 10);

/** Whom a key identifies now, by its state. */
export function identityOf(stored: StoredKey, now: number): Identity {
  const disabled = (sentence: Message): Identity => ({ ...fail('key_disabled', sentence), key: stored });
  switch (stateOf(stored, now)) {
    case 'disabled':
      return disabled(message('api_key_disabled'));
    case 'account disabled':
      return disabled(message('account_disabled'));
    case 'replaced':
      return disabled(message('api_key_replaced', { day: dayOf(stored.replacedAt) }));
    case 'ended':
      return disabled(message('api_key_expired', { day: dayOf(stored.expiresAt) }));
    case 'active':
      return { ok: true, key: stored, restrictions: restrictionsOf(stored) };
  }
}
