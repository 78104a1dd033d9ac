import { pagesMenu } from './page';

/** The browsable reference: Swagger UI, served from this machine, on the service's own OpenAPI document. */
export const referencePage = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference</title>
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css">
    <link rel="stylesheet" href="/docs/assets/reference.css">
  </head>
  <body>
    ${pagesMenu}
    <div id="reference"><p>The reference needs JavaScript; <a href="/openapi.json">openapi.json</a> and the <a href="/docs/errors">error codes</a> do not.</p></div>
    <script src="/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/docs/assets/reference.js"></script>
  </body>
</html>
`;

/** Starts Swagger UI; a file of its own, because the content-security policy allows no script inside a page. */
export const referenceScript = `window.SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: 0, tryItOutEnabled: false, persistAuthorization: false, validatorUrl: null });\n`;

/** Swagger UI has no dark colours of its own. */
export const referenceStyle = `body { margin: 0; background: #fff; font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
nav { max-width: 1460px; margin: 0 auto; padding: 0.6rem 20px 0; }
nav a { color: #0b5cad; margin-right: 1rem; }
@media (prefers-color-scheme: dark) { body { background: #14191f; } nav a { color: #7db8f2; } #reference { filter: invert(0.9) hue-rotate(180deg); } }
`;
