import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createAccount } from '../../server/accounts/account-changes';
import { administratorOf } from '../../server/accounts/actor';
import { issueToken } from '../../server/accounts/tokens';
import { type ErrorCode, errorCodes } from '../../src/contract';
import { type Documented, documentedBy, exchange, type OpenApiDocument, type WireAnswer } from '../support/documented';
import { removeDirectory, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';
import { type Attack, attacksOnAll, type Route } from './doors-requests';
import { type Attacked, attacked, engines } from './doors-service';

/** Requests to each route, and the seed that chooses them. The same seed sends the same requests. Engines differ in what they refuse, not in how. */
const each = (engine: string): number => Number(process.env['ATTACKS_EACH'] ?? (engine === engines[0]![0] ? 5 : 2));
const seed = Number(process.env['ATTACKS_SEED'] ?? 20_261_126);
/** Is this the address of a page or a file, for which no engine of the store is asked? */
const isFile = (url: string): boolean => /^\/(docs|downloads|connector|addin\/(?!api\/)|openapi|manifest)/.test(url);
/** Number of concurrent requests. */
const together = 8;

const directory = temporaryDirectory();
const agent = new Agent({ keepAlive: true, maxSockets: together });
afterAll(() => {
  agent.destroy();
  removeDirectory(directory);
});

/** Makes a server write down every route that its framework has. */
const writingRoutes = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `import { subscribe } from 'node:diagnostics_channel'; import { writeFileSync } from 'node:fs'; subscribe('fastify.initialization', ({ fastify }) => { const routes = []; fastify.addHook('onRoute', ({ method, url }) => routes.push({ method: [method].flat()[0], url })); fastify.addHook('onListen', (done) => { writeFileSync(${JSON.stringify(file)}, JSON.stringify(routes)); done(); }); });`,
  )}`,
});

/** Is this a refusal in the form of another protocol: that of agents, or OAuth (RFC 6749, 5.2)? */
const isOtherRefusal = ({ url }: Route, { status, text }: WireAnswer): boolean =>
  (url === '/mcp' && text.startsWith('{"jsonrpc":"2.0","error":')) ||
  (url.startsWith('/oauth/') && status === 400 && /^\{"error":"\w+","error_description":"[^"\\]+"\}$/.test(text));

/** How an answer differs from the error envelope; nothing where it is no refusal, or one of another protocol. */
function envelopeProblems(route: Route, answer: WireAnswer): readonly string[] {
  const { status, text } = answer;
  if (status < 400 || isOtherRefusal(route, answer)) return [];
  try {
    const { success, error } = JSON.parse(text) as { success: unknown; error: { code: string; message: string } };
    const known = errorCodes[error.code.toLowerCase() as ErrorCode];
    if (success === false && known.status === status && error.message !== '') return [];
    return [`has the status ${status} and the envelope ${text.slice(0, 300)}`];
  } catch {
    return [`has the status ${status} and no envelope: ${text.slice(0, 200)}`];
  }
}

describe.each(engines)('odd requests to every route, in %s', (engine, tested) => {
  let service: Attacked;
  let routes: readonly Route[];
  let documented: Documented;
  let document: OpenApiDocument & { readonly paths: Record<string, Record<string, { security?: object[] }>> };
  let tokens: readonly string[];
  let cookie: string;
  beforeAll(async () => {
    const file = join(directory, engine);
    service = await attacked(engine, {
      SVC_ADMINISTRATORS: 'boss@example.com',
      SVC_ANSWER_TIMEOUT: '10',
      ...writingRoutes(file),
    });
    const { server, store } = service;
    await until(() => existsSync(file));
    routes = JSON.parse(readFileSync(file, 'utf8')) as readonly Route[];
    document = (await (await fetch(`${server.url}/openapi.json`)).json()) as typeof document;
    documented = documentedBy(document);
    // Several, because requests of an account are limited.
    tokens = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => {
        const { id } = await createAccount(store, { name: `account ${i}`, plan: 'free' }, new Date());
        const made = { name: 'owner', role: 'owner', expiresAt: null } as const;
        return (await issueToken(store, administratorOf(id), made, new Date())).token;
      }),
    );
    const boss = await service.member('boss@example.com');
    cookie = [...boss.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await service.close();
    removeDirectory(service.server.dataDir);
  });

  const isOfAccount = ({ method, url }: Route): boolean =>
    document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.security?.some(
      (way) => 'account' in way,
    ) === true;

  /** What lets a request in. One in eight has nothing. */
  function letIn({ route }: Attack, number: number): Attack['headers'] {
    if (number % 8 === 7) return {};
    if (route.url.startsWith('/people/')) return { cookie };
    if (isOfAccount(route)) return { 'x-api-key': tokens[number % tokens.length]! };
    return { 'x-api-key': service.server.key };
  }

  /** What is wrong with the answer to a request. */
  async function problemsOf(attack: Attack, number: number): Promise<readonly string[]> {
    const { method, address, about, route } = attack;
    const shown = `${method} ${address.slice(0, 120)} (${about})`;
    try {
      const answer = await exchange(service.server.url, agent, {
        ...attack,
        path: attack.address,
        headers: { ...letIn(attack, number), ...attack.headers },
      });
      const found =
        answer.status >= 500
          ? [`${answer.status} ${answer.text.slice(0, 200)}`]
          : [
              ...(method === 'HEAD' ? [] : envelopeProblems(route, answer)),
              // A method that the route does not have is documented for no route.
              ...(method === route.method ? documented.differences(method, address, answer) : []),
            ];
      return found.map((problem) => `${shown}: ${problem}`);
    } catch (problem) {
      return [`${shown} was not answered: ${String(problem)}`];
    }
  }

  tested(
    'never get a 5xx, always the envelope, and always a documented status',
    async () => {
      expect(routes.length).toBeGreaterThan(100);
      // Logging out ends the session that the others need.
      const last = ({ url }: Route): number => Number(/log-out/.test(url));
      const asked = [...routes]
        .filter(({ method, url }) => method !== 'HEAD' && (engine === engines[0]![0] || !isFile(url)))
        .sort((a, b) => last(a) - last(b));
      const attacks = attacksOnAll(asked, each(engine), seed + engine.length);
      const found: string[] = [];
      const waiting = attacks.entries();
      const started = Date.now();
      await Promise.all(
        Array.from({ length: together }, async () => {
          for (const [number, attack] of waiting) found.push(...(await problemsOf(attack, number)));
        }),
      );
      process.stdout.write(
        `${engine}: ${attacks.length} requests to ${asked.length} routes with seed ${seed} in ${Math.round((Date.now() - started) / 1_000)} s\n`,
      );
      if (process.env['ATTACKS_SHOW'] !== undefined) process.stdout.write(`${found.join('\n')}\n`);
      expect(found.slice(0, 10)).toEqual([]);
      expect(service.server.output()).not.toMatch(/a route failed|cannot be written now/);
      expect((await fetch(`${service.server.url}/readyz`)).status).toBe(200);
    },
    240_000,
  );
});
