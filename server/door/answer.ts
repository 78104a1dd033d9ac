import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meta, Outcome } from '../../src/contract';
import type { Answer } from '../../src/engine';
import { errorAnswer } from '../errors/error-body';
import { csv, wantsCsv } from './csv';
import { successBody } from './envelope';
import { unknownFields } from './validate';

const sampleNotice = 'This is sample data of a test key, frozen on 2026-11-01: it is not production data.';

/** What is to be said of the data, with what this request adds to it. */
function metaFor(request: FastifyRequest, meta: Meta): Meta {
  const strange = [...unknownFields(request.body), ...unknownFields(request.query)].map((field) => `\`${field.slice(0, 60)}\` is not a parameter of this route and was ignored.`);
  const { sample } = request.caller;
  if (strange.length === 0 && !sample) return meta;
  return { ...meta, ...(sample ? { data_status: 'sample' as const } : {}), notices: [...(sample ? [sampleNotice] : []), ...meta.notices, ...strange] };
}

const isOutcome = (payload: unknown): payload is Outcome<Answer<unknown>> => typeof payload === 'object' && payload !== null && 'ok' in payload && ('value' in payload || 'failure' in payload);

/**
 * Routes answer with a value or a failure; here it becomes an envelope, in JSON or as a table.
 *
 * @param docs address of the reference pages
 */
export function answerWith(app: FastifyInstance, docs: () => string): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (!isOutcome(payload)) return done(null, payload);
    if (!payload.ok) {
      const { status, body } = errorAnswer(payload.failure, docs(), request.routeOptions.config.errors);
      reply.code(status).header('content-type', 'application/json; charset=utf-8');
      return done(null, body);
    }
    const { data, meta } = payload.value;
    const { table } = request.routeOptions.config;
    if (table !== undefined && wantsCsv(request)) {
      reply.header('content-type', 'text/csv; charset=utf-8').header('vary', 'accept');
      return done(null, csv(table(data as never)));
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    done(null, successBody(data, metaFor(request, meta)));
  });
  app.setReplySerializer((payload) => (typeof payload === 'string' ? payload : JSON.stringify(payload)));
}
