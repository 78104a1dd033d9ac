import { serialOfDay } from '../../src/serial';

type Rows = readonly (readonly unknown[])[];

/** The sign before decimals in a language. Where it is a comma, arguments are parted by semicolons. */
export type Decimals = '.' | ',';

/** The parts of a list of arguments, parted at a sign outside of quotation marks and brackets. */
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
 * A formula as Excel hands it to the custom-functions runtime: the name of the function and the values of its
 * arguments.
 *
 * @param text for example `=SVC.NETPAY("KE", A2:A4)`
 * @param cells what stands in the ranges that it names
 * @param decimals the sign before decimals in the language that it is written in
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
