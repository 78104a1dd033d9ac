import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A small load balancer. */
export interface Balancer {
  readonly url: string;
  readonly add: (url: string) => Promise<void>;
  readonly remove: (url: string) => void;
  readonly close: () => Promise<void>;
}

/** How often replicas are asked whether they are ready, in milliseconds. */
const lookEvery = 50;

/**
 * Spreads requests over replicas, as balancers usually do: in turn over those whose `/readyz` says 200, and on to the
 * next where a connection is refused. A request that a replica has received is never sent again.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const replicas = new Map<string, boolean>();
  let turn = 0;

  async function look(url: string): Promise<void> {
    const ready = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (replicas.has(url)) replicas.set(url, ready);
  }
  const timer = setInterval(() => [...replicas.keys()].forEach((url) => void look(url)), lookEvery);

  function forward(from: IncomingMessage, body: Buffer, to: ServerResponse, tried: number): void {
    const ready = [...replicas].filter(([, isReady]) => isReady).map(([url]) => url);
    if (ready.length === 0 || tried > replicas.size) return void to.writeHead(502).end();
    const target = ready[turn++ % ready.length]!;
    const sent = request(
      target + from.url!,
      { agent, method: from.method!, headers: { ...from.headers, connection: 'keep-alive' } },
      (answer) => {
        const { connection: _, ...headers } = answer.headers;
        to.writeHead(answer.statusCode!, headers);
        answer.pipe(to);
      },
    );
    sent.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ECONNREFUSED') {
        replicas.set(target, false);
        forward(from, body, to, tried + 1);
      } else to.writeHead(502).end();
    });
    sent.end(body);
  }

  const server = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () => forward(from, Buffer.concat(chunks), to, 0));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    async add(url) {
      replicas.set(url, false);
      await look(url);
    },
    remove: (url) => void replicas.delete(url),
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
