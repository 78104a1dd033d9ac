import { type Language, localeOf } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { withCommas, withSemicolons } from '../../src/local-formula';
import { withEnglishFunctions, withExcelFunctions } from './excel-words';
import { escaped } from './html';
import { saidOnPage } from './language';

/** Is a text a formula of the add-in? */
export const isFormula = (text: string): boolean => text.startsWith('=SVC.');

/** The sign before decimals that the readers of a language write; in English, those who write semicolons. */
const decimalOf = (language: Language): ',' | '.' =>
  language === 'en' || (1.5).toLocaleString(localeOf[language]).includes(',') ? ',' : '.';

/** A formula as the spreadsheets of a language write it: guides in other languages than English have semicolons. */
export const formulaIn = (formula: string, language: Language): string =>
  language === 'en' ? formula : withExcelFunctions(withSemicolons(formula, decimalOf(language)), language);

/**
 * A formula as HTML. It carries its other form, with semicolons or with commas, so that the page shows the one that the
 * reader's spreadsheet takes.
 *
 * @param formula as the guides of the language write it
 */
export function formulaCode(formula: string, language: Language): string {
  const [name, other] =
    language === 'en'
      ? (['semicolons', withSemicolons(formula)] as const)
      : (['commas', withCommas(withEnglishFunctions(formula, language))] as const);
  const form = other === formula ? '' : ` data-${name}="${escaped(other)}"`;
  return `<code class="formula"${form}>${escaped(formula)}</code>`;
}

/** Has a page formulas with two forms? */
export const hasForms = (body: string): boolean => /data-(?:semicolons|commas)=/.test(body);

const option = (value: 'commas' | 'semicolons', text: string): string =>
  `<option value="${value}">${escaped(text)}</option>`;

/** Lets the reader choose between the two forms. Scripts show it, because they make the choice. */
export function separatorChoice(language: Language): string {
  const commas = '("KE", 1000.5)';
  const semicolons = withSemicolons(commas, decimalOf(language));
  return `<p class="separator" hidden><label>${escaped(saidOnPage(message('formulas'), language))} <select>
        ${option('commas', saidOnPage(message('formulas_with_commas', { formula: commas }), language))}
        ${option('semicolons', saidOnPage(message('formulas_with_semicolons', { formula: semicolons }), language))}
      </select></label></p>`;
}
