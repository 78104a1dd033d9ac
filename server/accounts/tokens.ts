import { randomUUID } from 'node:crypto';
import { fail, type Failure } from '../../src/contract/error';
import { mayDo, type Permission, permissionTable, type Role } from '../../src/contract/words/roles';
import { message } from '../../src/language/message';
import { hashOf, hintOf, isToken, isWellFormed, newToken } from '../keys/key-format';
import type { AccountToken } from '../store/account-tokens';
import type { Store } from '../store/store';
import { type Actor, recordOf } from './actor';

/** The details of a new token. */
interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: string | null;
}

/** Makes a token of the actor's account and stores its hash. This is the only moment when it exists in plain text. */
export async function issueToken(
  store: Store,
  actor: Actor,
  { name, role, expiresAt }: NewToken,
  now: Date,
): Promise<{ readonly token: string; readonly stored: AccountToken }> {
  const token = newToken();
  const { account } = actor;
  const stored: AccountToken = {
    id: randomUUID(),
    account,
    name,
    role,
    answeredForBy: actor.person ?? null,
    hint: hintOf(token),
    createdAt: now.toISOString(),
    expiresAt,
    revokedAt: null,
  };
  const after = { name, role, expiresAt };
  await store.addAccountToken(
    stored,
    hashOf(token),
    recordOf(actor, now, 'token.create', { subject: stored.id, before: null, after }),
  );
  return { token, stored };
}

/** Revokes a token of the actor's account; false where there is none that works. */
export const revokeToken = (store: Store, actor: Actor, id: string, now: Date): Promise<boolean> =>
  store.revokeAccountToken(
    actor.account,
    id,
    now.toISOString(),
    recordOf(actor, now, 'token.revoke', { subject: id, before: null, after: { revokedAt: now.toISOString() } }),
  );

/** Why an actor may not do something; undefined if they may. */
export function permissionFailure({ role }: Pick<Actor, 'role'>, permission: Permission): Failure | undefined {
  if (mayDo(role, permission)) return undefined;
  const roles = permissionTable[permission].roles.map((one) => `\`${one}\``);
  return fail('permission_denied', message('permission_denied', { role, roles })).failure;
}

/** Who a token lets in, or why it does not. */
export async function actorOf(
  store: Store,
  token: string,
  now: number,
): Promise<{ readonly actor: Actor } | { readonly failure: Failure }> {
  if (isWellFormed(token)) return fail('account_token_required', message('account_token_required'));
  const stored = isToken(token) ? await store.accountToken(hashOf(token)) : undefined;
  if (stored === undefined || stored.revokedAt !== null)
    return fail('invalid_api_key', message('account_token_unknown'));
  const { name, role, answeredForBy, expiresAt } = stored;
  if (expiresAt !== null && Date.parse(expiresAt) <= now)
    return fail('invalid_api_key', message('account_token_expired', { day: expiresAt.slice(0, 10) }));
  const account = await store.account(stored.account);
  if (account === undefined || account.disabledAt !== null) return fail('account_disabled', message('account_closed'));
  const actor = { account: account.id, name: `token ${name}`, role };
  return { actor: answeredForBy === null ? actor : { ...actor, person: answeredForBy } };
}
