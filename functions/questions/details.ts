import { decimalOf } from '../../src/contract/decimal';
import { type DetailName, detailNames, detailText, payDetails } from '../../src/contract/details';
import { nearest } from '../../src/contract/nearest';
import { wrong } from '../cell/failure';
import { gridOf } from '../cell/grid';
import { dayOf, flagOf, type Given, isBlank, textOf } from '../cell/values';

/** A name and its value as given; the value is `alone` for a name without a value. */
type Pair = readonly [name: string, value: Given];

/** The most characters that a cell of Excel holds. */
const longestText = 32_767;

const alone = Symbol('a name without a value');

const syntax = 'Write details like "age=67; basic=0.6", with semicolons between them and a decimal point.';
const exampleOf = (name: DetailName): string => detailText(name, payDetails[name].example);

/** A name in the spelling of the contract: `Pay date` is `pay_date`. */
const plainName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
const isDetail = (name: string): name is DetailName => Object.hasOwn(payDetails, name);

function nameOf(text: string): DetailName {
  const name = plainName(text);
  if (isDetail(name)) return name;
  const meant = nearest(name, detailNames);
  throw wrong(
    `${JSON.stringify(text.slice(0, 40))} is not a detail of pay${meant === undefined ? '.' : `: did you mean ${meant}?`} Use one of ${detailNames.join(', ')}.`,
  );
}

function pairsInText(text: string): Pair[] {
  return text.split(/[;\n]/).flatMap((part): Pair[] => {
    if (part.trim() === '') return [];
    const sign = part.indexOf('=');
    const [name, value] = sign < 0 ? [part.trim(), alone] : [part.slice(0, sign).trim(), part.slice(sign + 1).trim()];
    if (typeof value === 'string' && value.includes('='))
      throw wrong(`${JSON.stringify(part.trim().slice(0, 60))} contains more than one detail. ${syntax}`);
    return [[name, value]];
  });
}

/** Two columns, or two rows, of names and values. A name without a value is ignored. */
function pairsInRange(grid: readonly (readonly Given[])[]): Pair[] {
  const [first, second] = grid;
  const areNames = (cells: readonly Given[]): boolean =>
    cells.every((cell) => typeof cell === 'string' && (isBlank(cell) || isDetail(plainName(cell))));
  const inRows =
    grid.length === 2 && (first!.length !== 2 || (areNames(first!) && !areNames(grid.map(([name]) => name))));
  if (!inRows && first!.length !== 2)
    throw wrong(`A range of details must have two columns or two rows, for names and values. ${syntax}`);
  const pairs = inRows
    ? first!.map((name, i): readonly [Given, Given] => [name, second![i]])
    : grid.map(([name, value]): readonly [Given, Given] => [name, value]);
  return pairs.flatMap(([name, value]): Pair[] => {
    if (isBlank(value)) return [];
    if (isBlank(name)) throw wrong(`The value ${JSON.stringify(textOf(value).slice(0, 40))} has no name beside it.`);
    return [[textOf(name), value]];
  });
}

/**
 * A number in text. A comma before three digits is ambiguous: it may group thousands or start decimals. Any other
 * single comma starts decimals, as in text that Excel made from a number.
 */
function numberIn(text: string, name: DetailName): number {
  const share = text.endsWith('%');
  const digits = share ? text.slice(0, -1).trim() : text;
  if (/^[+-]?[1-9]\d{0,2}(,\d{3})+$/.test(digits))
    throw wrong(
      `${JSON.stringify(text.slice(0, 40))} can be read in two ways. Write \`${name}\` without a comma. ${syntax}`,
    );
  const number = decimalOf(digits.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
  if (Number.isFinite(number)) return share ? number / 100 : number;
  throw wrong(`${JSON.stringify(text.slice(0, 40))} is not a number. Enter a number for \`${name}\`. ${syntax}`);
}

/** A day in text, or its serial number, which `="pay_date="&A1` produces in Excel. */
const dayIn = (text: string): string => dayOf(/^\d{4,7}$/.test(text) ? Number(text) : text);

function valueOf(name: DetailName, value: Given): string | number | boolean {
  const { kind } = payDetails[name];
  if (value === alone) {
    if (kind === 'flag') return true;
    throw wrong(`\`${name}\` needs a value, for example ${exampleOf(name)}.`);
  }
  if (isBlank(value)) throw wrong(`\`${name}\` has no value. Write ${exampleOf(name)}, or leave it out.`);
  if (kind === 'flag') return flagOf(value, `\`${name}\``);
  if (typeof value === 'number') return kind === 'day' ? dayOf(value) : kind === 'number' ? value : textOf(value);
  const text = textOf(value);
  return kind === 'number' ? numberIn(text, name) : kind === 'day' ? dayIn(text) : text;
}

/**
 * Details of pay, from text or from a range of names and values. The service checks whether the law accepts each value.
 *
 * @param details text such as `age=67; pay_date=2026-01-31`, or a range of two columns or two rows
 * @throws CustomFunctions.Error with a message that says how to correct the details
 */
export function detailsOf(details: unknown): Partial<Record<DetailName, string | number | boolean>> {
  const grid = gridOf(details);
  const single = grid.length === 1 && grid[0]!.length === 1;
  const pairs = !single
    ? pairsInRange(grid)
    : isBlank(grid[0]![0])
      ? []
      : pairsInText(textOf(grid[0]![0], longestText));
  const found: Partial<Record<DetailName, string | number | boolean>> = {};
  for (const [text, value] of pairs) {
    const name = nameOf(text);
    if (found[name] !== undefined) throw wrong(`\`${name}\` is given twice among the details. Give it once.`);
    found[name] = valueOf(name, value);
  }
  return found;
}
