import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ConnectorFile, connectorFiles } from '../connector/files';
import { type Download, downloads } from '../downloads/downloads';
import { refuse } from '../errors/refused';
import { helpFile, type Language } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { openApiSteps } from '../openapi/openapi';
import { tags } from '../openapi/tags';
import { installedFolder } from '../settings/installed';
import { projectRoot } from '../settings/project';
import { inTurns } from '../../src/steps';
import type { Turn } from '../work/turns';
import { connectorPage } from './connector-page';
import { downloadsPage } from './downloads-page';
import { errorPage } from './error-page';
import { type FunctionsMetadata, functionsPage } from './functions-page';
import { guides, workflow } from './guides';
import { keep, type Kept, sendKept } from './kept';
import { inEachLanguage, pageLanguage } from './language';
import { functionsAddress } from './menu';
import { type Frame, type Frames, pageHeaders } from './page';
import type { Document } from '../openapi/document';
import { addressOfTag, referencePage, tagPageSteps } from './reference/pages';
import { searchPage } from './search';

const file = (name: string): string => readFileSync(join(installedFolder, 'server/pages', name), 'utf8');

/** Styles and scripts of the pages by name, with their media type. They are read on first use, for a faster start. */
const assets: Readonly<Record<string, readonly [string, () => string]>> = {
  'pages.css': ['text/css', () => file('pages.css')],
  'pages.js': ['text/javascript', () => file('browser/pages.js')],
  'reference.js': ['text/javascript', () => file('browser/reference.js')],
};

/** The help on functions, for the search. The add-in's door serves the page. */
async function functionsHelp(frame: Frame, language: Language): Promise<string | undefined> {
  const text = await readFile(join(projectRoot, 'dist/addin', helpFile(language)), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : functionsPage(frame, JSON.parse(text) as FunctionsMetadata, language);
}

/**
 * The pages, their search, `/openapi.json`, the files of the connector and the downloads, all open to everybody. Each is
 * made on the first request and then kept. Long documents are made in turns, so that others do not wait for them.
 */
export function docsPages(app: FastifyInstance, frames: Frames, address: () => string, turn: Turn): void {
  const open = { config: { open: true } };
  const stepByStep = <Result>(steps: Iterator<unknown, Result>): Promise<Result> =>
    inTurns(steps, () => turn('open pages'));

  /** Makes something on first use. What could not be made, such as a file that could not be read, is tried again. */
  function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
    let made: Promise<Made> | undefined;
    return () =>
      (made ??= make().catch((problem: unknown) => {
        made = undefined;
        throw problem;
      }));
  }
  function serve(
    path: string,
    make: () => string | Buffer | Promise<string | Buffer>,
    headers: Readonly<Record<string, string>>,
    options: typeof open & { config: { file?: boolean } } = open,
  ): void {
    const kept = once(async (): Promise<Kept> => keep(await make()));
    app.get(path, options, async (request, reply) => sendKept(request, reply, await kept(), headers));
  }
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

  const document = once(() => stepByStep(openApiSteps(address())));
  const described = async (): Promise<Document> => (await document()) as Document;
  const pagesIn = (
    language: Language,
  ): readonly { readonly address: string; readonly html: () => Promise<string> }[] => {
    const frame = frames(language);
    return [
      ...guides.map((guide) => ({ address: guide.address, html: () => guide.page(address(), frame, language) })),
      { address: '/docs/reference', html: async () => referencePage(frame, await described(), language) },
      ...tags.map(({ name }) => ({
        address: addressOfTag(name),
        html: async () => stepByStep(tagPageSteps(frame, await described(), name, language)),
      })),
      { address: '/docs/errors', html: () => errorPage(frame) },
      { address: '/connector', html: () => Promise.resolve(connectorPage(frame, address())) },
      { address: '/downloads', html: () => Promise.resolve(downloadsPage(frame, address())) },
    ];
  };
  const keptIn = inEachLanguage(
    (language) =>
      new Map(
        pagesIn(language).map(({ address: path, html }) => [path, once(async (): Promise<Kept> => keep(await html()))]),
      ),
  );
  for (const { address: path } of pagesIn('en'))
    app.get(path, open, async (request, reply) =>
      sendKept(request, reply, await keptIn(pageLanguage(request, reply)).get(path)!(), {
        ...pageHeaders,
        'content-type': 'text/html; charset=utf-8',
      }),
    );
  searchPage(
    app,
    frames,
    (language) => [
      ...pagesIn(language),
      { address: functionsAddress, html: () => functionsHelp(frames(language), language) },
    ],
    turn,
  );
  json('/docs/recipes/n8n-workflow.json', () => workflow(address()), 'n8n-workflow.json');
  json('/openapi.json', document);
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
