import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What became of calls. */
export interface Tally {
  /** Answered with 200. */
  answered: number;
  /** Refused with 429, because a limit was reached. */
  refused: number;
  /** Refused with 503 and `Retry-After`, because the store could not be used. */
  unavailable: number;
  /** Any other answer. */
  failed: number;
  /** Broken connections: the call may have been made or not. */
  broken: number;
}

/** Callers that go on until they are stopped. */
export interface Load {
  readonly tally: Tally;
  readonly stop: () => Promise<Tally>;
}

const body = JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' });

/** Asks for one tax. */
export const callOnce = (url: string, key: string, agent?: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    request(`${url}/api/tax`, { method: 'POST', headers, ...(agent === undefined ? {} : { agent }) }, (answer) =>
      answer
        .on('error', reject)
        .on('end', () => resolve(answer))
        .resume(),
    )
      .on('error', reject)
      .end(body);
  });

function note(tally: Tally, { statusCode, headers }: IncomingMessage): void {
  if (statusCode === 200) tally.answered++;
  else if (statusCode === 429) tally.refused++;
  else if (statusCode === 503 && headers['retry-after'] !== undefined) tally.unavailable++;
  else tally.failed++;
}

/** Starts callers, each on its own connection to one of the addresses, with short pauses between its calls. */
export function startLoad(urls: readonly string[], key: string, callers: number): Load {
  const tally: Tally = { answered: 0, refused: 0, unavailable: 0, failed: 0, broken: 0 };
  let stopped = false;
  async function caller(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopped) {
      try {
        note(tally, await callOnce(urls[number % urls.length]!, key, agent));
      } catch {
        tally.broken++;
        await pause(20);
      }
      await pause(Math.random() * 20);
    }
    agent.destroy();
  }
  const running = Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  return {
    tally,
    async stop() {
      stopped = true;
      await running;
      return tally;
    },
  };
}
