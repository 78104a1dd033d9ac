import {
  createServer as createPlain,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A local server that stands in for a source. Its answer can be changed at any time. */
export interface Source {
  readonly url: string;
  answer: RequestListener;
  /** Every request so far: address and headers. */
  readonly asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** Starts the server. With a certificate (key and certificate as PEM) it uses HTTPS. */
export async function playSource(answer: RequestListener, certificate?: string): Promise<Source> {
  const asked: Source['asked'] = [];
  const listener: RequestListener = (request, response) => {
    asked.push({ url: request.url!, headers: request.headers });
    source.answer(request, response);
  };
  const server =
    certificate === undefined ? createPlain(listener) : createSecure({ key: certificate, cert: certificate }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const source: Source = {
    url: `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return source;
}

/** A listener that answers with a text. */
export const says =
  (text: string, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
