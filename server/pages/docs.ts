import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ConnectorFile, connectorFiles } from '../connector/files';
import { type Download, downloads } from '../downloads/downloads';
import { refuse } from '../errors/refused';
import { message } from '../../src/language/message';
import { connectorPage } from './connector-page';
import { downloadsPage } from './downloads-page';
import { errorPage } from './error-page';
import { guides, workflow } from './guides';
import { keep, type Kept, sendKept } from './kept';
import { openApiSteps } from '../openapi/openapi';
import { pageHeaders } from './page';
import { installedFolder } from '../settings/installed';
import { inTurns } from '../../src/steps';
import type { Turn } from '../work/turns';
import { referencePage, referenceScript } from './reference-page';

const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
const file = (path: string): string => readFileSync(path, 'utf8');

/** Styles and scripts of the pages by name, with their media type. They are read on first use, for a faster start. */
const assets: Readonly<Record<string, readonly [string, () => string]>> = {
  'pages.css': ['text/css', () => file(join(installedFolder, 'server/pages/pages.css'))],
  'reference.css': ['text/css', () => file(join(installedFolder, 'server/pages/reference.css'))],
  'reference.js': ['text/javascript', () => referenceScript],
  'swagger-ui.css': ['text/css', () => file(join(swagger, 'swagger-ui.css'))],
  'swagger-ui-bundle.js': ['text/javascript', () => file(join(swagger, 'swagger-ui-bundle.js'))],
};

/**
 * The pages, `/openapi.json`, the files of the connector and the downloads, all open to everybody. Each is made on the
 * first request and then kept. Long documents are made in turns, so that others do not wait for them.
 */
export function docsPages(app: FastifyInstance, address: () => string, turn: Turn): void {
  const open = { config: { open: true } };
  const stepByStep = <Result>(steps: Iterator<unknown, Result>): Promise<Result> =>
    inTurns(steps, () => turn('open pages'));

  function serve(
    path: string,
    make: () => string | Buffer | Promise<string | Buffer>,
    headers: Readonly<Record<string, string>>,
    options: typeof open & { config: { file?: boolean } } = open,
  ): void {
    let kept: Promise<Kept> | undefined;
    const makeKept = async (): Promise<Kept> => keep(await make());
    app.get(path, options, async (request, reply) => {
      // What could not be made, such as a file that could not be read, is tried again by the next request.
      kept ??= makeKept().catch((problem: unknown) => {
        kept = undefined;
        throw problem;
      });
      return sendKept(request, reply, await kept, headers);
    });
  }
  const html = (path: string, make: () => string | Promise<string>): void =>
    serve(path, make, { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' });
  const json = (path: string, make: () => object | Promise<object>, name?: string): void =>
    serve(path, async () => JSON.stringify(await make(), null, 2), {
      'content-type': 'application/json; charset=utf-8',
      ...(name === undefined ? {} : { 'content-disposition': `attachment; filename="${name}"` }),
    });
  const connectorFile = ({ name, type, content }: ConnectorFile): void =>
    serve(`/connector/${name}`, () => stepByStep(content(address())), {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    });

  const download = ({ address: path, type, content }: Download): void =>
    serve(
      path,
      async () => {
        const made = await content(address(), stepByStep);
        if (made === undefined) throw refuse('not_found', message('download_missing'));
        return made;
      },
      { 'content-type': type, 'content-disposition': `attachment; filename="${path.split('/').at(-1)!}"` },
    );

  html('/docs/reference', referencePage);
  html('/docs/errors', errorPage);
  html('/connector', () => connectorPage(address()));
  html('/downloads', () => downloadsPage(address()));
  for (const guide of guides) html(guide.address, () => guide.page(address()));
  json('/docs/recipes/n8n-workflow.json', () => workflow(address()), 'n8n-workflow.json');
  json('/openapi.json', () => stepByStep(openApiSteps(address())));
  connectorFiles.forEach(connectorFile);
  downloads.forEach(download);
  app.get('/', open, (_request, reply) => reply.redirect('/docs'));
  for (const [name, [type, read]] of Object.entries(assets)) {
    serve(
      `/docs/assets/${name}`,
      read,
      { ...pageHeaders, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
      { config: { open: true, file: true } },
    );
  }
}
