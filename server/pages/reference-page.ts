import { pagesMenu, titleOf } from './page';

/** The interactive reference: Swagger UI, served from this server, for the service's own OpenAPI document. */
export const referencePage = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${titleOf('API reference')}</title>
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css">
    <link rel="stylesheet" href="/docs/assets/pages.css">
    <link rel="stylesheet" href="/docs/assets/reference.css">
  </head>
  <body>
    ${pagesMenu('/docs/reference')}
    <div id="reference"><main><p>The reference needs JavaScript; <a href="/openapi.json">openapi.json</a> and the <a href="/docs/errors">error codes</a> do not.</p></main></div>
    <script src="/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/docs/assets/reference.js"></script>
  </body>
</html>
`;

/**
 * Starts Swagger UI in the system's light or dark mode. It is a separate file because the content security policy
 * forbids inline scripts. It also makes Swagger UI more accessible. Screen readers get names for unnamed controls,
 * heading levels have no gap, and the unreachable link inside each button is removed.
 */
export const referenceScript = `const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);

const reference = document.getElementById('reference');
const name = (selector, give) => reference.querySelectorAll(selector + ':not([data-named])').forEach((element) => {
  element.dataset.named = '';
  give(element);
});
const nameAll = () => {
  name('select', (select) => select.setAttribute('aria-label', select.id === 'servers' ? 'Server' : select.closest('.examples-select') ? 'Example' : 'Media type'));
  name('pre.microlight', (example) => { example.tabIndex = 0; });
  name(':is(.information-container, .scheme-container)', (part) => {
    part.setAttribute('role', 'region');
    part.setAttribute('aria-label', part.classList.contains('scheme-container') ? 'Server and key' : 'About the API');
  });
  name(':is(h3, h4, h5)', (heading) => {
    heading.setAttribute('role', 'heading');
    heading.setAttribute('aria-level', String(Number(heading.tagName[1]) - 1));
  });
};
new MutationObserver(nameAll).observe(reference, { childList: true, subtree: true });

const plainPath = ({ React }) => ({ wrapComponents: { DeepLink: () => ({ text }) => React.createElement('span', null, text) } });
window.SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: 0, tryItOutEnabled: false, persistAuthorization: false, syntaxHighlight: { activated: false }, validatorUrl: null, plugins: [plainPath] });
`;
