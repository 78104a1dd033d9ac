import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addinPath } from '../../../src/contract';
import { ConfigError, type Config } from '../../config';
import { varyBy } from '../../runtime/vary';
import { isLoopback } from '../../network/loopback';
import { type FunctionsMetadata, functionsPage } from '../../pages/functions-page';
import { keepFor, type Kept, sendKept } from '../../pages/kept';
import { functionsAddress } from '../../pages/menu';
import { inEachLanguage, pageLanguage } from '../../pages/language';
import type { Frames } from '../../pages/page';
import { manifestFor, readdressed } from './manifest';
import { officeCdn, pageHeaders } from './page-headers';
import { refuse } from './refuse';
import { isRelease } from '../../command-line';
import { projectRoot } from '../../settings/project';
import { helpFile, languages } from '../../../src/language/languages';
import { message } from '../../../src/language/message';

const page = 'taskpane.html';
const officeScript = `${officeCdn}/lib/1/hosted/office.js`;

const day = 86_400;
const named = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;

/**
 * How long browsers may keep a file: a year if its name changes with its content. Otherwise they must ask whether it
 * has changed.
 */
const cacheFor = (path: string): string => (named.test(path) ? `public, max-age=${365 * day}, immutable` : 'no-cache');

/**
 * The folder of office.js in Microsoft's package.
 *
 * @throws ConfigError if the package is not installed
 */
function officeFolder(): string {
  try {
    return join(dirname(require.resolve('@microsoft/office-js/package.json')), 'dist');
  } catch {
    const command = isRelease ? 'npm install --global @microsoft/office-js' : 'npm install';
    throw new ConfigError(message('office_package_missing', { command }));
  }
}

const notBuilt = () => refuse('not_found', message('add_in_not_built'));

/**
 * The add-in's pages and scripts as webpack built them, office.js if this server serves it, and the manifest with the
 * server's address. All routes are open.
 *
 * @param frames of the help on functions
 * @param address of this server
 * @param folder in which the project is installed
 */
export async function pageRoutes(
  app: FastifyInstance,
  frames: Frames,
  config: Pick<Config, 'officeJs' | 'publicUrl' | 'entra' | 'host'>,
  address: () => string,
  folder = projectRoot,
): Promise<void> {
  const built = join(folder, 'dist', 'addin');
  const headers = pageHeaders(config.officeJs);
  const office = config.officeJs === 'local' ? officeFolder() : undefined;
  const open = { config: { open: true } };
  const file = { config: { open: true, file: true } };
  await app.register(fastifyStatic, { root: built, serve: false, cacheControl: false, preCompressed: true });

  const asFile = (reply: FastifyReply, cache: string): FastifyReply =>
    reply.headers(headers).header('cache-control', cache);

  /** The path of a file from a request, for addresses that end with a star. */
  function pathOf(request: FastifyRequest): string {
    const path = (request.params as { '*': string })['*'];
    // A path must not leave the folder or name a hidden file, also if it is decoded once more or read by Windows.
    if (!path.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)))
      throw refuse('not_found', message('add_in_file_missing'));
    return path;
  }

  async function textOf(name: string): Promise<string> {
    const text = await readFile(join(built, name), 'utf8').catch(() => undefined);
    if (text === undefined)
      throw existsSync(built) ? refuse('not_found', message('add_in_page_missing', { page: name })) : notBuilt();
    return text;
  }

  const withOffice = (text: string): string =>
    office === undefined ? text : text.replaceAll(officeScript, `${addinPath}/office/office.js`);
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  const pages = new Map<string, (text: string) => Kept>();
  const helpPage = inEachLanguage((language) =>
    keepFor((text: string) => functionsPage(frames(language), JSON.parse(text) as FunctionsMetadata, language)),
  );
  // The files name the addresses of the functions' help, which is on this server.
  const metadata = new Map(
    languages.map((language) => [helpFile(language), keepFor((text: string) => readdressed(text, address()))] as const),
  );

  app.get(addinPath, open, (_request, reply) => reply.redirect(`${addinPath}/${page}`));
  app.get(`${addinPath}/:page(^[\\w-]+\\.html$)`, file, async (request, reply) => {
    const { page: name } = request.params as { page: string };
    const text = await textOf(name);
    // Only names of existing files get this far, so there are few.
    const kept = pages.get(name) ?? keepFor(withOffice);
    pages.set(name, kept);
    return sendKept(request, reply, kept(text), html);
  });
  app.get(functionsAddress, open, async (request, reply) => {
    const language = pageLanguage(request, reply);
    return sendKept(request, reply, helpPage(language)(await textOf(helpFile(language))), html);
  });
  for (const [name, kept] of metadata)
    app.get(`${addinPath}/${name}`, file, async (request, reply) =>
      sendKept(request, reply, kept(await textOf(name)), {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
      }),
    );
  app.get(`${addinPath}/office/*`, file, (request, reply) => {
    if (office === undefined) throw refuse('not_found', message('office_js_not_served'));
    return asFile(reply, `public, max-age=${day}`).sendFile(pathOf(request), office);
  });
  app.get(`${addinPath}/*`, file, (request, reply) => {
    if (!existsSync(built)) throw notBuilt();
    const path = pathOf(request);
    varyBy(reply, 'accept-encoding');
    return asFile(reply, cacheFor(path)).sendFile(path);
  });

  const manifestFile = join(folder, 'manifest.xml');
  app.get('/manifest.xml', open, (_request, reply) => {
    if (!existsSync(manifestFile)) throw refuse('not_found', message('manifest_missing'));
    if (config.publicUrl === undefined && !isLoopback(config.host)) {
      throw refuse('not_found', message('manifest_address_unknown'));
    }
    return reply
      .headers({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'no-cache',
        'content-disposition': 'attachment; filename="manifest.xml"',
      })
      .send(manifestFor(readFileSync(manifestFile, 'utf8'), address(), config.entra));
  });
}
