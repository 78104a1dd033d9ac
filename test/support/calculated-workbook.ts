import type { Formula, Result } from '../browser/excel';

/** A sheet with its cells by `row,column`, counted from 0. */
interface CalculatedSheet {
  readonly name: string;
  readonly cells: ReadonlyMap<string, { readonly content: string | number | boolean; readonly formula: boolean }>;
}

/** An error of a cell. */
export interface CellErrorShown {
  readonly error: string;
}
type Value = string | number | boolean | null | CellErrorShown;
type Grid = readonly (readonly Value[])[];
type Any = Value | Grid;

const isGrid = (value: Any): value is Grid => Array.isArray(value);
const isError = (value: Any): value is CellErrorShown =>
  typeof value === 'object' && value !== null && 'error' in value;
const error = (name: string): CellErrorShown => ({ error: name });

/** A call of an SVC function whose result is not there yet. */
class Waiting extends Error {}

const token =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?:E[+-]\d+)?)|"(?<text>(?:[^"]|"")*)"|(?<name>[A-Z][A-Z.]*)(?=\()|(?<logical>TRUE|FALSE)|(?:'(?<sheet>(?:[^']|'')+)'!)?(?<from>\$?[A-Z]{1,3}\$?\d+)(?::(?<to>\$?[A-Z]{1,3}\$?\d+))?|(?<sign><>|<=|>=|[-+*/&=<>(),]))/y;

type Token = Readonly<Record<string, string | undefined>>;

function tokensOf(formula: string): readonly Token[] {
  const found: Token[] = [];
  token.lastIndex = 1;
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex;
    const match = token.exec(formula);
    if (match === null) throw new Error(`${formula} cannot be read from ${at}: ${formula.slice(at)}`);
    found.push(match.groups!);
  }
  return found;
}

const cellOf = (address: string): readonly [row: number, column: number] => {
  const [, letters, digits] = /^\$?([A-Z]+)\$?(\d+)$/.exec(address)!;
  const column = [...letters!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(digits) - 1, column - 1];
};

const numberOf = (value: Any): number | CellErrorShown => {
  if (isError(value)) return value;
  if (value === null) return 0;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return error('#VALUE!');
};

/** A day of Excel as a moment. */
const momentOf = (serial: number): Date => new Date((serial - 25_569) * 86_400_000);

/**
 * Calculates the formulas of a workbook as Excel does. Functions of Excel that workbooks use are here; SVC functions are
 * calculated by `ask`, in Microsoft's runtime. Results spill, and are an error over cells that are not empty.
 *
 * @param matrices parameters of SVC functions that take ranges
 * @param blank what Excel passes for an empty cell: nothing, or in some versions 0
 */
