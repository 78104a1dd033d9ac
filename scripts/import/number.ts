/**
 * Reads a number as a person writes it: `1234.5`, `1,234.50`, `178,28`.
 *
 * @returns undefined where it is not a number; `ambiguous` where a single comma before three digits could mean either
 */
export function readNumber(text: string): number | 'ambiguous' | undefined {
  if (/^[-+]?\d+(\.\d+)?(e[-+]?\d{1,3})?$/i.test(text)) return Number(text);
  if (/^[-+]?\d{1,3}(,\d{3})+\.\d+$/.test(text) || /^[-+]?\d{1,3}(,\d{3}){2,}$/.test(text))
    return Number(text.replaceAll(',', ''));
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(text)) return 'ambiguous';
  if (/^[-+]?\d+,\d+$/.test(text)) return Number(text.replace(',', '.'));
  return undefined;
}
