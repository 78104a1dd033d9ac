import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { maxHeaderSize } from 'node:http';
import { addinPath, agentHeaders } from '../src/contract';
import { createAccess } from './access/access';
import { createKeyring } from './access/keys';
import { createMeter } from './access/meter';
import { createCallsPerMinute } from './access/calls-per-minute';
import { joinAccounts } from './people/accounts';
import { createUsageCounter } from './accounts/usage-counter';
import type { Plans } from './access/plans';
import { type Clock, neverBack } from './clock';
import type { Config } from './config';
import type { Feed } from './feeds';
import { bindOperations } from './operations';
import { restDoor } from './doors/rest';
import { accountsDoor } from './doors/accounts';
import { adminDoor } from './doors/admin';
import { answerWith } from './doors/answer';
import { validatorCompiler } from './input/checker';
import { inUtf8 } from './input/in-utf8';
import { withoutNul } from './input/without-nul';
import { batchDoor } from './doors/batch';
import { calculateDoor, toolsDoor } from './doors/calculate';
import type { App, DoorParts } from './doors/door';
import { mcpDoor } from './doors/mcp/mcp';
import { baseFor } from './doors/oauth/base';
import { oauthDoor } from './doors/oauth/oauth';
import { pollDoor } from './doors/poll';
import { subscriptionsDoor } from './doors/subscriptions';
import { knownAddresses } from './doors/addresses';
import { refuse } from './errors/refused';
import { message } from '../src/language/message';
import { handleErrors } from './doors/handle-errors';
import { answerAddress, answerConnection, answerExpectation, refuseConnection } from './doors/unreadable';
import { addGateway } from './doors/gateway/gateway';
import { addressOf } from './network/address-of';
import { isLoopback } from './network/loopback';
import { guardConnections } from './runtime/connections';
import { type Drain, drainable } from './runtime/drain';
import { healthRoutes, watchStore } from './runtime/health';
import { readForwardedFor } from './runtime/forwarded-for';
import { answerExpectations, keepHttpRules } from './runtime/http-rules';
import { measuredLeases } from './runtime/lease-metrics';
import { createLog, requestIdHeader, requestIds } from './runtime/logging';
import { bodyComplete, noteBegin, observeAnswers } from './runtime/observe';
import { limitStrangers } from './runtime/open-limit';
import { createRefusals } from './runtime/refusals';
import { dataSecurity } from './runtime/security-headers';
import { sendTogether } from './runtime/send-together';
import { stateMetrics } from './runtime/state-metrics';
import type { Traces } from './runtime/traces-wanted';
import { boundUnread } from './runtime/unread';
import { docsPages } from './pages/docs';
import { calendarPage } from './pages/calendar';
import { changesPages } from './pages/changes';
import { legalRoutes } from './pages/legal';
import { frameOf } from './pages/page';
import { statusPages } from './pages/status';
import { type People, startPeople } from './people';
import { ownPagesOnly } from './people/origin';
import { createStatus } from './status';
import type { FollowedLaws } from './laws';
import type { Markets } from './markets';
import type { Store } from './store/store';
import { readInTurn } from './work/large-bodies';
import { takeTurns } from './work/take-turns';
import { createWork } from './work/work';
import type { Webhooks } from './webhooks/start';
import { createWorlds } from './world';

/** What the server needs to answer. */
interface Materials {
  readonly laws: FollowedLaws;
  readonly markets: Markets;
  /** The feeds that are on. */
  readonly feeds: readonly Feed[];
  readonly store: Store;
  readonly plans: Plans;
  readonly clock: Clock;
  /** undefined: requests are not traced. */
  readonly traces: Traces | undefined;
  /** undefined: nothing is sent to subscribers. */
  readonly webhooks: Pick<Webhooks, 'reach' | 'wake'> | undefined;
}

const mebibyte = 2 ** 20;

/** No address is longer, because Node limits all headers together. So an id of any length is only an unknown one. */
const longestAddress = maxHeaderSize;

/** Is a text that the parser refused valid JSON? Then it has a member that would change the prototype of objects. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** How often the last use of keys and their usage are stored, and leases of idle accounts are returned, in milliseconds. */
const settleEvery = 60_000;

/** The doors of the API. */
const doors = [restDoor, batchDoor, calculateDoor, toolsDoor];

