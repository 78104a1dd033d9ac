import { addinPath, productName } from '../../src/contract';
import { legalPages } from '../../src/contract/legal';
import { pageSecurity } from '../runtime/security-headers';

/**
 * Pages load scripts and styles from this server only. Swagger UI also needs style attributes, and data addresses for
 * its icons; the pages for people add styles while they run.
 */
export const pageHeaders = pageSecurity({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
});

/** Text escaped for HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The page that Excel opens for help on a function. */
export const functionsAddress = `${addinPath}/functions.html`;

const menu: readonly (readonly [address: string, name: string])[] = [
  ['/docs', 'Documentation'],
  ['/docs/excel', 'In Excel'],
  [functionsAddress, 'Functions'],
  ['/docs/recipes', 'Recipes'],
  ['/docs/reference', 'API reference'],
  ['/docs/errors', 'Error codes'],
  ['/connector', 'Power Platform'],
  ['/downloads', 'Downloads'],
  ['/changes', 'What changed'],
  ['/status', 'Status'],
];

/** The menu at the top of every page. `address` is the current page. */
export const pagesMenu = (address: string | undefined): string =>
  `<nav aria-label="Documentation">${menu.map(([to, name]) => `<a href="${to}"${to === address ? ' aria-current="page"' : ''}>${name}</a>`).join(' ')}</nav>`;

/** The links at the foot of every page. */
const foot = `<footer>${Object.values(legalPages)
  .map(({ address, title }) => `<a href="${address}">${title}</a>`)
  .join(' ')}</footer>`;

/** The title of a page in the browser, as HTML. */
export const titleOf = (title: string): string => escaped(title === productName ? title : `${title} · ${productName}`);

/**
 * A page of text.
 *
 * @param title as text
 * @param body as HTML
 * @param address of the page, if the menu lists it
 * @param links to other forms of the page, as HTML
 */
export const page = (title: string, body: string, address?: string, links = ''): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${titleOf(title)}</title>
    <link rel="stylesheet" href="/docs/assets/pages.css">${links}
  </head>
  <body>
    ${pagesMenu(address)}
    <main>
      ${body}
    </main>
    ${foot}
  </body>
</html>
`;
