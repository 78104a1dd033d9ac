import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { addinPath } from '../src/contract';
import { type Market, rateOn } from '../src/market';
import { dayOf } from '../src/market/age';
import type { Reference } from '../src/reference';
import { createAccess, sampleDay } from './access/access';
import { createKeyring } from './access/keys';
import { createMeter } from './access/meter';
import type { Plans } from './access/plans';
import type { Config } from './config';
import type { Feed } from './feeds';
import { answerWith } from './door/answer';
import { validatorCompiler } from './door/validate';
import { handleErrors, otherMethods } from './errors/handle';
import { answerAddress, answerConnection } from './errors/unreadable';
import { addGateway } from './gateway/gateway';
import { isLoopback } from './gateway/loopback';
import { healthRoutes } from './operation/health';
import { createLog, requestIds } from './operation/logging';
import { observeAnswers } from './operation/observe';
import { dataSecurity } from './operation/security-headers';
import { docsRoute } from './pages/docs';
import { statusPages } from './pages/status';
import { batchRoute } from './routes/batch';
import { calculateRoute, toolsRoute } from './routes/calculate';
import { countryRoute } from './routes/country';
import { forexRoute, fxHistoryRoute, fxRatesRoute } from './routes/forex';
import { fuelPricesRoute, fuelRoute } from './routes/fuel';
import { currenciesRoute, fuelsRoute } from './routes/lists';
import { centralBankRoute, ratesRoute } from './routes/rates';
import type { App, Parts } from './routes/route';
import { seriesRoute, statusRoute } from './routes/series';
import { taxRoute } from './routes/tax';
import { payeRoute, taxCurveRoute, taxLawRoute, taxRatesRoute, vatCalculateRoute } from './routes/v1';
import { vatRoute } from './routes/vat';
import type { Markets } from './markets';
import type { Store } from './store/store';

/** What the server is built from. */
interface Materials {
  readonly reference: Reference;
  readonly markets: Markets;
  /** The sources that are on. */
  readonly feeds: readonly Feed[];
  readonly store: Store;
  readonly plans: Plans;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const mebibyte = 2 ** 20;

/** Every operation of the API. */
const routes = [
  taxRoute,
  countryRoute,
  vatRoute,
  batchRoute,
  calculateRoute,
  toolsRoute,
  payeRoute,
  taxRatesRoute,
  vatCalculateRoute,
  forexRoute,
  fxRatesRoute,
  fuelRoute,
  fuelPricesRoute,
  currenciesRoute,
  fuelsRoute,
  ratesRoute,
  centralBankRoute,
  taxCurveRoute,
  taxLawRoute,
  fxHistoryRoute,
  seriesRoute,
  statusRoute,
];

/** The server, ready to listen. */
export async function buildApp(config: Config, { reference, markets, feeds, store, plans, now }: Materials): Promise<FastifyInstance> {
  const { requestTimeout } = config;
  const port = (): number => (app.server.address() as { port: number } | null)?.port ?? config.port;
  const ownUrl = (): string => `${config.tls === undefined ? 'http' : 'https'}://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port()}`;
  const address = (): string => config.publicUrl ?? ownUrl();
  const docs = (): string => config.docsUrl ?? address();
  // Headers have a third of the time; connections that take longer are looked for at the interval.
  const connections = { headersTimeout: Math.ceil(requestTimeout / 3), connectionsCheckingInterval: Math.ceil(requestTimeout / 6) };
  const app = Fastify({
    // The framework would make a logger for every request, at a cost that most requests do not otherwise have.
    logger: false,
    bodyLimit: mebibyte,
    requestTimeout,
    ...(config.tls === undefined ? { http: connections } : { https: { ...connections, ...config.tls } }),
    ...(config.trustedProxies.length === 0 ? {} : { trustProxy: [...config.trustedProxies] }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: requestIds(),
    clientErrorHandler: answerConnection(docs),
    frameworkErrors: answerAddress(docs),
  });

  const log = createLog(config);
  const ratesOf = (market: Market) => (from: string, to: string, date: string) => rateOn(market, from, to, date);
  let known = { market: markets.sample, world: { today: '', exchangeRate: ratesOf(markets.sample) } };
  const today = () => {
    const day = dayOf(now());
    const market = markets.known();
    // A new object once a day and for new rates, so that what was prepared with them is found again without making its text anew.
    if (day !== known.world.today || market !== known.market) known = { market, world: { today: day, exchangeRate: ratesOf(market) } };
    return known.world;
  };
  const sampleWorld = { today: sampleDay, exchangeRate: ratesOf(markets.sample) };
  const meter = createMeter(store, plans, now);
  const access = createAccess(createKeyring(store, now), meter, (sample) => (sample ? sampleWorld : today()));

  // Bodies are gathered as bytes and read at once; the framework would make text of each piece that arrives.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => readJson(request, body.toString(), done));
  app.setValidatorCompiler(validatorCompiler as never);
  // Decorators give every request the same shape; the check at the door fills them.
  app.decorateRequest('world', null as never);
  app.decorateRequest('caller', null as never);
  const addOtherMethods = otherMethods(app, docs);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(dataSecurity);
    done();
  });
  // Browsers keep it for every port of a name, and other programs of this machine do not all speak HTTPS.
  if (config.tls !== undefined && isLoopback(config.host)) {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.removeHeader('strict-transport-security');
      done();
    });
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.open !== true && route.prefix !== addinPath) route.onRequest = [access.hook, route.onRequest ?? []].flat();
  });
  if (config.corsOrigins.length > 0) await app.register(cors, { origin: [...config.corsOrigins], allowedHeaders: ['content-type', 'x-api-key'], exposedHeaders: ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'], maxAge: 600, strictPreflight: false });
  observeAnswers(app, log);
  healthRoutes(app, store, log);
  answerWith(app, docs);
  handleErrors(app, docs, log);
  const sampleTime = Date.parse(`${sampleDay}T00:00:00Z`);
  const marketTime = ({ caller }: FastifyRequest): number => (caller.sample ? sampleTime : now());
  const market: Parts['market'] = ({ caller }, knownOn) => (caller.sample ? markets.sample : markets.known(knownOn));
  const parts: Parts = { reference, market, markets, store, feeds, access, address, docs, now, marketTime, spreadPercent: config.spreadPercent, ownMachine: isLoopback(config.host) && config.publicUrl === undefined };
  for (const route of [...routes, docsRoute, statusPages]) route(app as unknown as App, parts);
  await addGateway(app, { config, store, log, parts, routes, port });
  addOtherMethods();
  app.addHook('onListen', (done) => {
    log.info({ node: process.version }, 'started');
    done();
  });
  app.addHook('onClose', async () => {
    markets.close();
    await meter.close();
    log.info('stopped');
  });
  return app;
}
