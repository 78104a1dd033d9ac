import './plain-page';
import type { FunctionValue, ResultCell, ValueRequest } from '../src/client/function-value';
import * as sheetFunctions from './all';
import { CellError, type CellValue } from './cell/failure';
import { Figure } from './cell/figure';
import { type CellCatalog, say, Words } from './cell/words';
import type { Invocation } from './excel/asking';
import { catalogIn } from './excel/language';

type SheetFunction = (...args: unknown[]) => Promise<unknown>;
const functions = sheetFunctions as unknown as Readonly<Record<string, SheetFunction | undefined>>;

function shown(cell: CellValue, catalog: CellCatalog): ResultCell {
  if (cell instanceof CellError) return { error: cell.code, message: say(cell.sentence, catalog) };
  if (cell instanceof Figure) return cell;
  return { value: cell instanceof Words ? say(cell, catalog) : cell };
}

/**
 * What a call gives in the pane: the same as in a cell, with the age and sources behind it.
 *
 * @throws Error if there is no function of this name, or one fails in a way that is not an error of a cell
 */
export async function valueOf({ name, args, language, signal }: ValueRequest): Promise<FunctionValue> {
  const run = functions[name.toLowerCase()];
  if (run === undefined) throw new Error(`There is no function ${name}.`);
  const catalog = catalogIn(language);
  let meta: FunctionValue['meta'];
  let given: CellValue | CellValue[][] | undefined;
  const invocation: Invocation = {
    onCanceled: () => undefined,
    watch: {
      heard: (reply) => {
        if (reply.success) meta ??= reply.meta;
      },
      gave: (value) => {
        given = value;
      },
    },
  };
  signal.addEventListener('abort', () => invocation.onCanceled?.());
  // Excel hands over null for each argument that is left out, and the invocation after the last.
  const places = Array.from({ length: run.length - 1 }, (_, at) => args[at] ?? null);
  await run(...places, invocation).catch((error: unknown) => {
    if (given === undefined) throw error;
  });
  const rows = Array.isArray(given) ? given : [[given!]];
  const words = await catalog;
  return { rows: rows.map((row) => row.map((cell) => shown(cell, words))), meta };
}
