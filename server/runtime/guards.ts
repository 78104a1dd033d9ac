import fp from 'fastify-plugin';
import type { ErrorCode } from '../../src/contract/error';
import { answerExpectation, refuseConnection } from './unreadable';
import type { Refused } from '../errors/refused';
import type { Config } from '../config';
import type { Refusals } from './refusals';
import { isLoopback } from '../network/loopback';
import { guardConnections } from './connections';
import { type Drain, drainable } from './drain';
import { answerExpectations, keepHttpRules } from './http-rules';
import { limitStrangers } from './open-limit';
import { dataSecurity } from './security-headers';
import { boundUnread } from './unread';

declare module 'fastify' {
  interface FastifyInstance {
    /** Shuts the server down without losing a request. */
    drain: Drain;
    /** The refusal that replaces another if too many came from one address. */
    limitStranger: (request: FastifyRequest, code: ErrorCode) => Promise<Refused | undefined>;
  }
  interface FastifyContextConfig {
    /** Is an open route free of the limit for strangers, or some of its requests? */
    unlimited?: true | ((request: FastifyRequest) => boolean);
    /** Is it one of the many files that a page loads? */
    file?: boolean;
  }
}

/** What the guards need. */
interface GuardNeeds {
  readonly config: Config;
  /** Address of the reference pages. */
  readonly docs: () => string;
  readonly refusals: Refusals;
}

/**
 * What protects the server from its callers, whatever they ask: limits on connections, on answers that nobody reads and
 * on strangers, the rules of HTTP, the headers that protect answers in browsers, and the shutdown that loses nothing.
 */
export const guards = fp<GuardNeeds>(
  async (app, { config, docs, refusals: { count } }) => {
    guardConnections(
      app,
      config,
      config.tls === undefined ? refuseConnection(docs, count) : (socket) => socket.destroy(),
    );
    keepHttpRules(app);
    answerExpectations(app, answerExpectation(docs, count));
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
    app.decorate('drain', drainable(app));
    app.decorate('limitStranger', await limitStrangers(app, config.openPerMinute));
  },
  // Answers go out together after the guards, so their hooks stand behind those of the work.
  { name: 'guards', dependencies: ['requests', 'working'] },
);
