import type { TextsCounted } from '../../src/reference/check';

/** How many names of payslip lines, or notes, each language has and lacks, with the countries that lack some. */
export function namesLines(what: 'Names' | 'Notes', counted: readonly TextsCounted[]): string[] {
  const languages = [...new Set(counted.map(({ language }) => language))];
  return languages.map((language) => {
    const own = counted.filter((one) => one.language === language);
    const recorded = own.reduce((sum, one) => sum + one.recorded, 0);
    const lacking = own.filter(({ missing }) => missing.length > 0);
    const missing = lacking.reduce((sum, one) => sum + one.missing.length, 0);
    const where = lacking.map((one) => `${one.country} ${one.missing.length}`).join(', ');
    return `${what} in ${language}: ${recorded} recorded in ${own.length} countries, ${missing} missing${where === '' ? '' : ` (${where})`}`;
  });
}

/** The names or notes that are missing, by language and country. */
export const missingNamesLines = (counted: readonly TextsCounted[]): string[] =>
  counted
    .filter(({ missing }) => missing.length > 0)
    .map(({ language, country, missing }) => `  ${country} in ${language}: ${missing.join('; ')}`);
