import type { Language } from '../../src/language/languages';

/** What Excel itself calls in a language: errors of cells, and functions that examples use beside those of the add-in. */
interface ExcelWords {
  readonly errors: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
}

/** Where a language has another word than English. An Excel in Arabic has the English ones. */
const excelWords: Readonly<Partial<Record<Language, ExcelWords>>> = {
  fr: { errors: { '#VALUE!': '#VALEUR!' }, functions: {} },
  pt: { errors: { '#VALUE!': '#VALOR!', '#N/A': '#N/D' }, functions: { DATE: 'DATA' } },
};

/** An error of a cell as an Excel in a language shows it. */
export const excelError = (error: string, language: Language): string => excelWords[language]?.errors[error] ?? error;

/** A formula with the names of Excel's own functions in a language. */
export const withExcelFunctions = (formula: string, language: Language): string =>
  Object.entries(excelWords[language]?.functions ?? {}).reduce(
    (text, [english, own]) => text.replaceAll(`${english}(`, `${own}(`),
    formula,
  );

/** A formula with the English names of Excel's own functions, from one in a language. */
export const withEnglishFunctions = (formula: string, language: Language): string =>
  Object.entries(excelWords[language]?.functions ?? {}).reduce(
    (text, [english, own]) => text.replaceAll(`${own}(`, `${english}(`),
    formula,
  );
