import type { AnswerMeta } from '../../src/truth/evidence';
import type { FastifyRequest, preHandlerHookHandler, preSerializationHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Caller } from '../access/access';
import type { Outcome } from '../../src/contract';
import { csvParameters } from '../../src/contract/csv';
import type { ErrorCode, Failure } from '../../src/contract/error';
import type { ErrorStyle } from '../../src/contract/error-style';
import { type Ignored, ignoredNotices } from '../../src/contract/ignored';
import type { PublicContract } from '../../src/contract/operation';
import type { Answer } from '../../src/engine';
import type { AnyAnswer } from '../operations/operation';
import { said } from './said';
import type { Language } from '../../src/language/languages';
import { oncePer } from '../../src/once';
import { errorAnswer } from '../errors/error-body';
import { languageFailure } from './language-failure';
import { columnsFor, csv, formatFailure, headingLanguage, marked, type Row, wantsCsv } from './csv';
import { successBytes } from './envelope';
import { sampleData, sampleMeta } from './sample';
import { spokenTo } from './spoken-to';
import { InvalidInput } from '../errors/invalid-input';
import { ignoredFields, strangeParameters } from '../input/checker';
import type { Materials } from '../materials';
import { varyBy } from '../runtime/vary';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused; null while it is not. */
    failure: Failure | null;
  }
  interface FastifyContextConfig {
    errors?: ErrorStyle;
    /** Turns the payload into rows; absent where there is no CSV. */
    table?: (data: never) => readonly Readonly<Record<string, unknown>>[];
    /** What of an answer its JSON shows, where less than its table. */
    json?: (answer: never, input: never) => Answer<object>;
    /** The columns of its tables. */
    columns?: PublicContract['csv'];
  }
}

/**
 * The `meta` of an answer, with the notices that the question adds.
 *
 * @param sample whether a test key asks
 * @param ignored the fields that had no effect
 */
export function metaFor(meta: AnswerMeta, sample: boolean, ignored: readonly Ignored[]): AnswerMeta {
  if (ignored.length === 0 && !sample) return meta;
  const ownMeta = sample ? sampleMeta(meta) : meta;
  return { ...ownMeta, notices: [...ownMeta.notices, ...ignoredNotices(ignored)] };
}

const isOutcome = (payload: unknown): payload is Outcome<AnyAnswer<unknown>> =>
  typeof payload === 'object' && payload !== null && 'ok' in payload && ('value' in payload || 'failure' in payload);

/**
 * A table has no envelope, so each row carries its age and confidence. A row without its own gets those of the whole
 * answer.
 */
function withTruth(row: Row, meta: AnswerMeta, sample: boolean): Row {
  const { data_status: own = meta.data_status, as_of = meta.as_of, confidence = meta.confidence } = row;
  return { ...row, data_status: sample ? 'sample' : own, as_of, confidence };
}

const none: readonly Ignored[] = [];

function isEmpty(query: unknown): boolean {
  for (const _ in query as object) return false;
  return true;
}

const together = (first: readonly Ignored[], second: readonly Ignored[]): readonly Ignored[] =>
  first.length === 0 ? second : second.length === 0 ? first : [...first, ...second];

/**
 * The fields of a request that had no effect, in its body and in its address.
 *
 * @param checksQuery does its route take parameters in the address?
 */
export function ignoredIn({ body, query }: FastifyRequest, checksQuery: boolean): readonly Ignored[] {
  // Most requests to a route without a query schema have no query.
  const inQuery = checksQuery ? ignoredFields(query) : isEmpty(query) ? none : strangeParameters(query as object);
  return together(ignoredFields(body), inQuery);
}

/** How a route's values and failures become answers. */
function preSerialization(
  { config, schema }: RouteOptions,
  docs: () => string,
  count: (code: ErrorCode) => void,
): preSerializationHookHandler {
  const { table, columns, json } = config ?? {};
  const checksQuery = schema?.querystring !== undefined;

  function tableOf({ data }: Answer<unknown>, meta: AnswerMeta, sample: boolean, language: Language): string {
    // A table may write parts of the data as text, so their statuses are replaced before it is made.
    const rows = table!((sample ? sampleData(data) : data) as never);
    return csv(
      columnsFor(columns!, rows),
      rows.map((row) => withTruth(row, meta, sample)),
      language,
    );
  }
  // Most tables have the names of the fields as headings.
  const sharedTable = oncePer((answer: Answer<unknown>) => tableOf(answer, answer.meta, false, 'en'));

  return (request, reply, payload, done) => {
    if (!isOutcome(payload)) return done(null, payload);
    const reader = spokenTo(request, reply);
    if (!payload.ok) {
      request.failure = payload.failure;
      count(payload.failure.code);
      const { status, body } = errorAnswer(payload.failure, docs(), config?.errors, reader);
      reply.code(status).header('content-type', 'application/json; charset=utf-8');
      return done(null, body);
    }
    const answer = said(payload.value, reader);
    // An open route has no caller.
    const sample = (request.caller as Caller | null)?.sample === true;
    const sent = ignoredIn(request, checksQuery);
    const ignored = together(
      answer.ignored ?? none,
      table === undefined ? sent : sent.filter(({ field }) => !csvParameters.has(field)),
    );
    const meta = metaFor(answer.meta, sample, ignored);
    if (table !== undefined && columns !== undefined) {
      varyBy(reply, 'accept');
      if (wantsCsv(request)) {
        reply.header('content-type', 'text/csv; charset=utf-8');
        // Rows show the age and confidence of the answer, and no notices.
        const headings = headingLanguage(request);
        const isUsual = answer.isShared === true && !sample && headings === 'en';
        const written = isUsual ? sharedTable(answer) : tableOf(answer, meta, sample, headings);
        return done(null, marked(request, written));
      }
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    const shown = json === undefined ? answer : json(answer as never, request.query as never);
    done(null, successBytes(shown, meta, sample, reader));
  };
}

/** A route that also answers with a table accepts two formats only. */
const checkFormat: preHandlerHookHandler = (request, _reply, done) => {
  const failure = formatFailure(request);
  if (failure === undefined) done();
  else done(new InvalidInput(failure, false));
};

/** An answer has one language, of those that it exists in. Pages choose theirs in another way. */
const checkLanguage: preHandlerHookHandler = (request, _reply, done) => {
  const failure = languageFailure(request);
  if (failure === undefined) done();
  else done(new InvalidInput(failure, false, 'lang'));
};

/** Turns the value or failure of a route into a JSON envelope or a table. */
export const answers = fp<Pick<Materials, 'docs' | 'refusals'>>(
  async (app, { docs, refusals }) => {
    app.decorateRequest('failure', null);
    // Each route has its own hook: reading the route's options for every request costs more than the envelope.
    app.addHook('onRoute', (route) => {
      if (route.config?.open !== true) route.preHandler = [checkLanguage, route.preHandler ?? []].flat();
      if (route.config?.table !== undefined) route.preHandler = [checkFormat, route.preHandler ?? []].flat();
      route.preSerialization = [route.preSerialization ?? [], preSerialization(route, docs, refusals.count)].flat();
    });
    app.setReplySerializer((payload) =>
      // The framework sends bytes as they are, although its types ask for text.
      typeof payload === 'string' || Buffer.isBuffer(payload) ? (payload as string) : JSON.stringify(payload),
    );
  },
  { name: 'answers', dependencies: ['metering', 'guards'] },
);
