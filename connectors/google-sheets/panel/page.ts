import { productName } from '../../../src/contract/product';
import { countryNames } from '../../../src/contract/countries';
import { countryCodes } from '../../../src/contract/country-code';
import { directionOf, type Language, languages } from '../../../src/language/languages';
import { workbooks as arabic } from '../../../src/language/ar/workbooks';
import { workbooks as english } from '../../../src/language/en/workbooks';
import { workbooks as french } from '../../../src/language/fr/workbooks';
import { workbooks as portuguese } from '../../../src/language/pt/workbooks';
import { bookIds, bookTitles } from '../../../src/workbooks/books';
import { type Say, sayIn } from '../words';

const words = { en: english, fr: french, pt: portuguese, ar: arabic } as const;

/** A function as the panel lists it, with an example. */
export interface ListedFunction {
  readonly name: string;
  readonly description: string;
  readonly formula: string;
  /** The result of the example as text; of a table, its size. */
  readonly result: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const item = ({ name, description, formula, result }: ListedFunction, say: Say): string => `
        <li>
          <details>
            <summary dir="ltr">${escaped(name)}</summary>
            <div class="function">
              <p>${escaped(description)}</p>
              <code dir="ltr">${escaped(formula)}</code>
              <p class="hint">${escaped(say('gives', { result }))}</p>
              <button type="button" data-formula="${escaped(formula)}" aria-label="${escaped(say('insert_example', { name }))}">${escaped(say('insert'))}</button>
              <div class="outcome" role="status"></div>
            </div>
          </details>
        </li>`;

/** The options of a list, with what each is called. */
const options = (named: readonly (readonly [value: string, name: string])[]): string =>
  named.map(([value, name]) => `<option value="${value}">${escaped(name)}</option>`).join('');

/** The countries by their names in a language. */
function countriesIn(language: Language): readonly (readonly [string, string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryCodes
    .map((code) => [code, language === 'en' ? countryNames[code] : (names.of(code) ?? code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language));
}

/** What the panel shows in a language. */
function content(functions: readonly ListedFunction[], language: Language): string {
  const say = sayIn(language);
  const text: Say = (code, ...values) => escaped(say(code, ...values));
  return `
    <main>
      <h1>${escaped(productName)}</h1>
      <h2 id="connection-title">${text('connection')}</h2>
      <form id="connection" aria-labelledby="connection-title">
        <label for="address">${text('address')}</label>
        <input id="address" type="url" dir="ltr" autocomplete="off" spellcheck="false" aria-describedby="address-hint" />
        <p id="address-hint" class="hint">${text('address_hint')}</p>
        <label for="key">${text('key')}</label>
        <input id="key" type="password" dir="ltr" autocomplete="off" spellcheck="false" aria-describedby="key-hint key-stored" />
        <p id="key-hint" class="hint">${text('key_hint')}</p>
        <p id="key-stored" class="hint"></p>
        <button class="main">${text('save')}</button>
        <div id="saved" class="outcome" role="status"></div>
        <p class="hint">${text('owner')}</p>
      </form>
      <h2>${text('functions')}</h2>
      <label for="search">${text('search')}</label>
      <input id="search" type="search" autocomplete="off" />
      <p id="none" class="hint" role="status"></p>
      <p><a id="help" target="_blank" rel="noopener" hidden>${text('help')}</a></p>
      <ul id="functions">${functions.map((one) => item(one, say)).join('')}
      </ul>
      <h2 id="workbooks-title">${text('workbooks')}</h2>
      <form id="workbook" aria-labelledby="workbooks-title">
        <label for="book">${text('workbook')}</label>
        <select id="book">${options(bookIds.map((id) => [id, words[language][bookTitles[id]]]))}</select>
        <label for="country">${text('country')}</label>
        <select id="country">${options(countriesIn(language))}</select>
        <p class="hint">${text('workbook_hint')}</p>
        <button>${text('build_workbook')}</button>
        <div id="built" class="outcome" role="status"></div>
      </form>
      <h2>${text('data')}</h2>
      <button type="button" id="show-status">${text('show_status')}</button>
      <div id="status" class="outcome" role="status"></div>
      <button type="button" id="refresh" aria-describedby="refresh-hint">${text('menu_refresh')}</button>
      <p id="refresh-hint" class="hint">${text('refresh_hint')}</p>
      <div id="refreshed" class="outcome" role="status"></div>
    </main>`;
}

/** A part of the page that only readers of a language get. Google evaluates the scriptlet when the panel opens. */
const only = (language: Language, part: string): string => `<? if (language === '${language}') { ?>${part}<? } ?>`;

/** A part of the page, in each language. */
const inEach = (part: (language: Language) => string): string =>
  languages.map((language) => only(language, part(language))).join('');

/**
 * The page of the side panel in every language, in one file as Google needs it.
 *
 * @param functions as each language describes them
 * @param style content of a style sheet
 * @param script of the page
 */
export const panelPage = (
  functions: (language: Language) => readonly ListedFunction[],
  { style, script }: { readonly style: string; readonly script: string },
): string => `<!doctype html>
${inEach((language) => `<html lang="${language}" dir="${directionOf(language)}">`)}
  <head>
    <meta charset="utf-8" />
    <base target="_top" />
    <title>${escaped(productName)}</title>
    <style>
${style}
    </style>
  </head>
  <body>${inEach((language) => content(functions(language), language))}
    <script>
${script}
    </script>
  </body>
</html>
`;
