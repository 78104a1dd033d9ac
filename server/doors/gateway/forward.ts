import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operations } from '../../../src/contract';
import { documentOperations } from '../../../src/contract/document-operations';
import { bodyComplete } from '../../runtime/requests';
import { isSecretName } from '../../keys/hide-keys';
import { routePath } from '../contract-route';
import { createUpstream, readerHeaders } from './upstream';
import type { UpstreamConfig } from '../../settings/gateway';
import { defined } from '../../../src/defined';

const mebibyte = 2 ** 20;

/**
 * The address at the service: the path of the operation, with the parameters that were sent. A key is left out, because
 * only the gateway has one.
 */
function addressOf(template: string, { params, query }: FastifyRequest): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name]!),
  );
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query as Readonly<Record<string, string | readonly string[]>>)) {
    if (!isSecretName(name)) for (const value of [values].flat()) parameters.append(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Every operation of the contract at the add-in's door, answered by a service elsewhere. */
export function forwardRoutes(app: FastifyInstance, config: UpstreamConfig): void {
  const upstream = createUpstream(config);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodyComplete(request);
    done(null, body);
  });
  for (const { method, path } of [...operations, ...documentOperations]) {
    app.route({
      method,
      url: routePath(path),
      bodyLimit: 4 * mebibyte,
      handler: async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const body = request.body as Buffer | undefined;
        const { accept } = request.headers;
        const answer = await upstream.admit(() =>
          upstream.ask({
            method,
            path: addressOf(path, request),
            gone: gone.signal,
            reader: readerHeaders(request),
            ...defined({ body, accept }),
          }),
        );
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      },
    });
  }
}
