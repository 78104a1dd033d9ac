import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Route } from '../routes/route';
import { connectorDefinition } from '../connector/definition';
import { connectorProperties } from '../connector/properties';
import { connectorPage } from './connector-page';
import { errorPage } from './error-page';
import { guides, workflow } from './guides';
import { openApi } from './openapi';
import { pageHeaders } from './page';
import { referencePage, referenceScript } from './reference-page';

const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
const file = (path: string): string => readFileSync(path, 'utf8');

/** Styles and scripts of the pages by name, with their media type. Read when first asked for, so that they do not delay the start. */
const assets: Readonly<Record<string, readonly [string, () => string]>> = {
  'pages.css': ['text/css', () => file(join(__dirname, 'pages.css'))],
  'reference.css': ['text/css', () => file(join(__dirname, 'reference.css'))],
  'reference.js': ['text/javascript', () => referenceScript],
  'swagger-ui.css': ['text/css', () => file(join(swagger, 'swagger-ui.css'))],
  'swagger-ui-bundle.js': ['text/javascript', () => file(join(swagger, 'swagger-ui-bundle.js'))],
};

/** The pages, `/openapi.json` and the files of the connector: open to everybody. */
export const docsRoute: Route = (app, { address }) => {
  const open = { config: { open: true } };
  const texts = new Map<string, string>();
  const once = (name: string, make: () => string): string => {
    let text = texts.get(name);
    if (text === undefined) texts.set(name, (text = make()));
    return text;
  };
  const html = (path: string, make: () => string) => app.get(path, open, (_request, reply) => reply.headers(pageHeaders).header('content-type', 'text/html; charset=utf-8').send(once(path, make)));

  const json = (path: string, make: () => object, name?: string) =>
    app.get(path, open, (_request, reply) =>
      reply.headers({ 'content-type': 'application/json; charset=utf-8', ...(name === undefined ? {} : { 'content-disposition': `attachment; filename="${name}"` }) }).send(once(path, () => JSON.stringify(make(), null, 2))),
    );

  html('/docs/reference', referencePage);
  html('/docs/errors', errorPage);
  html('/connector', () => connectorPage(address()));
  for (const guide of guides) html(guide.address, () => guide.page(address()));
  json('/docs/recipes/n8n-workflow.json', () => workflow(address()), 'n8n-workflow.json');
  json('/openapi.json', () => openApi(address()));
  json('/connector/apiDefinition.swagger.json', () => connectorDefinition(address()), 'apiDefinition.swagger.json');
  json('/connector/apiProperties.json', connectorProperties, 'apiProperties.json');
  app.get('/', open, (_request, reply) => reply.redirect('/docs'));
  for (const [name, [type, read]] of Object.entries(assets)) {
    app.get(`/docs/assets/${name}`, open, (_request, reply) => reply.headers(pageHeaders).headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(once(name, read)));
  }
};
