import { decimalOf } from '../../src/contract/decimal';
import { type Detail, type DetailName, detailText, type DetailValue, payDetails } from '../../src/contract/details';
import { codeMeant, flagMeant } from '../../src/contract/labels';
import { wrong } from '../cell/failure';
import { dayOf, flagOf, type Given, isBlank, numberOf, plain, textOf } from '../cell/values';

export const syntax =
  'Write details like "married; transport=30000", with semicolons between them and a decimal point.';
const exampleOf = (name: DetailName): string => detailText(name, payDetails[name].example);
const quoted = (text: string): string => JSON.stringify(text.slice(0, 40));

/** A number in text, and whether it is a percentage. */
interface TextNumber {
  readonly number: number;
  readonly percent: boolean;
}

/**
 * A number in text. A comma before three digits is ambiguous: it may group thousands or start decimals. Any other
 * single comma starts decimals, as in text that Excel made from a number.
 */
function numberIn(text: string, name: string): TextNumber {
  const percent = text.endsWith('%');
  const digits = percent ? text.slice(0, -1).trim() : text;
  if (/^[+-]?[1-9]\d{0,2}(,\d{3})+$/.test(digits))
    throw wrong(`${quoted(text)} can be read in two ways. Write \`${name}\` without a comma. ${syntax}`);
  const number = decimalOf(digits.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
  if (Number.isFinite(number)) return { number, percent };
  throw wrong(`${quoted(text)} is not a number. Enter a number for \`${name}\`. ${syntax}`);
}

/** A number as a cell or a text holds it. */
const readNumber = (name: string, value: Given): TextNumber => {
  const found = plain(value);
  return typeof found === 'string'
    ? numberIn(found.trim(), name)
    : { number: numberOf(found, `\`${name}\``), percent: false };
};

/** An amount, or another number that is no percentage. */
export function amountOf(name: string, value: Given): number {
  const { number, percent } = readNumber(name, value);
  if (percent) throw wrong(`\`${name}\` takes a number, not a percentage.`);
  return number;
}

const tidy = (number: number): number => Number(number.toPrecision(12));

/**
 * A part of pay: an amount, or a percentage of basic pay. A cell formatted as a percentage holds a number below 1, which
 * no amount of pay is.
 */
function partOf(name: DetailName, value: Given): DetailValue {
  const { number, percent } = readNumber(name, value);
  if (percent) return { percent_of_basic: number };
  return number > 0 && number < 1 ? { percent_of_basic: tidy(number * 100) } : number;
}

/** A day in text, or its serial number, which `="pay_date="&A1` produces in Excel. */
function dayIn(value: Given): string {
  const found = plain(value);
  return dayOf(typeof found === 'string' && /^\d{4,7}$/.test(found.trim()) ? Number(found) : found);
}

const flagFrom = (name: DetailName, value: Given): boolean => {
  const found = plain(value);
  return (typeof found === 'string' ? flagMeant(found) : undefined) ?? flagOf(found, `\`${name}\``);
};

const readers: Readonly<Record<Detail['kind'], (name: DetailName, value: Given) => DetailValue>> = {
  // The service rejects an unknown word, and suggests one.
  choice: (name, value) => codeMeant(name, textOf(value)) ?? textOf(value),
  word: (_name, value) => textOf(value),
  flag: flagFrom,
  day: (_name, value) => dayIn(value),
  number: amountOf,
  share: (name, value) => {
    const { number, percent } = readNumber(name, value);
    return percent ? tidy(number / 100) : number;
  },
  part: partOf,
  benefit: (name, value) => {
    const found = plain(value);
    const flag = typeof found === 'string' ? flagMeant(found) : found;
    return typeof flag === 'boolean' ? flag : amountOf(name, found);
  },
};

/**
 * The value of a detail from a text or a cell. The service checks whether it is a possible one.
 *
 * @throws CellError if it is not of the kind of the detail, or the error that the cell holds
 */
export function valueOf(name: DetailName, value: Given): DetailValue {
  if (isBlank(value)) throw wrong(`\`${name}\` has no value. Write ${exampleOf(name)}, or leave it out.`);
  return readers[payDetails[name].kind](name, value);
}

/**
 * The value of a detail whose name stands alone.
 *
 * @throws CellError if it needs a value
 */
export function valueAlone(name: DetailName): true {
  const { kind } = payDetails[name];
  if (kind === 'flag' || kind === 'benefit') return true;
  throw wrong(`\`${name}\` needs a value, for example ${exampleOf(name)}.`);
}
