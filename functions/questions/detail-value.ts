import { type Detail, type DetailName, detailText, type DetailValue, payDetails } from '../../src/contract/details';
import { codeMeant, flagMeant } from '../../src/contract/labels';
import { labelValue } from './label-value';
import { wrong } from '../cell/failure';
import { words } from '../cell/words';
import { dayOf, flagOf, type Given, isBlank, isUnset, numberGiven, numberOf, plain, textOf } from '../cell/values';

const exampleOf = (name: DetailName): string => detailText(name, payDetails[name].example);

const tidy = (number: number): number => Number(number.toPrecision(12));

/**
 * A part of pay: an amount, or a percentage of basic pay. A cell formatted as a percentage holds a number below 1, which
 * no amount of pay is.
 */
function partOf(name: DetailName, value: Given): DetailValue {
  const { number, percent } = numberGiven(value, labelValue(name));
  if (percent) return { percent_of_basic: number };
  return number > 0 && number < 1 ? { percent_of_basic: tidy(number * 100) } : number;
}

/** A day in text, or its serial number, which `="pay_date="&A1` produces in Excel. */
export function dayIn(value: Given): string {
  const found = plain(value);
  return dayOf(typeof found === 'string' && /^\d{4,7}$/.test(found.trim()) ? Number(found) : found);
}

const flagFrom = (name: DetailName, value: Given): boolean => {
  const found = plain(value);
  return (typeof found === 'string' ? flagMeant(found) : undefined) ?? flagOf(found, labelValue(name));
};

const readers: Readonly<Record<Detail['kind'], (name: DetailName, value: Given) => DetailValue>> = {
  // The service rejects an unknown word, and suggests one.
  choice: (name, value) => codeMeant(name, textOf(value)) ?? textOf(value),
  word: (_name, value) => textOf(value),
  flag: flagFrom,
  day: (_name, value) => dayIn(value),
  number: (name, value) => numberOf(value, labelValue(name)),
  share: (name, value) => {
    const { number, percent } = numberGiven(value, labelValue(name));
    return percent ? tidy(number / 100) : number;
  },
  part: partOf,
  benefit: (name, value) => {
    const found = plain(value);
    const flag = typeof found === 'string' ? flagMeant(found) : found;
    return typeof flag === 'boolean' ? flag : numberOf(found, labelValue(name));
  },
};

/** The details that 0 says nothing of. */
const saysNothingAtZero = (name: DetailName): boolean =>
  name === 'overtime_hours' || ['choice', 'word', 'day'].includes(payDetails[name].kind);

/** Is the cell of a detail empty? */
export const isBlankDetail = (name: DetailName, cell: Given): boolean =>
  saysNothingAtZero(name) ? isUnset(cell) : isBlank(cell);

/**
 * The value of a detail from a text or a cell. The service checks whether it is a possible one.
 *
 * @throws CellError if it is not of the kind of the detail, or the error that the cell holds
 */
export function valueOf(name: DetailName, value: Given): DetailValue {
  if (isBlank(value))
    throw wrong(words('detail_without_value', { detail: labelValue(name), example: exampleOf(name) }));
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
  throw wrong(words('detail_needs_value', { detail: labelValue(name), example: exampleOf(name) }));
}
