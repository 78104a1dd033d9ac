import { serialOfDay } from '../../functions/cell/serial';

type Rows = readonly (readonly unknown[])[];

/** The parts of a list of arguments, parted at commas outside of quotation marks and brackets. */
const parted = (text: string): string[] => (text.trim() === '' ? [] : (text.match(/(?:"(?:[^"]|"")*"|\([^)]*\)|[^,])+|(?<=,|^)(?=,|$)/g) ?? []).map((part) => part.trim()));

function argument(text: string, cells: Readonly<Record<string, Rows>>): unknown {
  if (text === '') return null;
  if (text.startsWith('"')) return text.slice(1, -1).replaceAll('""', '"');
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  const date = /^DATE\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(text);
  if (date !== null) return serialOfDay(new Date(Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3]))).toISOString());
  const range = cells[text];
  if (range !== undefined) return range;
  if (Number.isFinite(Number(text))) return Number(text);
  throw new Error(`${text} is neither a value nor a range whose cells are given.`);
}

/**
 * A formula as Excel hands it to the custom-functions runtime: the name of the function and the values of its arguments.
 *
 * @param text for example `=SVC.NETPAY("KE", A2:A4)`
 * @param cells what stands in the ranges that it names
 */
export function parsedFormula(text: string, cells: Readonly<Record<string, Rows>> = {}): readonly [name: string, ...args: unknown[]] {
  const [, name, list] = /^=SVC\.(\w+)\((.*)\)$/s.exec(text) ?? [];
  if (name === undefined || list === undefined) throw new Error(`${text} is not a call of one of the functions.`);
  return [name, ...parted(list).map((part) => argument(part, cells))];
}
