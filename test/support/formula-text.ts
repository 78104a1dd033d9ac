import { serialOfDay } from '../../src/serial';

type Rows = readonly (readonly unknown[])[];

/** The decimal separator of a language. If it is a comma, semicolons separate arguments. */
export type Decimals = '.' | ',';

/** Splits a list of arguments at a separator outside quotation marks and brackets. */
function parted(text: string, separator: string): string[] {
  if (text.trim() === '') return [];
  const parts = [''];
  let quoted = false;
  let depth = 0;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === separator && !quoted && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const numberIn = (text: string, decimals: Decimals): number =>
  decimals === ',' && text.includes('.') ? Number.NaN : Number(text.replace(decimals, '.'));

function argument(text: string, cells: Readonly<Record<string, Rows>>, decimals: Decimals): unknown {
  if (text === '') return null;
  if (text.startsWith('"')) return text.slice(1, -1).replaceAll('""', '"');
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  const date = /^DATE\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(text);
  if (date !== null)
    return serialOfDay(new Date(Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3]))).toISOString());
  const range = cells[text];
  if (range !== undefined) return range;
  if (Number.isFinite(numberIn(text, decimals))) return numberIn(text, decimals);
  throw new Error(`${text} is neither a value nor a range whose cells are given.`);
}

/**
 * A formula as Excel passes it to the custom-functions runtime: the function name and the argument values.
 *
 * @param text for example `=SVC.NETPAY("KE", A2:A4)`
 * @param cells values of the ranges in the formula
 * @param decimals decimal separator of the formula's language
 */
export function parsedFormula(
  text: string,
  cells: Readonly<Record<string, Rows>> = {},
  decimals: Decimals = '.',
): readonly [name: string, ...args: unknown[]] {
  const [, name, list] = /^=SVC\.(\w+)\((.*)\)$/s.exec(text) ?? [];
  if (name === undefined || list === undefined) throw new Error(`${text} is not a call of one of the functions.`);
  return [name, ...parted(list, decimals === '.' ? ',' : ';').map((part) => argument(part, cells, decimals))];
}
