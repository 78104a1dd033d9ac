import fc from 'fast-check';
import { Agent } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKey } from '../../server/keys/key-format';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { batchOperations, contractOfItems, operations } from '../../src/contract';
import { type Documented, documentedBy, exchange, type OpenApiDocument, type WireAnswer } from '../support/documented';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';
import { type GeneratedRequest, generatedRequests } from './requests';

/** Number of requests. `npm run test:generated` makes 100,000. */
const wanted = Number(process.env['GENERATED_INPUTS'] ?? 3_000);
/** Seed of the generator. The same seed gives the same requests. */
const seed = Number(process.env['GENERATED_SEED'] ?? 20_261_121);
/** Number of concurrent requests. */
const together = 32;
/** Number of requests generated at a time. */
const portion = 1_000;

let server: ServerProcess;
let documented: Documented;
/** Keys, weighted by how often they are used. */
let keys: readonly { readonly key: string; readonly weight: number }[];
const agent = new Agent({ keepAlive: true, maxSockets: together });

beforeAll(async () => {
  const dataDir = temporaryDirectory();
  const plansFile = join(dataDir, 'plans.json');
  writeFileSync(plansFile, JSON.stringify({ free: { per_month: null, per_minute: null } }));
  server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plansFile, SVC_LOG_LEVEL: 'warn' });
  const store = await openStore({ dataDir });
  const make = async (environment: 'live' | 'test') =>
    (await issueKey(store, { name: environment, environment, plan: 'free', now: new Date() })).key;
  keys = [
    { key: server.key, weight: 20 },
    { key: await make('test'), weight: 4 },
    { key: await make('live'), weight: 2 },
    { key: newKey('live'), weight: 1 },
    { key: 'svc_live_', weight: 1 },
    { key: '', weight: 1 },
  ];
  await store.close();
  documented = documentedBy((await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApiDocument);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  removeDirectory(server.dataDir);
});

interface Sent extends GeneratedRequest {
  readonly key: string;
  readonly keyInQuery: boolean;
}

function send({ method, address, headers, body, key, keyInQuery }: Sent): Promise<WireAnswer> {
  return exchange(server.url, agent, {
    method,
    path: keyInQuery ? `${address}${address.includes('?') ? '&' : '?'}api_key=${key}` : address,
    headers: { ...headers, ...(keyInQuery ? {} : { 'x-api-key': key }) },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });
}

/** Checks the answer to each item of a batch against the documentation of its operation. */
function itemProblems({ operation, method, body }: Sent, { status, text }: WireAnswer): string[] {
  if (operation.id !== 'batch' || method !== 'POST' || status !== 200) return [];
  const items = (JSON.parse(body!.replace(/^\uFEFF/, '')) as { items: readonly unknown[] }).items;
  const { results } = (JSON.parse(text) as { data: { results: readonly unknown[] } }).data;
  if (results.length !== items.length) return [`${items.length} items have ${results.length} results`];
  return items.flatMap((item, i) => {
    const asked = (item as { operation?: unknown; select?: unknown } | null) ?? {};
    const known = batchOperations.find((operation) => operation === asked.operation);
    const result = results[i] as { success: boolean; error?: { code: string } };
    if (
      known === undefined ||
      (result.success && asked.select !== undefined && asked.select !== null) ||
      /^invalid_(input|select|operation)$/.test(result.error?.code ?? '')
    )
      return [];
    const { method, path } = contractOfItems(known);
    return documented.resultDifferences(method, path, result);
  });
}

const shown = ({ method, address, headers, body }: Sent): string =>
  `${method} ${address.slice(0, 500)} ${JSON.stringify(headers)} ${JSON.stringify(body?.slice(0, 1_000))}`;

interface Tally {
  readonly operation: string;
  readonly open: boolean;
  requests: number;
  /** Number of requests that follow the contract. The next field counts those of them that were answered. */
  valid: number;
  validAnswered: number;
  answered: number;
  /** Error codes with their counts. */
  readonly codes: Map<string, number>;
}
const tallies = new Map<string, Tally>(
  operations.map(({ id, method, path, open = false }) => [
    id,
    {
      open,
      operation: `${method.toUpperCase()} ${path}`,
      requests: 0,
      valid: 0,
      validAnswered: 0,
      answered: 0,
      codes: new Map(),
    },
  ]),
);

