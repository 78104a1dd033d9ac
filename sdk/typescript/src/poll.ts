import { bodyOf, retryAfterOf } from './answer';
import type { Change, GetChangesInput } from './generated/models';
import type { Endpoint } from './request';

/** Which changes a flow follows. */
export type PollInput = Pick<GetChangesInput, 'kind' | 'country'>;

/** What is new since the last question. */
export interface PolledChanges {
  /** Newest first; empty where nothing is new. */
  readonly changes: readonly Change[];
  /** What to ask next. Keep it: it is the place in the list of changes. */
  readonly next: string;
  /** Seconds to wait before the next question. */
  readonly wait: number;
}

const path = '/api/v1/changes/poll';

/** A question about changes as a request. */
export function pollRequest(input: PollInput | string): readonly [Endpoint, object] {
  const fields = typeof input === 'string' ? Object.fromEntries(new URL(input, 'http://any').searchParams) : input;
  return [{ verb: 'GET', path, sendsBody: false, reads: true }, fields];
}

/** The answer: status 202 where nothing is new, else a list without the usual envelope. */
export async function polledChanges(response: Response): Promise<PolledChanges> {
  const next = response.headers.get('location');
  if (!response.ok || next === null) return (await bodyOf(response)) as never;
  return {
    changes: response.status === 202 ? [] : ((await response.json()) as readonly Change[]),
    next,
    wait: retryAfterOf(response.headers.get('retry-after'), Date.now()) ?? 0,
  };
}
