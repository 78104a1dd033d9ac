import { fail } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { grantPrefixes, hashOf, isGrantSecret } from '../keys/key-format';
import type { GrantedAccess } from '../store/grants';
import type { Store, StoredKey } from '../store/store';
import type { Identity } from './identity';

/** A connected program as a key of its account: the same plan, count and usage. */
const keyOf = ({ grant, plan, accountDisabledAt, expiresAt }: GrantedAccess): StoredKey => ({
  id: grant.id,
  owner: grant.account,
  account: grant.account,
  name: grant.program,
  environment: 'live',
  plan,
  hint: grantPrefixes.access,
  createdAt: grant.createdAt,
  disabledAt: null,
  ownerDisabledAt: accountDisabledAt,
  replacedAt: null,
  expiresAt,
  lastUsedAt: grant.lastUsedAt,
  networks: null,
  operations: null,
});

/**
 * Looks up whom an access token lets in. Nothing is remembered, so a program that is disconnected is refused at once.
 *
 * @param resource the address at which it was sent. A token works only for the address that it was issued for
 */
export async function identifyGrant(
  store: Pick<Store, 'grantOfToken'>,
  token: string,
  resource: string,
  now: number,
): Promise<Identity> {
  const found = isGrantSecret('access', token) ? await store.grantOfToken(hashOf(token)) : undefined;
  if (found?.kind !== 'access' || found.grant.resource !== resource)
    return { ...fail('invalid_api_key', message('access_token_unknown')), key: null };
  const key = keyOf(found);
  if (key.ownerDisabledAt !== null) return { ...fail('key_disabled', message('account_disabled')), key };
  if (Date.parse(found.expiresAt) <= now) return { ...fail('invalid_api_key', message('access_token_unknown')), key };
  return { ok: true, key, restrictions: undefined };
}