const codeOf = ({ text }: WireAnswer): string => (/"code":"(\w+)"/.exec(text)?.[1] ?? 'none').toLowerCase();

function count({ operation, kind }: Sent, answer: WireAnswer): void {
  const tally = tallies.get(operation.id)!;
  const answered = answer.status < 300;
  tally.requests++;
  if (kind === 'valid') tally.valid++;
  if (kind === 'valid' && answered) tally.validAnswered++;
  if (answered) tally.answered++;
  else tally.codes.set(codeOf(answer), (tally.codes.get(codeOf(answer)) ?? 0) + 1);
}

/** Error codes about the form of a request. A request that follows the contract must never get one. */
const aboutWriting =
  /^(invalid_json|bad_request|not_found|method_not_allowed|payload_too_large|unsupported_media_type|invalid_inputs|invalid_items|missing_required_field)$/;

/** The faults in an answer to any request. */
function problems(sent: Sent, answer: WireAnswer): string[] {
  if (answer.status >= 500) return [`${answer.status} ${answer.text.slice(0, 300)}`];
  if (sent.kind === 'valid' && answer.status >= 400 && aboutWriting.test(codeOf(answer)))
    return [`is as the contract has it and was refused: ${answer.text.slice(0, 300)}`];
  return [...documented.differences(sent.method, sent.address, answer), ...itemProblems(sent, answer)];
}

/** The faults in the answer to a request, with the request. */
async function failures(sent: Sent): Promise<readonly string[]> {
  try {
    const answer = await send(sent);
    count(sent, answer);
    return problems(sent, answer).map((problem) => `${shown(sent)}\n  ${problem}`);
  } catch (problem) {
    return [`${shown(sent)}\n  was not answered: ${String(problem)}`];
  }
}

/** Sends requests concurrently on kept-alive connections and lists the faults in their answers. */
async function sendAll(requests: readonly Sent[]): Promise<readonly string[]> {
  const waiting = requests.values();
  const sender = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const one of waiting) found.push(...(await failures(one)));
    return found;
  };
  return (await Promise.all(Array.from({ length: together }, sender))).flat();
}

const line = (name: string, figures: readonly (number | string)[]): string =>
  name.padEnd(32) + figures.map((figure) => String(figure).padStart(10)).join('');

test(
  `${wanted} generated requests over all routes are answered as documented, and never with a 5xx`,
  async () => {
    const caller = fc.record({
      key: fc.oneof(...keys.map(({ key, weight }) => ({ arbitrary: fc.constant(key), weight }))),
      keyInQuery: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    });
    const sent: fc.Arbitrary<Sent> = fc
      .tuple(generatedRequests, caller)
      .map(([request, who]) => ({ ...request, ...who }));
    const started = Date.now();
    const found: string[] = [];
    for (let from = 0; from < wanted; from += portion) {
      found.push(...(await sendAll(fc.sample(sent, { seed: seed + from, numRuns: Math.min(portion, wanted - from) }))));
    }
    const rows = [...tallies.values()];
    const total = rows.reduce((sum, { requests }) => sum + requests, 0);
    const text = rows.map(({ operation, requests, valid, validAnswered, answered, codes }) =>
      line(operation, [requests, answered, requests - answered, valid, validAnswered, codes.size]),
    );
    process.stdout.write(
      [
        `${total} requests of seed ${seed} in ${Math.round((Date.now() - started) / 1000)} s`,
        line('', ['sent', 'answered', 'refused', 'valid', 'answered', 'codes']),
        ...text,
        '',
      ].join('\n'),
    );

    expect(found.slice(0, 10)).toEqual([]);
    expect(total).toBe(wanted);
    // If the generator were broken, all requests would be refused, or none.
    for (const { requests, valid, validAnswered, codes, open } of rows) {
      expect(requests).toBeGreaterThan(wanted / operations.length / 2);
      expect(valid).toBeGreaterThan(requests / 8);
      expect(validAnswered).toBeGreaterThan(valid / 8);
      // An operation without parameters of its own has few reasons to refuse.
      expect(codes.size).toBeGreaterThan(open ? 0 : 1);
    }
    expect(server.output()).not.toMatch(/a route failed/);
  },
  60_000 + wanted * 20,
);
