import type { HelpParameter } from '../../../src/client/function-help';
import type { Place } from '../../sheet';
import { type Argument, type Formula, formula, type Reference } from '../../words/formula';
import { money } from '../../../ui/words/numbers';
import { readArgument } from './read-argument';

/** What an argument was given: text that was typed or chosen, or cells. */
export type Given = { readonly typed: string } | GivenCells;

/** Cells as an argument, with other ways to write them. */
export interface GivenCells extends Reference {
  readonly ways: readonly string[];
  /** Where they lie, where the pane picked them itself. */
  readonly place?: Place | undefined;
}

/** What the arguments of a function were given, by the name of the parameter. */
export type AllGiven = Readonly<Record<string, Given | undefined>>;

export const isCells = (given: Given | undefined): given is GivenCells => given !== undefined && 'cells' in given;

/** An address with all its rows and columns fixed: `$B$2:$B$40`. */
export const absolute = (address: string): string => address.replace(/\b[A-Z]{1,3}(?=\d)/g, '$$$&$$');

/** The argument of a formula, or what is wrong with the text. */
export function argumentOf(
  { type, customEnumId }: HelpParameter,
  given: Given | undefined,
): { readonly argument?: Argument; readonly wrong?: string } {
  if (isCells(given)) return { argument: given };
  const text = given?.typed.trim() ?? '';
  if (text === '') return {};
  if (type === 'string' || customEnumId !== undefined) return { argument: text };
  const { value, wrong } = readArgument(text);
  return wrong === undefined ? { argument: value } : { wrong };
}

/** What the form shows for an argument of a formula that exists. */
function givenOf(argument: Argument): Given | undefined {
  if (argument === undefined) return undefined;
  if (typeof argument === 'object') return { ...argument, ways: [argument.cells] };
  if (typeof argument === 'boolean') return { typed: String(argument).toUpperCase() };
  return { typed: typeof argument === 'number' ? money(argument) : argument };
}

/** What the arguments of a formula give to the parameters of its function. */
export const allGivenOf = (parameters: readonly HelpParameter[], args: readonly Argument[]): AllGiven =>
  Object.fromEntries(parameters.map(({ name }, at) => [name, givenOf(args[at])]));

/** The formula that the form says; undefined while a required argument is missing or one is wrong. */
export function formulaOf(name: string, parameters: readonly HelpParameter[], given: AllGiven): Formula | undefined {
  const read = parameters.map((parameter) => argumentOf(parameter, given[parameter.name]));
  const isComplete = read.every(
    ({ argument, wrong }, at) => wrong === undefined && (argument !== undefined || parameters[at]!.optional === true),
  );
  return isComplete ? formula(name, ...read.map(({ argument }) => argument)) : undefined;
}
