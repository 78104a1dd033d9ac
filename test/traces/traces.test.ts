import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startedServers } from '../support/server-process';
import { until } from '../support/until';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Span {
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const startServer = startedServers({ SVC_LOG_LEVEL: 'warn' });

/** A collector that keeps what it receives. */
const received: { readonly headers: IncomingHttpHeaders; readonly path: string; readonly text: string }[] = [];
let collector: Server;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, path: request.url!, text });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const valuesOf = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('each request is a span at the collector, without its key', async () => {
  const { url, key, output } = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`${url}/healthz`);
  await fetch(`${url}/api/forex?from=USD&to=KES&api_key=${key}`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await fetch(`${url}/nowhere/${key}`);
  const spans = (): Span[] =>
    received.flatMap(({ text }) =>
      (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  await until(() => spans().length >= 2);

  const [forex, nowhere] = spans() as [Span, Span];
  expect(valuesOf(forex.attributes)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/forex',
    'url.path': '/api/forex',
    'http.response.status_code': 200,
    request_id: expect.stringMatching(/^[0-9a-f]{12}-\w+$/),
  });
  expect(forex).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(valuesOf(nowhere.attributes)).toMatchObject({ 'http.response.status_code': 404 });
  expect(spans()).toHaveLength(2);
  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { authorization: 'Bearer secret' } });
  expect(valuesOf((JSON.parse(received[0]!.text) as Sent).resourceSpans[0]!.resource.attributes)).toMatchObject({
    'service.name': 'svc-finance-africa',
  });
  expect(JSON.stringify(received) + output()).not.toContain(key.slice(12));
});

test('a collector that does not answer stops nobody', async () => {
  const { url, key, stop } = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_SERVICE_NAME: 'other',
  });
  const answer = await fetch(`${url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': key } });
  expect(answer.status).toBe(200);
  expect(await stop()).toBe(0);
});
