/** Parameters of tables as CSV. Every operation with a table takes them, whatever its schema says. */
export const csvParameters: ReadonlySet<string> = new Set(['format', 'bom']);

/**
 * Stands at the beginning of a file of text in UTF-8. Without it, Excel on Windows reads the file in the code page of
 * the machine, and `Côte d'Ivoire` becomes `CÃ´te d'Ivoire`.
 */
export const byteOrderMark = '\ufeff';

/** Signs that begin a formula in a spreadsheet, in their full-width forms too, which some settings turn into the plain ones. */
const startsFormula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Would a spreadsheet take the text for a formula? */
export const looksLikeFormula = (text: string): boolean => startsFormula.test(text);
