import { absent } from './failure';
import { type Given, isUnset } from './values';
import { words } from './words';

/** A range, row by row. */
type Grid = readonly (readonly Given[])[];

/** An argument as a range. A single value is a range of one cell. */
export const gridOf = (argument: unknown): Grid =>
  Array.isArray(argument) ? (Array.isArray(argument[0]) ? (argument as Grid) : [argument]) : [[argument]];

const isSingle = (grid: Grid): boolean => grid.length === 1 && grid[0]!.length === 1;

/** Was the argument left out? Excel passes nothing for it, and empty text for an empty cell. */
export const isLeftOut = (argument: unknown): boolean => {
  const grid = gridOf(argument);
  return isSingle(grid) && (grid[0]![0] === undefined || grid[0]![0] === null);
};

/**
 * An optional range of values that cannot be 0, as a list. A single empty cell counts as left out; an empty cell in a
 * larger range does not.
 */
export const rangesGiven = (argument: unknown): Grid[] => {
  const grid = gridOf(argument).map((row) => row.map((cell) => (isUnset(cell) ? '' : cell)));
  return isSingle(grid) && grid[0]![0] === '' ? [] : [grid];
};

const height = (grid: Grid): number => grid.length;
const width = (grid: Grid): number => grid[0]?.length ?? 0;

function valueAt(grid: Grid, row: number, column: number): Given {
  const y = height(grid) === 1 ? 0 : row;
  const x = width(grid) === 1 ? 0 : column;
  if (y >= height(grid) || x >= width(grid)) throw absent(words('ranges_differ'));
  return grid[y]![x];
}

/**
 * Size of the result for several ranges, by Excel's rule: the largest height and width. Single rows, columns and cells
 * repeat.
 */
export const sizeOf = (grids: readonly Grid[]): { readonly rows: number; readonly columns: number } => ({
  rows: Math.max(1, ...grids.map(height)),
  columns: Math.max(1, ...grids.map(width)),
});

/**
 * Values of several ranges at one position of the result.
 *
 * @throws CellError where a range has no value at the position
 */
export const valuesAt = (grids: readonly Grid[], row: number, column: number): Given[] =>
  grids.map((grid) => valueAt(grid, row, column));
