import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BatchRequest, operations, paths } from '../../../src/contract';
import type { Clock } from '../../clock';
import { checker } from '../../input/checker';
import { bodyComplete } from '../../runtime/observe';
import { isSecretName } from '../../keys/hide-keys';
import { refuse } from './refuse';
import { answerSingly } from './single-calls';
import { createUpstream, type ReaderHeaders, readerHeaders, type UpstreamAnswer } from './upstream';
import type { UpstreamConfig } from '../../settings/gateway';
import type { Language } from '../../../src/language/languages';
import { message } from '../../../src/language/message';
import { defined } from '../../../src/defined';

const mebibyte = 2 ** 20;

/** How long a service without a batch route is not asked for one again, in milliseconds. */
const batchMissingFor = 10 * 60_000;

const checkBatch = checker(BatchRequest, true);

/**
 * The address at the service: the path of the operation, with the parameters that were sent. A key is left out, because
 * only the gateway has one.
 */
function addressOf(path: string, { query }: FastifyRequest): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query as Readonly<Record<string, string | readonly string[]>>)) {
    if (!isSecretName(name)) for (const value of [values].flat()) parameters.append(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('invalid_json', message('body_not_json'));
  }
}

/** Every operation of the contract at the add-in's door, answered by a service elsewhere. */
export function forwardRoutes(
  app: FastifyInstance,
  config: UpstreamConfig,
  docs: () => string,
  { elapsed }: Clock,
): void {
  const upstream = createUpstream(config);
  let noBatchUntil = -Infinity;

  async function batch(body: Buffer, gone: AbortSignal, reader: ReaderHeaders): Promise<UpstreamAnswer> {
    if (elapsed() >= noBatchUntil) {
      const answer = await upstream.ask({ method: 'post', path: paths.batch.path, body, gone, reader }, [404, 405]);
      if (answer !== undefined) return answer;
      noBatchUntil = elapsed() + batchMissingFor;
    }
    const checked = checkBatch(parsed(body));
    if ('error' in checked) throw checked.error;
    const { items, lang } = checked.value as { readonly items: unknown[]; readonly lang?: Language };
    return answerSingly(upstream, items, docs, gone, { ...reader, ...defined({ 'accept-language': lang }) });
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodyComplete(request);
    done(null, body);
  });
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
        const reader = readerHeaders(request);
        const ask = {
          method,
          path: addressOf(path, request),
          gone: gone.signal,
          reader,
          ...defined({ body, accept }),
        };
        const answer = await upstream.admit(async () =>
          path === paths.batch.path && body !== undefined
            ? batch(body, gone.signal, reader)
            : (await upstream.ask(ask))!,
        );
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      },
    });
  }
}