export async function calculated(
  { sheets }: { readonly sheets: readonly CalculatedSheet[] },
  ask: (formulas: readonly Formula[]) => Promise<readonly Result[]>,
  matrices: ReadonlyMap<string, readonly boolean[]>,
  blank: '' | 0 = '',
) {
  const answers = new Map<string, Any>();
  let wanted = new Map<string, Formula>();
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  let spilled = new Map<string, Value>();
  let known = new Map<string, Any>();

  const at = (sheet: string, row: number, column: number): string => `${sheet}!${row},${column}`;

  function valueAt(sheet: string, row: number, column: number): Value {
    const here = byName.get(sheet);
    if (here === undefined) throw new Error(`There is no sheet ${sheet}.`);
    const cell = here.cells.get(`${row},${column}`);
    if (cell === undefined || cell.content === '') return spilled.get(at(sheet, row, column)) ?? null;
    if (!cell.formula) return cell.content;
    const found = resultAt(sheet, row, column, String(cell.content));
    return isGrid(found) ? (found[0]?.[0] ?? null) : found;
  }

  function resultAt(sheet: string, row: number, column: number, formula: string): Any {
    const key = at(sheet, row, column);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = evaluate(formula, sheet);
    known.set(key, found);
    return found;
  }

  function evaluate(formula: string, sheet: string): Any {
    const tokens = tokensOf(formula);
    let next = 0;
    const sign = (...signs: readonly string[]): string | undefined => {
      const one = tokens[next]?.['sign'];
      if (one === undefined || !signs.includes(one)) return undefined;
      next++;
      return one;
    };
    const scalar = (value: Any): Value => (isGrid(value) ? (value[0]?.[0] ?? null) : value);

    function binary(of: () => Any, signs: readonly string[], apply: (sign: string, a: Value, b: Value) => Any): Any {
      let left = of();
      for (let one = sign(...signs); one !== undefined; one = sign(...signs)) {
        const [a, b] = [scalar(left), scalar(of())];
        left = isError(a) ? a : isError(b) ? b : apply(one, a, b);
      }
      return left;
    }
    const arithmetic = (one: string, a: Value, b: Value): Any => {
      const [x, y] = [numberOf(a), numberOf(b)];
      if (typeof x !== 'number') return x;
      if (typeof y !== 'number') return y;
      if (one === '/' && y === 0) return error('#DIV/0!');
      return one === '+' ? x + y : one === '-' ? x - y : one === '*' ? x * y : x / y;
    };
    const compared = (one: string, a: Value, b: Value): Any => {
      const empty = (value: Value, other: Value): Value => value ?? (typeof other === 'number' ? 0 : '');
      const [x, y] = [empty(a, b), empty(b, a)];
      const same = typeof x === 'string' && typeof y === 'string' ? x.toLowerCase() === y.toLowerCase() : x === y;
      if (one === '=') return same;
      if (one === '<>') return !same;
      const [m, n] = [Number(x), Number(y)];
      return one === '<' ? m < n : one === '>' ? m > n : one === '<=' ? m <= n : m >= n;
    };
    const expression = (): Any =>
      binary(
        () => binary(() => binary(primary, ['*', '/'], arithmetic), ['+', '-'], arithmetic),
        ['=', '<>', '<', '>', '<=', '>='],
        compared,
      );

    function reference(there: string, from: string, to: string | undefined): Any {
      const [row, column] = cellOf(from);
      if (to === undefined) return valueAt(there, row, column);
      const [lastRow, lastColumn] = cellOf(to);
      return Array.from({ length: lastRow - row + 1 }, (_, i) =>
        Array.from({ length: lastColumn - column + 1 }, (__, j) => valueAt(there, row + i, column + j)),
      );
    }

    function primary(): Any {
      if (sign('-') !== undefined) return arithmetic('-', 0, scalar(primary()));
      if (sign('(') !== undefined) {
        const inside = expression();
        sign(')');
        return inside;
      }
      const { number, text, name, logical, sheet: there, from, to } = tokens[next++]!;
      if (number !== undefined) return Number(number);
      if (text !== undefined) return text.replaceAll('""', '"');
      if (logical !== undefined) return logical === 'TRUE';
      if (from !== undefined) return reference(there?.replaceAll("''", "'") ?? sheet, from, to);
      return call(name!);
    }

    /** The arguments of a call, each evaluated when it is needed. */
    function call(name: string): Any {
      sign('(');
      const args: Any[] = [];
      const isLazy = name === 'IF' || name === 'IFERROR';
      while (sign(')') === undefined) {
        if (tokens[next]?.['sign'] === ',' || tokens[next]?.['sign'] === ')') args.push(null);
        else if (isLazy && args.length > 0 && isSkipped(name, args)) args.push(skipped());
        else args.push(expression());
        if (tokens[next]?.['sign'] === ',') {
          next++;
          if (tokens[next]?.['sign'] === ')') args.push(null);
        }
      }
      return name.startsWith('SVC.') ? asked(name.slice('SVC.'.length), args) : native(name, args);
    }
    const isSkipped = (name: string, args: readonly Any[]): boolean => {
      const first = scalar(args[0]!);
      if (name === 'IFERROR') return !isError(first);
      return args.length === 1 ? first !== true : first === true;
    };
    function skipped(): null {
      for (let depth = 0; next < tokens.length; next++) {
        const one = tokens[next]!['sign'];
        if (depth === 0 && (one === ',' || one === ')')) return null;
        depth += one === '(' ? 1 : one === ')' ? -1 : 0;
      }
      return null;
    }

    function asked(name: string, args: readonly Any[]): Any {
      const failed = args.find(isError);
      if (failed !== undefined) return failed;
      const takes = matrices.get(name) ?? [];
      const passed = args.map((arg, i) => {
        if (isGrid(arg)) return arg.map((row) => row.map((one) => one ?? blank));
        return takes[i] === true && arg !== null ? [[arg]] : arg;
      });
      const formula: Formula = [name, ...passed];
      const key = JSON.stringify(formula);
      const answer = answers.get(key);
      if (answer !== undefined) return answer;
      wanted.set(key, formula);
      throw new Waiting();
    }

    function native(name: string, args: readonly Any[]): Any {
      const flat = args.flatMap((arg) => (isGrid(arg) ? arg.flat() : [arg]));
      const numbers = flat.filter((one): one is number => typeof one === 'number');
      const failed = flat.find(isError);
      const [first = null, second = null, third = null] = args;
      if (name === 'IFERROR') return isError(first) ? second : first;
      if (name === 'IFNA') return isError(first) && first.error === '#N/A' ? second : first;
      if (name === 'IF') {
        const condition = scalar(first);
        return isError(condition) ? condition : condition === true ? second : third;
      }
      if (name === 'COUNT') return numbers.length;
      if (name === 'COUNTA') return [first].flat(2).filter((one) => one !== null).length;
      if (failed !== undefined) return failed;
      switch (name) {
        case 'SUM':
          return numbers.reduce((sum, one) => sum + one, 0);
        case 'ROUND': {
          const [value, digits] = [numberOf(first), numberOf(second)];
          if (typeof value !== 'number') return value;
          const power = 10 ** Number(digits);
          return (Math.sign(value) * Math.round(Math.abs(value) * power)) / power;
        }
        case 'ABS': {
          const value = numberOf(first);
          return typeof value === 'number' ? Math.abs(value) : value;
        }
        case 'AND':
          return flat.every((one) => one === true);
        case 'COUNTIF': {
          const [, sign, limit] = /^([<>=])(-?\d+)$/.exec(String(scalar(second)))!;
          const counts = (first as Grid).flat().filter((one) => typeof one === 'number');
          return counts.filter((one) => compared(sign!, one, Number(limit)) === true).length;
        }
        case 'SUMIF': {
          const sums = (third as Grid).flat();
          return (first as Grid)
            .flat()
            .reduce<number>(
              (sum, one, at) =>
                compared('=', one, scalar(second)) === true && typeof sums[at] === 'number'
                  ? sum + (sums[at] as number)
                  : sum,
              0,
            );
        }
        case 'LOOKUP':
          return (
            (second as Grid)
              .flat()
              .filter((one) => typeof one === 'number')
              .at(-1) ?? error('#N/A')
          );
        case 'MATCH': {
          const place = (second as Grid).flat().findIndex((one) => compared('=', one, scalar(first)) === true);
          return place < 0 ? error('#N/A') : place + 1;
        }
        case 'INDEX':
          return (first as Grid)[Number(second) - 1]?.[Number(third) - 1] ?? error('#REF!');
        case 'EOMONTH': {
          const moment = momentOf(Number(scalar(first)));
          return (
            Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + Number(scalar(second)) + 1, 0) / 86_400_000 +
            25_569
          );
        }
        case 'DATE':
          return (
            Date.UTC(Number(scalar(first)), Number(scalar(second)) - 1, Number(scalar(third))) / 86_400_000 + 25_569
          );
        case 'DATEDIF': {
          const [from, to] = [first, second].map((one) => momentOf(Number(scalar(one))));
          const months =
            (to!.getUTCFullYear() - from!.getUTCFullYear()) * 12 +
            (to!.getUTCMonth() - from!.getUTCMonth()) -
            (to!.getUTCDate() < from!.getUTCDate() ? 1 : 0);
          return scalar(third) === 'ym' ? months % 12 : months;
        }
        default:
          throw new Error(`${name} is not among the functions of this Excel.`);
      }
    }

    const value = expression();
    if (next < tokens.length) throw new Error(`${formula} has more than an expression.`);
    return value;
  }

  /** Calculates every formula that can be calculated now, and lets results spill. */
  function pass(): boolean {
    known = new Map();
    wanted = new Map();
    const next = new Map<string, Value>();
    let isComplete = true;
    for (const { name, cells } of sheets)
      for (const [place, { content, formula }] of cells) {
        if (!formula) continue;
        const [row, column] = place.split(',').map(Number) as [number, number];
        try {
          const found = resultAt(name, row, column, String(content));
          if (!isGrid(found)) continue;
          found.forEach((values, i) =>
            values.forEach((value, j) => {
              if (i === 0 && j === 0) return;
              const over = cells.get(`${row + i},${column + j}`);
              if (over !== undefined && over.content !== '') known.set(at(name, row, column), error('#SPILL!'));
              next.set(at(name, row + i, column + j), value);
            }),
          );
        } catch (problem) {
          if (!(problem instanceof Waiting)) throw problem;
          isComplete = false;
        }
      }
    const isSettled = isComplete && JSON.stringify([...next]) === JSON.stringify([...spilled]);
    spilled = next;
    return isSettled;
  }

  for (let round = 0; !pass(); round++) {
    if (round > 12) throw new Error('The workbook does not settle.');
    const formulas = [...wanted];
    if (formulas.length === 0) continue;
    const results = await ask(formulas.map(([, formula]) => formula));
    results.forEach((result, i) => answers.set(formulas[i]![0], (result ?? error('no answer')) as Any));
  }

  return {
    valueAt,
    /** Every cell with an error: its place and what it shows. */
    errors: (): readonly (readonly [place: string, shown: unknown])[] => [
      ...[...known].flatMap(([place, found]) => (!isGrid(found) && isError(found) ? [[place, found] as const] : [])),
      ...[...known].flatMap(([place, found]) =>
        isGrid(found) && found.flat().some(isError) ? [[place, found.flat().find(isError)] as const] : [],
      ),
    ],
    /** How many formulas were calculated. */
    count: (): number => known.size,
  };
}
export type Calculated = Awaited<ReturnType<typeof calculated>>;
