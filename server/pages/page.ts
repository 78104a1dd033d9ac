import { productName } from '../../src/contract';
import { legalPages } from '../../src/contract/legal';
import { peoplePages } from '../../src/contract/people';
import type { Config } from '../config';
import { pageSecurity } from '../runtime/security-headers';
import { separatorChoice } from './formula';
import { headingsOf } from './headings';
import { escaped } from './html';
import { entryOf, menu } from './menu';

/**
 * Pages load scripts and styles from this server only, and send their search to it. The pages for people add styles
 * while they run, and show pictures that they hold themselves.
 */
export const pageHeaders = pageSecurity({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

/** The address of the search over all pages. */
export const searchAddress = '/docs/search';

/** A page of text. */
interface PageText {
  /** As text. */
  readonly title: string;
  /** As HTML. */
  readonly body: string;
  /** Of the page, or of the page in the menu that it belongs to. */
  readonly address?: string;
  /** Other forms of the page, as HTML for the head. */
  readonly links?: string;
  /** What was searched for. */
  readonly searched?: string;
  /** A script of the page besides the one that all share, by its name. */
  readonly script?: string;
}

/** Puts a page into the frame that all share: head, menu, foot. */
export type Frame = (page: PageText) => string;

/** Pages with fewer headings need no list of them. */
const worthListing = 2;

/** The parts of a page: a link to each heading of the second level. */
function contentsOf(body: string): string {
  const parts = headingsOf(body).filter(({ level, id }) => level === 2 && id !== '');
  if (parts.length < worthListing) return '';
  return `<ul aria-label="On this page">${parts.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('')}</ul>`;
}

/** The menu with all pages. The group of the page that is open is unfolded, and its parts stand under it. */
function menuFor({ address, body }: PageText): string {
  const current = entryOf(address);
  const groups = menu.map(({ title, entries }, place) => {
    const open = current === undefined ? place === 0 : entries.includes(current);
    const items = entries.map((entry) => {
      if (entry !== current) return `<li><a href="${entry.address}">${entry.name}</a></li>`;
      const state = address === entry.address ? 'page' : 'true';
      return `<li><a href="${entry.address}" aria-current="${state}">${entry.name}</a>${contentsOf(body)}</li>`;
    });
    return `<details${open ? ' open' : ''}><summary>${title}</summary><ul>${items.join('')}</ul></details>`;
  });
  return `<nav id="menu" popover aria-label="Documentation">${groups.join('')}</nav>`;
}

/** The links to the pages for people, where this installation has them. */
function accountLinks({ people }: Pick<Config, 'people'>): string {
  if (people === undefined) return '';
  const signUp = people.signUp === 'open' ? `<a href="${peoplePages.signUp}">Sign up</a>` : '';
  return `<nav aria-label="Your account">${signUp}<a href="${peoplePages.dashboard}">Dashboard</a></nav>`;
}

/** The links at the foot of every page. */
const foot = `<footer>${Object.values(legalPages)
  .map(({ address, title }) => `<a href="${address}">${title}</a>`)
  .join(' ')}</footer>`;

const withChoice = (body: string): string =>
  body.includes('data-semicolons') ? body.replace('</h1>', `</h1>${separatorChoice}`) : body;

const scripts = (names: readonly (string | undefined)[]): string =>
  names
    .filter((name) => name !== undefined)
    .map((name) => `<script type="module" src="/docs/assets/${name}"></script>`)
    .join('');

/** The frame of the pages of an installation. */
export function frameOf(config: Pick<Config, 'people'>): Frame {
  const account = accountLinks(config);
  return (page) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(page.title === productName ? productName : `${page.title} · ${productName}`)}</title>
    <link rel="icon" href="/addin/assets/icon-32.png">
    <link rel="stylesheet" href="/docs/assets/pages.css">${page.links ?? ''}
    ${scripts(['pages.js', page.script])}
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <a class="home" href="/docs"><img src="/addin/assets/icon-64.png" alt="" width="20" height="20">${productName}</a>
      <button type="button" popovertarget="menu">Menu</button>
      <search><form action="${searchAddress}"><input type="search" name="q" aria-label="Search the documentation" placeholder="Search" maxlength="100" autocomplete="off" value="${escaped(page.searched ?? '')}"></form></search>
      ${account}
    </header>
    <div class="columns">
      ${menuFor(page)}
      <main id="content">
        ${withChoice(page.body)}
      </main>
    </div>
    ${foot}
  </body>
</html>
`;
}
