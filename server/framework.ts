import Fastify, { type FastifyInstance } from 'fastify';
import { maxHeaderSize } from 'node:http';
import { answerAddress, answerConnection } from './runtime/unreadable';
import { validatorCompiler } from './input/checker';
import type { Materials } from './materials';
import { requestIds } from './runtime/logging';

const mebibyte = 2 ** 20;

/** No address is longer, because Node limits all headers together. So an id of any length is only an unknown one. */
const longestAddress = maxHeaderSize;

/** The framework with the settings of this server, without routes. */
export function createFramework({ config, docs, refusals }: Pick<Materials, 'config' | 'docs' | 'refusals'>) {
  const { requestTimeout, tls, trustedProxies } = config;
  // Headers must arrive within a third of the time. The interval says how often slow connections are looked for.
  const connections = {
    requireHostHeader: false,
    headersTimeout: Math.ceil(requestTimeout / 3),
    connectionsCheckingInterval: Math.ceil(requestTimeout / 6),
  };
  const app: FastifyInstance = Fastify({
    // The framework would create a logger for each request, which costs more than most requests need.
    logger: false,
    bodyLimit: mebibyte,
    requestTimeout,
    ...(tls === undefined ? { http: connections } : { https: { ...connections, ...tls } }),
    ...(trustedProxies.length === 0 ? {} : { trustProxy: [...trustedProxies] }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A plugin may wait for the store, which has time limits of its own.
    pluginTimeout: 0,
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
  return app;
}
