import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { securityHeaders } from '../operation/security-headers';
import type { Route } from '../routes/route';
import { errorPage } from './error-page';
import { openApi } from './openapi';
import { referencePage, referenceScript, referenceStyle } from './reference-page';

const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
const file = (path: string): string => readFileSync(path, 'utf8');

/** Styles and scripts of the pages by name, with their media type. Read when first asked for, so that they do not delay the start. */
const assets: Readonly<Record<string, readonly [string, () => string]>> = {
  'pages.css': ['text/css', () => file(join(__dirname, 'pages.css'))],
  'reference.css': ['text/css', () => referenceStyle],
  'reference.js': ['text/javascript', () => referenceScript],
  'swagger-ui.css': ['text/css', () => file(join(swagger, 'swagger-ui.css'))],
  'swagger-ui-bundle.js': ['text/javascript', () => file(join(swagger, 'swagger-ui-bundle.js'))],
};

/** Pages take scripts and styles from here only. Swagger UI writes style attributes and draws its icons from data addresses. */
const pageHeaders = securityHeaders({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
});

/** `/docs`, `/docs/errors` and `/openapi.json`: the reference, open to everybody. */
export const docsRoute: Route = (app, { address }) => {
  const open = { config: { open: true } };
  const texts = new Map<string, string>();
  const once = (name: string, make: () => string): string => {
    let text = texts.get(name);
    if (text === undefined) texts.set(name, (text = make()));
    return text;
  };
  const html = (path: string, make: () => string) => app.get(path, open, (_request, reply) => reply.headers(pageHeaders).header('content-type', 'text/html; charset=utf-8').send(once(path, make)));

  html('/docs', referencePage);
  html('/docs/errors', errorPage);
  app.get('/', open, (_request, reply) => reply.redirect('/docs'));
  app.get('/openapi.json', open, (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(once('openapi', () => JSON.stringify(openApi(address()), null, 2))));
  for (const [name, [type, read]] of Object.entries(assets)) {
    app.get(`/docs/assets/${name}`, open, (_request, reply) => reply.headers(pageHeaders).headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(once(name, read)));
  }
};
