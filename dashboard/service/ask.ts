import { isErrorBody } from '../../src/client/failure';
import { createHttp, type HttpRequest } from '../../src/client/http';
import { readerLanguage } from '../../ui/language/reader';
import { say } from '../../ui/language/say';

/** Why the service did not do what was asked. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** The field of the form that is wrong. */
  readonly field?: string | undefined;
}

/** Thrown where the service refuses, or cannot be reached. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const unreachable = (): Problem => ({ code: 'offline', message: say('service_unreachable') });

/** This server, and how long it may take to answer, in seconds. */
export const server = { baseUrl: location.origin, timeout: 60 };

const send = createHttp(server);

/** Asks for answers in the language of the page. */
export const inReaderLanguage = (): Readonly<Record<string, string>> => ({ 'accept-language': readerLanguage() });

/** What went wrong, as a problem. */
export const problemOf = (thrown: unknown): Problem => (thrown instanceof Refusal ? thrown.problem : unreachable());

/** Refuses because nothing came back that the pages understand. */
export const notReached = (): Refusal => new Refusal(unreachable());

/**
 * Asks this server. What only reads is asked again while the server does not answer.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export async function ask<Data>(request: Omit<HttpRequest, 'changes'>): Promise<Data> {
  const { body } = await send({
    ...request,
    headers: { ...inReaderLanguage(), ...request.headers },
    changes: request.method !== 'get',
  }).catch(() => {
    throw notReached();
  });
  if (isErrorBody(body)) throw new Refusal(body.error);
  if (!('data' in body)) throw notReached();
  return body['data'] as Data;
}