/** Builds the server, ready to listen, and the drain that stops it. */
export async function buildApp(
  config: Config,
  { laws, markets, feeds, store, plans, clock, traces, webhooks }: Materials,
): Promise<{ readonly app: FastifyInstance; readonly drain: Drain; readonly people: People | undefined }> {
  const { requestTimeout } = config;
  const port = (): number => (app.server.address() as { port: number } | null)?.port ?? config.port;
  const address = (): string => addressOf(config, port());
  const docs = (): string => config.docsUrl ?? address();
  // Headers must arrive within a third of the time. The interval says how often slow connections are looked for.
  const connections = {
    requireHostHeader: false,
    headersTimeout: Math.ceil(requestTimeout / 3),
    connectionsCheckingInterval: Math.ceil(requestTimeout / 6),
  };
  const log = createLog(config);
  const frame = frameOf(config);
  const refusals = createRefusals(log);
  const app = Fastify({
    // The framework would create a logger for each request, which costs more than most requests need.
    logger: false,
    bodyLimit: mebibyte,
    requestTimeout,
    ...(config.tls === undefined ? { http: connections } : { https: { ...connections, ...config.tls } }),
    ...(config.trustedProxies.length === 0 ? {} : { trustProxy: [...config.trustedProxies] }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestAddress },
    // Given here, so the framework does not load the compilers of its own.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => () => JSON.stringify,
      },
    },
    genReqId: requestIds(),
    clientErrorHandler: answerConnection(docs, refusals.count),
    frameworkErrors: answerAddress(docs, refusals.count),
  });

  if (config.trustedProxies.length > 0) readForwardedFor(app);
  noteBegin(app);
  await traces?.follow(app);

  // Figures follow the machine's date, even after a correction. Keys, quotas and sessions must never go back.
  const doorClock = neverBack(clock, (milliseconds) =>
    log.warn(
      { milliseconds: Math.round(milliseconds) },
      'The clock of this machine was set back. Keys, quotas and sessions go on from the date they had reached. If that date was wrong, start the server again.',
    ),
  );
  const { leases, metrics: leaseMetrics } = measuredLeases(store);
  const meter = createMeter(leases, plans, doorClock);
  const worlds = createWorlds(laws, markets, clock.now);
  const keyring = createKeyring(store, doorClock);
  const access = createAccess(keyring, meter, worlds, {
    sessions: createCallsPerMinute(config.sessionPerMinute, clock.elapsed),
    tests: createCallsPerMinute(plans.free.per_minute ?? Infinity, clock.elapsed),
  });
  const usage = createUsageCounter(store, doorClock, (err) =>
    log.error({ err }, 'one count of what keys were used for cannot be stored, and is left out'),
  );
  const work = createWork(sendTogether(app));

  // Bodies are collected as bytes and decoded once; the framework would decode each chunk.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  const readJson = (request: FastifyRequest, text: string): unknown => {
    // Many programs state the type of a body that they do not send.
    if (text === '' && request.routeOptions.schema?.body === undefined) return undefined;
    let read: { readonly problem: Error | null; readonly value: unknown } | undefined;
    parse(request, text, (problem, value) => (read = { problem, value }));
    if (read!.problem !== null)
      throw isJson(text) ? refuse('invalid_json', message('body_member_forbidden')) : read!.problem;
    return read!.value;
  };
  const readBody = withoutNul(inUtf8(readInTurn(work, readJson)));
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodyComplete(request);
    readBody(request, body, done);
  });
  // Decorators give every request the same shape; the check at the door fills them.
  app.decorateRequest('world', null as never);
  app.decorateRequest('caller', null as never);
  app.decorateRequest('actor', null as never);
  app.decorateRequest('askedAt', 0);
  app.decorateRequest('usedKey', null);
  app.decorateRequest('usedFor', null);
  app.decorateRequest('failure', null);
  app.decorateRequest('address', null);
  const addressAt = knownAddresses(app);
  guardConnections(
    app,
    config,
    config.tls === undefined ? refuseConnection(docs, refusals.count) : (socket) => socket.destroy(),
  );
  keepHttpRules(app);
  answerExpectations(app, answerExpectation(docs, refusals.count));
  boundUnread(app, config.mostUnread);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(dataSecurity);
    done();
  });
  // Browsers apply the header to all ports of a host, and other local programs may not speak HTTPS.
  if (config.tls !== undefined && isLoopback(config.host)) {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.removeHeader('strict-transport-security');
      done();
    });
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.open !== true && route.config?.permission === undefined && route.prefix !== addinPath)
      route.onRequest = [access.hook, route.onRequest ?? []].flat();
  });
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      allowedHeaders: ['content-type', 'x-api-key', 'prefer', ...agentHeaders],
      exposedHeaders: [
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
        'retry-after',
        'www-authenticate',
        requestIdHeader,
      ],
      maxAge: 600,
      strictPreflight: false,
    });
  const drain = drainable(app);
  const limit = await limitStrangers(app, config.openPerMinute);
  const storeReady = watchStore(store, log);
  const status = createStatus({ markets, store, feeds, clock });
  observeAnswers(app, config, log, refusals, usage, [
    ...leaseMetrics,
    ...stateMetrics({
      storeReady,
      status,
      laws,
      now: clock.now,
      inMemory: markets.inMemory,
      queue: store.queueState,
    }),
  ]);
  healthRoutes(app, storeReady, drain);
  answerWith(app, docs, refusals.count);
  handleErrors(app, docs, frame, log, { refusals, limit }, addressAt);
  takeTurns(app, work);
  const parts: DoorParts = {
    operations: bindOperations({
      laws,
      market: ({ world }, knownOn) => (knownOn === undefined ? world.market : world.knownOn(knownOn)),
      markets,
      store,
      feeds,
      access,
      clock,
      spreadPercent: config.spreadPercent,
      turn: work.turn,
    }),
    access,
    usage,
    work,
    docs,
    clock,
    budget: config.requestBudget,
  };
  for (const open of doors) open(app as unknown as App, parts);
  const baseOf = config.people && baseFor(config.publicUrl, address);
  mcpDoor(app as unknown as App, parts, config.corsOrigins, baseOf);
  pollDoor(app as unknown as App, parts, address);
  subscriptionsDoor(
    app as unknown as App,
    webhooks && {
      laws,
      markets,
      store,
      clock,
      ...webhooks,
      onChange: (what, subscription, account) => log.info({ subscription, account }, `a subscription was ${what}`),
    },
    address,
  );
  docsPages(app, frame, address, work.turn);
  legalRoutes(app, frame, config);
  statusPages(app, {
    frame,
    laws,
    markets,
    store,
    feeds,
    clock,
    ownMachine: isLoopback(config.host) && config.publicUrl === undefined,
  });
  changesPages(app, {
    frame,
    worlds,
    clock,
    address,
    ownMachine: isLoopback(config.host) && config.publicUrl === undefined,
  });
  calendarPage(app, { worlds, turn: work.turn });
  const keepCounts = async (): Promise<void> => {
    const later = (what: string) => (err: unknown) => log.warn({ err }, `${what} cannot be written now`);
    await keyring.keepUses().catch(later('when keys were last used'));
    await usage.keep().catch(later('what keys were used for'));
  };
  const people = startPeople(app, { config, store, log, clock: doorClock, address });
  if (people !== undefined) {
    joinAccounts(people, store, doorClock);
    adminDoor(app, { store, plans, clock: doorClock, status, laws, people, config, keepCounts });
    oauthDoor(app, { store, clock: doorClock, people, config, baseOf: baseOf!, frame });
  }
  accountsDoor(
    app,
    { store, plans, clock: doorClock, place: config, people, keepCounts },
    people && { personOf: people.personOf, checkOrigin: ownPagesOnly(config) },
  );
  await addGateway(app, { config, store, log, frame, clock: doorClock, keyring, parts, doors, address, port });
  app.addHook('onListen', (done) => {
    log.info({ node: process.version }, 'started');
    done();
  });
  const settle = async (): Promise<void> => {
    await keepCounts();
    await meter.settle();
  };
  const settling = setInterval(
    () => void settle().catch((err: unknown) => log.warn({ err }, 'what idle keys hold cannot be written now')),
    settleEvery,
  );
  settling.unref();
  app.addHook('onClose', async () => {
    clearInterval(settling);
    laws.close();
    markets.close();
    await keepCounts();
    await meter.close();
    await people?.close();
    refusals.close();
    log.info('stopped');
  });
  return { app, drain, people };
}
