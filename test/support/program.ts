import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { createHash, randomBytes } from 'node:crypto';
import type { ConsentAnswer } from '../../src/contract/people';
import type { PeopleAnswer, Visitor } from './visitor';

/** Where the programs of tests have themselves answered. Nothing listens there. */
export const redirectUri = 'http://127.0.0.1:33418/callback';

type Tokens = NonNullable<Awaited<ReturnType<OAuthClientProvider['tokens']>>>;
type Registered = NonNullable<Awaited<ReturnType<OAuthClientProvider['clientInformation']>>>;

/** What a program of the official client keeps: its registration, its tokens, and where it sent the person. */
export interface Kept extends OAuthClientProvider {
  kept: {
    tokens?: Tokens | undefined;
    client?: Registered;
    verifier: string;
    sentTo?: URL;
    found?: OAuthDiscoveryState;
  };
}

/**
 * A program that connects itself with the official client.
 *
 * @param uri where it has itself answered
 */
export function program(name: string, uri = redirectUri): Kept {
  const kept: Kept['kept'] = { verifier: '' };
  return {
    kept,
    redirectUrl: uri,
    clientMetadata: { client_name: name, redirect_uris: [uri], token_endpoint_auth_method: 'none' },
    state: () => 'state of the test',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (kept.sentTo = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (found) => void (kept.found = found),
    discoveryState: () => kept.found,
    invalidateCredentials: () => void (kept.tokens = undefined),
  };
}

/** Has the official client ask to be let in, which sends its person to the service. */
export async function asking(url: string, one: Kept): Promise<StreamableHTTPClientTransport> {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider: one });
  try {
    await new Client({ name: 'test', version: '1.0.0' }).connect(transport);
  } catch (problem) {
    if (problem instanceof UnauthorizedError) return transport;
    throw problem;
  }
  throw new Error('the program was let in before anybody allowed it');
}

/** Connects the official client to the agents' address of a server. */
export async function clientOf(url: string, authProvider: OAuthClientProvider): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider }));
  return client;
}

/** The answer of a person on the page for consent. */
export const consent = (
  who: Visitor,
  query: string,
  answer: { readonly allow: boolean; readonly account?: string } = { allow: true },
): Promise<PeopleAnswer<ConsentAnswer>> => who.post<ConsentAnswer>('/programs/answer', { query, ...answer });

/**
 * Connects a program as a person does: the program sends them to the page for consent, they allow it, and the program
 * exchanges its code.
 */
export async function connected(url: string, who: Visitor, name: string, account?: string): Promise<Kept> {
  const one = program(name);
  const transport = await asking(url, one);
  const { status, data, error } = await consent(who, one.kept.sentTo!.search.slice(1), {
    allow: true,
    ...(account === undefined ? {} : { account }),
  });
  if (status !== 200) throw new Error(`consent: ${status} ${error.message}`);
  await transport.finishAuth(new URL(data.location).searchParams);
  return one;
}

/** An answer to a program, in the form of OAuth. */
export interface OAuthAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, string>>;
}

/** Sends a form to an address of OAuth. */
export async function sendForm(url: string, path: string, form: Record<string, string> | string): Promise<OAuthAnswer> {
  const response = await fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as OAuthAnswer['body'] };
}

/** Registers a program without the official client. */
export async function register(url: string, registration: unknown): Promise<OAuthAnswer> {
  const response = await fetch(new URL('/oauth/register', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as OAuthAnswer['body'] };
}

/** A program that is registered by hand, with what it sends a person to the service with. */
export interface ByHand {
  readonly id: string;
  readonly verifier: string;
  /** The parameters of its request; those that are named replace others, and undefined takes one away. */
  readonly query: (other?: Readonly<Record<string, string | undefined>>) => string;
  /** What it sends to exchange a code. */
  readonly exchange: (code: string) => Record<string, string>;
}

export async function byHand(url: string, name = 'By hand', uri = redirectUri): Promise<ByHand> {
  const { client_id: id } = (await register(url, { client_name: name, redirect_uris: [uri] })).body;
  const verifier = randomBytes(32).toString('base64url');
  return {
    id: id!,
    verifier,
    query: (other = {}) => {
      const all = {
        response_type: 'code',
        client_id: id,
        redirect_uri: uri,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        resource: `${url}/mcp`,
        state: 'abc',
        ...other,
      };
      return new URLSearchParams(
        Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ).toString();
    },
    exchange: (code) => ({
      grant_type: 'authorization_code',
      client_id: id!,
      code,
      code_verifier: verifier,
      redirect_uri: uri,
      resource: `${url}/mcp`,
    }),
  };
}

/** The code in the answer of a person. */
export const codeIn = ({ data }: PeopleAnswer<ConsentAnswer>): string =>
  new URL(data.location).searchParams.get('code') ?? '';
