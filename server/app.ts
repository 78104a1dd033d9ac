import Fastify, { type FastifyInstance } from 'fastify';
import type { Outcome } from '../src/contract';
import type { Answer } from '../src/engine';
import type { Config } from './config';
import { successBody } from './door/envelope';
import { InvalidInput, validatorCompiler } from './door/validate';
import { errorAnswer } from './errors/error-body';
import type { App, Parts } from './routes/route';
import { taxRoute } from './routes/tax';
import { vatRoute } from './routes/vat';

export function buildApp(_config: Config, parts: Parts): FastifyInstance {
  const fastify = Fastify({ logger: false });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(() => (data) => data as unknown as string);
  fastify.decorateRequest('world');
  fastify.addHook('onRequest', (request, _reply, next) => {
    request.world = { today: new Date().toISOString().slice(0, 10) };
    next();
  });
  fastify.addHook('preSerialization', (_request, reply, payload, next) => {
    const outcome = payload as Outcome<Answer<unknown>>;
    if (outcome.ok) return next(null, successBody(outcome.value.data, outcome.value.meta));
    const { status, body } = errorAnswer(outcome.failure, '');
    reply.code(status);
    next(null, body);
  });
  fastify.setErrorHandler((error, _request, reply) => {
    const failure = error instanceof InvalidInput ? error.failure : { code: 'internal_error' as const, message: String(error) };
    const { status, body } = errorAnswer(failure, '');
    void reply.code(status).type('application/json').send(body);
  });
  const app = fastify as unknown as App;
  taxRoute(app, parts);
  vatRoute(app, parts);
  return fastify;
}
