import { isReply, type Reply } from '../../functions/batch/question';
import type { CellError } from '../../functions/cell/failure';
import { absent } from './absent';
import { sheetReaderIn } from '../../src/contract/sheet-reader';
import { google, type UrlFetchResponse } from './google';
import type { Settings } from './settings';
import type { Reader } from './reader';
import { placeOfOpen, type Say, withAdvice } from './words';
import { withoutEnd } from '../../src/without-end';

/**
 * Milliseconds after which nothing more is sent: Google ends a custom function after 30 seconds, and the last request
 * needs time for its answer.
 */
const patience = 20_000;
const mostRetries = 4;
/** Pause before the first retry in milliseconds. It doubles each time; up to a fifth is added at random. */
const firstPause = 300;

/** A request to the service. */
export interface Sent {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** The body of a POST, the query of a GET. */
  readonly input?: Readonly<Record<string, unknown>>;
}

function fetched({ address, key }: Settings, { language }: Reader, { method, path, input }: Sent): UrlFetchResponse {
  const query = Object.entries(method === 'get' ? (input ?? {}) : {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return google.UrlFetchApp.fetch(`${address}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`, {
    method,
    ...(method === 'post' ? { contentType: 'application/json', payload: JSON.stringify(input) } : {}),
    headers: { 'x-api-key': key, ...sheetReaderIn(language) },
    muteHttpExceptions: true,
    followRedirects: false,
  });
}

/** How long the service asks to wait, in milliseconds; 0 where it does not ask. */
function pauseAskedBy(response: UrlFetchResponse): number {
  const [, seconds] = Object.entries(response.getHeaders()).find(([name]) => /^retry-after$/i.test(name)) ?? [];
  return Number(seconds) * 1000 || 0;
}

const mayPass = (status: number): boolean => status === 429 || status >= 500;

/** A response, or Google's own sentence why there is none. */
type Tried = { readonly response: UrlFetchResponse } | { readonly reason: string };

/**
 * Google's sentences have no codes, and are in the language of the user. The names of the service and of the permission
 * are in each of them. Sentences that are not known are passed on.
 */
function tried(settings: Settings, reader: Reader, sent: Sent): Tried {
  try {
    return { response: fetched(settings, reader, sent) };
  } catch (error) {
    const reason = (error as Error).message;
    if (/\burlfetch\b/i.test(reason)) throw absent(reader.say('quota'));
    if (/script\.external_request/.test(reason))
      throw absent(reader.say('not_allowed', { place: placeOfOpen(reader.say) }));
    return { reason: withoutEnd(reason, ' .\n') };
  }
}

/** The answer of the service; undefined if something else answered. */
function replyIn(response: UrlFetchResponse): Reply | undefined {
  try {
    const body: unknown = JSON.parse(response.getContentText());
    return isReply(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

const again = (say: Say, sentence: string): CellError => absent(withAdvice(say, sentence));

function understood(result: Tried, say: Say): Reply {
  if ('reason' in result) throw again(say, say('unreachable', { reason: result.reason }));
  const reply = replyIn(result.response);
  if (reply === undefined) throw again(say, say('not_the_service'));
  return reply;
}

/**
 * Sends requests, one after the other. After an overload (429, 503) or a fault it pauses and sends again, as long as
 * the time of a custom function allows.
 *
 * @param reader in whose language the service and the package answer
 * @param began the moment at which Google called the function
 * @returns a function that returns the answer of the service. Errors are replies too. It throws a CellError with a
 *   sentence if no answer came
 */
export function createSender(settings: Settings, reader: Reader, began: number): (sent: Sent) => Reply {
  const fitsIn = (pause: number): boolean => Date.now() - began + pause < patience;

  return (sent) => {
    if (!fitsIn(0)) throw absent(reader.say('too_long'));
    for (let attempt = 0; ; attempt += 1) {
      const result = tried(settings, reader, sent);
      const usual = firstPause * 2 ** attempt * (1 + Math.random() / 5);
      const pause = 'reason' in result ? usual : Math.max(usual, pauseAskedBy(result.response));
      const isFinal = 'response' in result && !mayPass(result.response.getResponseCode());
      if (isFinal || attempt === mostRetries || !fitsIn(pause)) return understood(result, reader.say);
      google.Utilities.sleep(pause);
    }
  };
}
