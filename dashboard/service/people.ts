import { type FormField, peoplePath } from '../../src/contract/people';

/** Why the service did not do what was asked. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** The field of the form that is wrong. */
  readonly field?: FormField;
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

async function ask<Data>(path: string, init: RequestInit): Promise<Data> {
  let body: Envelope<Data>;
  try {
    body = (await (await fetch(`${peoplePath}${path}`, init)).json()) as Envelope<Data>;
  } catch {
    throw new Refusal(unreachable);
  }
  if (!body.success) throw new Refusal(body.error);
  return body.data;
}

/** The routes for people. Both throw Refusal. */
export const people = {
  get: <Data>(path: string): Promise<Data> => ask<Data>(path, {}),
  post: <Data = null>(path: string, body: object = {}): Promise<Data> =>
    ask<Data>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
};

/** What went wrong, as a problem. */
export const problemOf = (thrown: unknown): Problem => (thrown instanceof Refusal ? thrown.problem : unreachable);
