/** Why the service did not do what was asked. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** The field of the form that is wrong. */
  readonly field?: string;
}

/** Thrown where the service refuses, or cannot be reached. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const unreachable: Problem = {
  code: 'offline',
  message: 'The service cannot be reached. Check your connection, then try again.',
};

interface Envelope<Data> {
  readonly success: boolean;
  readonly data: Data;
  readonly error: Problem;
}

/**
 * Asks this server.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export async function ask<Data>(address: string, init: RequestInit): Promise<Data> {
  let body: Envelope<Data>;
  try {
    body = (await (await fetch(address, init)).json()) as Envelope<Data>;
  } catch {
    throw new Refusal(unreachable);
  }
  if (!body.success) throw new Refusal(body.error);
  return body.data;
}

/** A request that sends JSON. */
export const sending = (method: string, body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** What went wrong, as a problem. */
export const problemOf = (thrown: unknown): Problem => (thrown instanceof Refusal ? thrown.problem : unreachable);
