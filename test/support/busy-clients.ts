import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** The outcome of the requests of clients that do not stop on their own. */
export interface Fate {
  readonly answered: number;
  /** Answers with a status other than 200. */
  readonly failed: number;
  /** Requests on an open connection that were never answered. */
  readonly lost: readonly string[];
  /** Answers that asked the client to close the connection. */
  readonly lastAnswers: number;
}

/** A request as the clients send it. */
export interface ClientRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Clients that send one request after another, each on its own kept-alive connection, with pauses of up to 5 ms, until
 * the server accepts no new connections.
 *
 * @returns once each client has its first answer; `over` settles when all have been refused
 */
export async function busyClients(
  url: string,
  count: number,
  { path, method = 'GET', headers = {}, body }: ClientRequest,
): Promise<{ readonly over: Promise<Fate> }> {
  let [answered, failed, lastAnswers] = [0, 0, 0];
  const lost: string[] = [];

  const [Agent, request] = url.startsWith('https:')
    ? ([HttpsAgent, httpsRequest] as const)
    : ([HttpAgent, httpRequest] as const);
  const ask = (agent: HttpAgent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, url), { agent, method, headers, rejectUnauthorized: false }, (response) =>
        response
          .on('error', reject)
          .on('end', () => resolve(response))
          .resume(),
      );
      sent.on('error', reject).end(body);
    });

  async function client(begun: () => void): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const { statusCode, headers: received } = await ask(agent);
        answered++;
        if (statusCode !== 200) failed++;
        if (received.connection === 'close') lastAnswers++;
        begun();
      } catch (problem) {
        const { code, message } = problem as NodeJS.ErrnoException;
        if (code === 'ECONNREFUSED') break;
        lost.push(`${code ?? ''} ${message}`);
      }
      await pause(Math.random() * 5);
    }
    agent.destroy();
  }

  const over: Promise<void>[] = [];
  await Promise.all(Array.from({ length: count }, () => new Promise<void>((resolve) => over.push(client(resolve)))));
  return { over: Promise.all(over).then(() => ({ answered, failed, lost, lastAnswers })) };
}
