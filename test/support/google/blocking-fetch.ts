import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

export interface BlockingResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Request {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

const program = `
const { workerData: { port, signal } } = require('node:worker_threads');
port.on('message', async ({ url, init }) => {
  const answer = await fetch(url, { ...init, redirect: 'manual' }).then(
    async (response) => ({ status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }),
    (error) => ({ failed: String(error) }),
  );
  port.postMessage(answer);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
`;

/**
 * HTTP that blocks, as Google's does: another thread sends the request while this one waits.
 *
 * @returns `fetch`, which returns undefined if no answer came, and `stop` for the thread
 */
export function blockingFetch() {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(program, { eval: true, workerData: { port: port2, signal }, transferList: [port2] });
  return {
    fetch(request: Request): BlockingResponse | undefined {
      Atomics.store(signal, 0, 0);
      port1.postMessage(request);
      Atomics.wait(signal, 0, 0);
      const { message } = receiveMessageOnPort(port1) as {
        readonly message: BlockingResponse | { readonly failed: string };
      };
      return 'failed' in message ? undefined : message;
    },
    async stop(): Promise<void> {
      port1.close();
      await worker.terminate();
    },
  };
}
