import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { dayLength } from '../../src/day';
import { hashOf, isGrantSecret, newGrantSecret } from '../keys/key-format';
import type { Grant, GrantTokens } from '../store/grants';
import type { Store } from '../store/store';
import { type Actor, recordOf } from './actor';

/** How long a code may be exchanged, an access token works and a refresh token waits for its use, in milliseconds. */
const codeLasts = 5 * 60_000;
export const accessLasts = 60 * 60_000;
const refreshLasts = 30 * dayLength;

/** The programs that an account may have connected, those included that have not used their code yet. */
export const mostPrograms = 100;

/** What a program asks a person for. */
export interface GrantRequest {
  readonly client: string;
  readonly program: string;
  readonly redirectUri: string;
  readonly resource: string;
  readonly challenge: string;
}

/** What a program shows to get tokens for a code. */
export interface CodeShown {
  readonly code: string;
  readonly client: string;
  readonly redirectUri: string | undefined;
  readonly verifier: string;
  readonly resource: string | undefined;
}

/** New tokens in plain text, which exist at this moment only. */
export interface IssuedTokens {
  readonly access: string;
  readonly refresh: string;
}

const iso = (at: number): string => new Date(at).toISOString();

function makeTokens(now: number): { readonly issued: IssuedTokens; readonly stored: GrantTokens } {
  const issued = { access: newGrantSecret('access'), refresh: newGrantSecret('refresh') };
  return {
    issued,
    stored: {
      access: { hash: hashOf(issued.access), expiresAt: iso(now + accessLasts) },
      refresh: { hash: hashOf(issued.refresh), expiresAt: iso(now + refreshLasts) },
    },
  };
}

/** Does the verifier belong to the challenge (RFC 7636, S256)? */
function answers(challenge: string, verifier: string): boolean {
  const [given, right] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Ends a grant of an actor's account; false where there is none. */
export const endGrant = (
  store: Store,
  actor: Pick<Actor, 'account' | 'name'>,
  id: string,
  now: Date,
): Promise<boolean> =>
  store.endGrant(
    actor.account,
    id,
    recordOf(actor, now, 'program.disconnect', { subject: id, before: null, after: { revokedAt: now.toISOString() } }),
  );

/** Whom the audit trail names for what a program causes itself. */
const programActor = ({ account, program }: Grant): Pick<Actor, 'account' | 'name'> => ({
  account,
  name: `program ${program}`,
});

/**
 * Lets a program ask in the name of an account: makes the code that it exchanges for tokens.
 *
 * @param actor the person who consents
 * @returns undefined where the account has the most programs
 */
export async function allowProgram(
  store: Store,
  actor: Actor & { readonly person: string },
  { challenge, ...asked }: GrantRequest,
  now: number,
): Promise<string | undefined> {
  const code = newGrantSecret('code');
  const until = iso(now + codeLasts);
  const grant: Grant = {
    ...asked,
    id: randomUUID(),
    account: actor.account,
    answeredForBy: actor.person,
    createdAt: iso(now),
    connectedAt: null,
    lastUsedAt: null,
    endsAt: until,
  };
  return (await store.addGrant(grant, { hash: hashOf(code), challenge, until }, mostPrograms)) ? code : undefined;
}

/**
 * Exchanges a code for tokens. Whoever shows a code that was used before ends the grant: one of the two has stolen it.
 *
 * @returns undefined where the code is refused
 */
export async function exchangeCode(store: Store, shown: CodeShown, now: number): Promise<IssuedTokens | undefined> {
  if (!isGrantSecret('code', shown.code)) return undefined;
  const found = await store.grantOfCode(hashOf(shown.code));
  if (found === undefined) return undefined;
  const { grant, code } = found;
  const { issued, stored } = makeTokens(now);
  if (grant.connectedAt === null) {
    if (grant.client !== shown.client || !answers(code.challenge, shown.verifier)) return undefined;
    if (shown.redirectUri !== undefined && shown.redirectUri !== grant.redirectUri) return undefined;
    if (shown.resource !== undefined && shown.resource !== grant.resource) return undefined;
    const connected = recordOf(
      { account: grant.account, name: grant.answeredForBy },
      new Date(now),
      'program.connect',
      {
        subject: grant.id,
        before: null,
        after: { name: grant.program, answersAt: new URL(grant.redirectUri).host },
      },
    );
    if (await store.useCode(code.hash, iso(now), stored, connected)) return issued;
    if (Date.parse(code.until) <= now) return undefined;
  }
  await endGrant(store, programActor(grant), grant.id, new Date(now));
  return undefined;
}

/**
 * Exchanges a refresh token for new tokens. Whoever shows one that was used before ends the grant, as with a code.
 *
 * @returns undefined where the token is refused
 */
export async function renewTokens(
  store: Store,
  {
    token,
    client,
    resource,
  }: { readonly token: string; readonly client: string; readonly resource: string | undefined },
  now: number,
): Promise<IssuedTokens | undefined> {
  if (!isGrantSecret('refresh', token)) return undefined;
  const hash = hashOf(token);
  const found = await store.grantOfToken(hash);
  if (found === undefined || found.kind !== 'refresh') return undefined;
  const { grant, accountDisabledAt } = found;
  if (grant.client !== client || accountDisabledAt !== null) return undefined;
  if (resource !== undefined && resource !== grant.resource) return undefined;
  const { issued, stored } = makeTokens(now);
  const outcome = await store.renewGrant(hash, iso(now), stored);
  if (outcome === 'renewed') return issued;
  if (outcome === 'used') await endGrant(store, programActor(grant), grant.id, new Date(now));
  return undefined;
}

/** Ends the grant of a token that its program gives back (RFC 7009). A token that is unknown needs no end. */
export async function giveBackToken(
  store: Store,
  { token, client }: { readonly token: string; readonly client: string },
  now: number,
): Promise<void> {
  if (!isGrantSecret('access', token) && !isGrantSecret('refresh', token)) return;
  const found = await store.grantOfToken(hashOf(token));
  if (found?.grant.client === client) await endGrant(store, programActor(found.grant), found.grant.id, new Date(now));
}
