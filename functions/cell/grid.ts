import { absent } from './failure';
import { type Given, isBlank } from './values';

/** A range, row by row. */
type Grid = readonly (readonly Given[])[];

/** Any numeric argument as a range: a single value is a range of one cell. */
export const gridOf = (argument: unknown): Grid =>
  Array.isArray(argument) ? (Array.isArray(argument[0]) ? (argument as Grid) : [argument]) : [[argument]];

const alone = (grid: Grid): boolean => grid.length === 1 && grid[0]!.length === 1;

/** Was the argument left out? Excel then hands over nothing, while an empty cell is empty text. */
export const isLeftOut = (argument: unknown): boolean => {
  const grid = gridOf(argument);
  return alone(grid) && (grid[0]![0] === undefined || grid[0]![0] === null);
};

/** A range that may be left out; one empty cell counts as left out, an empty cell among others does not. */
export const rangesGiven = (argument: unknown): unknown[] => {
  const grid = gridOf(argument);
  return alone(grid) && isBlank(grid[0]![0]) ? [] : [argument];
};

const height = (grid: Grid): number => grid.length;
const width = (grid: Grid): number => grid[0]?.length ?? 0;

function at(grid: Grid, row: number, column: number): Given {
  const y = height(grid) === 1 ? 0 : row;
  const x = width(grid) === 1 ? 0 : column;
  if (y >= height(grid) || x >= width(grid))
    throw absent('The ranges have different sizes: this cell has no partner in the other range.');
  return grid[y]![x];
}

/**
 * Size of the result of ranges that are calculated together, as Excel has it: the largest, with single rows, columns
 * and cells repeated.
 */
export const sizeOf = (grids: readonly Grid[]): { readonly rows: number; readonly columns: number } => ({
  rows: Math.max(1, ...grids.map(height)),
  columns: Math.max(1, ...grids.map(width)),
});

/**
 * Values of several ranges at one place of the result.
 *
 * @throws CustomFunctions.Error where a range is too small to have a value there
 */
export const valuesAt = (grids: readonly Grid[], row: number, column: number): Given[] =>
  grids.map((grid) => at(grid, row, column));
