import type { Received } from '../../../src/client/transport/receive';
import type { Endpoint } from '../../../src/client/transport/request';
import { retryAfterOf } from '../../../src/client/transport/retry-after';
import { bodyOf } from './answer';
import type { Change, GetChangesInput } from './generated/models';

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
export function polledChanges(received: Received): PolledChanges {
  const { status, headers, text } = received;
  const next = headers.get('location');
  if (status >= 300 || next === null) return bodyOf(received) as never;
  return {
    changes: status === 202 ? [] : (JSON.parse(text) as readonly Change[]),
    next,
    wait: retryAfterOf(headers.get('retry-after'), Date.now()) ?? 0,
  };
}
