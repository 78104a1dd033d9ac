import { done, fail } from '../../../src/contract/error';
import { type Message, message } from '../../../src/language/message';
import type { GrantRequest } from '../../accounts/grants';
import { hashOf } from '../../keys/key-format';
import { resourceAt } from './base';
import type { Clients } from './clients';
import { asksElsewhere, parameter } from './parameters';
import { isRegistered } from './redirect';

/** A request of a program for the consent of a person, as it may be shown and answered. */
export interface Authorization {
  readonly asked: GrantRequest;
  /** What the program recognises the answer by. */
  readonly state: string | undefined;
}

/** 32 bytes in base64url, as the SHA-256 of a verifier has them. */
const s256 = /^[\w-]{43}$/;

const refused = (sentence: Message) => fail('bad_request', sentence);

/**
 * Reads what a program asks a person for. What is wrong is told to the person and never sent on: anybody may register, so
 * a redirection without a person's word would lead from this service to any page.
 */
export async function readAuthorization(clients: Clients, query: string, base: string) {
  const parameters = new URLSearchParams(query);
  const [id, redirectUri, challenge] = ['client_id', 'redirect_uri', 'code_challenge'].map((name) =>
    parameter(parameters, name),
  );
  if (query.includes('%00')) return refused(message('address_with_nul'));
  const client = id === undefined ? undefined : await clients.clientOf(id);
  if (id === undefined || client === undefined) return refused(message('program_client_unknown'));
  if (redirectUri === undefined || !isRegistered(redirectUri, client.redirectUris))
    return refused(message('program_redirect_wrong'));
  if (
    parameter(parameters, 'response_type') !== 'code' ||
    parameter(parameters, 'code_challenge_method') !== 'S256' ||
    challenge === undefined ||
    !s256.test(challenge)
  )
    return refused(message('program_request_incomplete'));
  if (asksElsewhere(parameters, base))
    return refused(message('program_asks_elsewhere', { resource: resourceAt(base) }));
  return done<Authorization>({
    asked: { client: hashOf(id), program: client.name, redirectUri, resource: resourceAt(base), challenge },
    state: parameter(parameters, 'state'),
  });
}

/**
 * The address of a program with an answer to it.
 *
 * @param issuer this service, so that the program can tell it from others (RFC 9207)
 */
export function answerTo(
  { asked: { redirectUri }, state }: Authorization,
  issuer: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state === undefined ? {} : { state }), iss: issuer }))
    url.searchParams.set(name, value);
  return url.href;
}
