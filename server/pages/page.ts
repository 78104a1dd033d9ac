import { productName } from '../../src/contract';
import { type LegalPage, legalPages } from '../../src/contract/legal';
import { peoplePages } from '../../src/contract/people';
import { directionOf, type Language, languages, languageParameter, languageWords } from '../../src/language/languages';
import { message, type MessageCode } from '../../src/language/message';
import type { Config } from '../config';
import { pageSecurity } from '../runtime/security-headers';
import { hasForms, separatorChoice } from './formula';
import { headingsOf } from './headings';
import { escaped } from './html';
import { inEachLanguage, saidOnPage } from './language';
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
  /** The language of title and body; English where nothing is said. */
  readonly written?: Language;
  /** Is the English page newer than this translation of it? */
  readonly isOld?: boolean;
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
/** The frames by the language of their readers. */
export type Frames = (language: Language) => Frame;

/** A word or sentence of the frame, for HTML. */
type Word = (code: PlainCode) => string;
type PlainCode = Exclude<
  Extract<MessageCode, `page_${string}` | `legal_${string}`>,
  `page_table${string}` | 'page_language'
>;

const inLanguage = (language: Language): string => `lang="${language}" dir="${directionOf(language)}"`;

/** Pages with fewer headings need no list of them. */
const worthListing = 2;

/** The parts of a page: a link to each heading of the second level. */
function contentsOf({ body, written = 'en' }: PageText, language: Language, word: Word): string {
  const parts = headingsOf(body).filter(({ level, id }) => level === 2 && id !== '');
  if (parts.length < worthListing) return '';
  const own = written === language ? '' : ` ${inLanguage(written)}`;
  return `<ul aria-label="${word('page_parts')}"${own}>${parts.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('')}</ul>`;
}

/** The menu with all pages. The group of the page that is open is unfolded, and its parts stand under it. */
function menuFor(page: PageText, language: Language, word: Word): string {
  const { address } = page;
  const current = entryOf(address);
  const groups = menu.map(({ title, entries }, place) => {
    const open = current === undefined ? place === 0 : entries.includes(current);
    const items = entries.map((entry) => {
      const name = escaped(saidOnPage(entry.name, language));
      if (entry !== current) return `<li><a href="${entry.address}">${name}</a></li>`;
      const state = address === entry.address ? 'page' : 'true';
      return `<li><a href="${entry.address}" aria-current="${state}">${name}</a>${contentsOf(page, language, word)}</li>`;
    });
    return `<details${open ? ' open' : ''}><summary>${escaped(saidOnPage(title, language))}</summary><ul>${items.join('')}</ul></details>`;
  });
  return `<nav id="menu" popover aria-label="${word('page_documentation')}">${groups.join('')}</nav>`;
}

/** The links to the pages for people, where this installation has them. */
function accountLinks({ people }: Pick<Config, 'people'>, word: Word): string {
  if (people === undefined) return '';
  const signUp = people.signUp === 'open' ? `<a href="${peoplePages.signUp}">${word('page_sign_up')}</a>` : '';
  return `<nav aria-label="${word('page_account')}">${signUp}<a href="${peoplePages.dashboard}">${word('page_dashboard')}</a></nav>`;
}

/** The switch between languages: each leads to the same page, and the browser remembers it. */
function languageSwitch({ searched = '' }: PageText, language: Language): string {
  const links = languages.map((one) => {
    const query = new URLSearchParams({ ...(searched === '' ? {} : { q: searched }), [languageParameter]: one });
    const state = one === language ? ' aria-current="true"' : '';
    return `<li><a href="?${escaped(query.toString())}" hreflang="${one}" ${inLanguage(one)}${state}>${languageWords[one].label}</a></li>`;
  });
  return `<details class="languages"><summary aria-label="${escaped(saidOnPage(message('page_language', { language: languageWords[language].label }), language))}">${languageWords[language].label}</summary><ul>${links.join('')}</ul></details>`;
}

/** The links at the foot of every page. */
const footOf = (word: Word): string =>
  `<footer>${Object.entries(legalPages)
    .map(([name, { address }]) => `<a href="${address}">${word(`legal_${name as LegalPage}`)}</a>`)
    .join(' ')}</footer>`;

/** What a page says of its own language, where it is not that of the reader or not up to date. */
function noticeOf({ written = 'en', isOld = false }: PageText, language: Language, word: Word): string {
  if (written !== language) return `<p class="warning" ${inLanguage(language)}>${word('page_english_only')}</p>`;
  if (!isOld) return '';
  return `<p class="warning">${word('page_translation_old')} <a href="?${languageParameter}=en" hreflang="en">${word('page_read_english')}</a></p>`;
}

/** What a page is about, with its notice and the choice of formulas below its heading. */
function contentOf(page: PageText, language: Language, word: Word): string {
  const { body, written = 'en' } = page;
  const choice = hasForms(body) ? separatorChoice(written) : '';
  return body.replace('</h1>', () => `</h1>${noticeOf(page, language, word)}${choice}`);
}

const scripts = (names: readonly (string | undefined)[]): string =>
  names
    .filter((name) => name !== undefined)
    .map((name) => `<script type="module" src="/docs/assets/${name}"></script>`)
    .join('');

/** The words that the script of all pages needs. */
const scriptWords = (word: Word): string =>
  (['copy', 'copied', 'copy_by_hand', 'copy_text', 'copy_formula'] as const)
    .map((name) => `data-${name.replaceAll('_', '-')}="${word(`page_${name}`)}"`)
    .join(' ');

/** The frames of the pages of an installation. */
export function frameOf(config: Pick<Config, 'people'>): Frames {
  return inEachLanguage((language) => {
    const word: Word = (code) => escaped(saidOnPage(message(code), language));
    const [account, foot] = [accountLinks(config, word), footOf(word)];
    return (page) => `<!doctype html>
<html ${inLanguage(language)}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(page.title === productName ? productName : `${page.title} · ${productName}`)}</title>
    <link rel="icon" href="/addin/assets/icon-32.png">
    <link rel="stylesheet" href="/docs/assets/pages.css">${page.links ?? ''}
    ${scripts(['pages.js', page.script])}
  </head>
  <body ${scriptWords(word)}>
    <a class="skip" href="#content">${word('page_skip')}</a>
    <header>
      <a class="home" href="/docs"><img src="/addin/assets/icon-64.png" alt="" width="20" height="20">${productName}</a>
      <button type="button" popovertarget="menu">${word('page_menu')}</button>
      <search><form action="${searchAddress}"><input type="search" name="q" aria-label="${word('page_search_all')}" placeholder="${word('page_search')}" maxlength="100" autocomplete="off" value="${escaped(page.searched ?? '')}"></form></search>
      ${account}
      ${languageSwitch(page, language)}
    </header>
    <div class="columns">
      ${menuFor(page, language, word)}
      <main id="content"${(page.written ?? 'en') === language ? '' : ` ${inLanguage(page.written ?? 'en')}`}>
        ${contentOf(page, language, word)}
      </main>
    </div>
    ${foot}
  </body>
</html>
`;
  });
}
