import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addinPath, BatchRequest, operations, paths } from '../../src/contract';
import { checker } from '../door/validate';
import { refuse } from './refuse';
import { answerSingly } from './single-calls';
import { createUpstream, type UpstreamAnswer } from './upstream';
import type { UpstreamConfig } from './config';

const mebibyte = 2 ** 20;

/** How long a service without a batch route is not asked for one again, in milliseconds. */
const batchMissingFor = 10 * 60_000;

const checkBatch = checker(BatchRequest, true);

/** The address at the service: without the add-in's prefix, and without a key, which only the gateway has. */
function pathOf({ url }: FastifyRequest): string {
  const { pathname, searchParams } = new URL(url.slice(addinPath.length), 'http://localhost');
  searchParams.delete('api_key');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('invalid_json', 'The body is not valid JSON: check quotation marks, commas and brackets.');
  }
}

/** Every operation of the contract at the add-in's door, answered by a service elsewhere. */
export function forwardRoutes(app: FastifyInstance, config: UpstreamConfig, docs: () => string, now: () => number): void {
  const upstream = createUpstream(config);
  let noBatchUntil = 0;

  async function batch(body: Buffer, gone: AbortSignal): Promise<UpstreamAnswer> {
    if (now() >= noBatchUntil) {
      const answer = await upstream.ask({ method: 'post', path: paths.batch.path, body, gone }, [404, 405]);
      if (answer !== undefined) return answer;
      noBatchUntil = now() + batchMissingFor;
    }
    const checked = checkBatch(parsed(body));
    if ('error' in checked) throw checked.error;
    return answerSingly(upstream, (checked.value as { items: unknown[] }).items, docs, gone);
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const { method, path } of operations) {
    app.route({
      method,
      url: path,
      bodyLimit: 4 * mebibyte,
      handler: async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const body = request.body as Buffer | undefined;
        const { accept } = request.headers;
        const ask = { method, path: pathOf(request), gone: gone.signal, ...(body === undefined ? {} : { body }), ...(accept === undefined ? {} : { accept }) };
        const answer = await upstream.admit(async () => (path === paths.batch.path && body !== undefined ? batch(body, gone.signal) : (await upstream.ask(ask))!));
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      },
    });
  }
}
