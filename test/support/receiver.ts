import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SubscriptionEvent } from '../../src/contract';
import { playSource } from './source';

/** An event as a receiver got it. */
interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly event: SubscriptionEvent;
}

/** A local receiver of events with many addresses. */
export interface Receiver {
  readonly url: string;
  /** How an address answers; 200 by default. */
  readonly answers: Map<string, (response: ServerResponse) => void>;
  /** The events that an address got so far. */
  readonly at: (path: string) => readonly Received[];
  readonly close: () => Promise<void>;
}

/** Answers with a status. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end();

export async function startReceiver(): Promise<Receiver> {
  const all: Received[] = [];
  const answers: Receiver['answers'] = new Map();
  const listen = ({ url, headers }: IncomingMessage, response: ServerResponse, text: string): void => {
    const path = url!;
    const event = JSON.parse(text) as SubscriptionEvent;
    all.push({ path, headers: headers as Record<string, string>, text, event });
    (answers.get(path) ?? status(200))(response);
  };
  const { url, close } = await playSource((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => listen(request, response, text));
  });
  return { url, answers, at: (path) => all.filter((one) => one.path === path), close };
}
