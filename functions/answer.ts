import type { CellProgram } from './cell/cell-program';
import { CellError, type CellValue } from './cell/failure';
import { Figure } from './cell/figure';
import type { CellCatalog } from './cell/words';
import { asker, inFull, type Invocation } from './excel/asking';
import type { Behind, CardValue } from './excel/card';
import { wantsCards } from './excel/data-types';
import { sessionCatalog } from './excel/language';
import { type ExcelValue, excelError, shower } from './excel/shown';

/** The card of a figure that is the whole result; undefined without one. Its code loads with the first card. */
async function cardBehind(
  given: CellValue | CellValue[][],
  behind: Behind,
  catalog: CellCatalog,
): Promise<CardValue | undefined> {
  const rows = Array.isArray(given) ? given : [[given]];
  const [[figure] = []] = rows;
  if (rows.length !== 1 || rows[0]!.length !== 1 || !(figure instanceof Figure)) return undefined;
  // Where its file does not arrive, the cell has its number without a card.
  const card = await import(/* webpackChunkName: "card" */ './excel/card').catch(() => undefined);
  return card?.cardOf(figure, behind, catalog);
}

/**
 * Answers a formula in Excel, once what it needs is loaded: asks what it asks, together with other cells, and waits for
 * the replies. The package for Google Sheets bundles the same functions with an `answer` of its own.
 *
 * @throws CustomFunctions.Error for an error that is the whole result
 */
export function answer(
  asked: CellProgram<CellValue[][]> | Promise<CellProgram<CellValue[][]>>,
  invocation: Invocation | undefined,
): Promise<ExcelValue[][]>;
export function answer(
  asked: CellProgram<CellValue> | Promise<CellProgram<CellValue>>,
  invocation: Invocation | undefined,
): Promise<ExcelValue>;
export async function answer(
  loading: CellProgram<CellValue | CellValue[][]> | Promise<CellProgram<CellValue | CellValue[][]>>,
  invocation: Invocation | undefined,
): Promise<ExcelValue | ExcelValue[][]> {
  const replyTo = asker(invocation);
  // Its file loads while the service answers.
  const catalog = sessionCatalog();
  try {
    // Cells that have nothing to load ask at once, in one batch.
    const asked = loading instanceof Promise ? await loading : loading;
    const hasCards = wantsCards();
    let behind: Behind | undefined;
    let step = asked.next();
    while (step.done !== true) {
      // A card is for a cell with one answer behind it. Columns are asked as always.
      const isOne = hasCards && step.value.length === 1;
      const replies = await Promise.all((isOne ? step.value.map(inFull) : step.value).map(replyTo));
      behind = isOne ? { request: step.value[0]!, reply: replies[0]! } : undefined;
      step = asked.next(replies);
    }
    const given = step.value;
    invocation?.watch?.gave(given);
    const card = behind === undefined ? undefined : await cardBehind(given, behind, await catalog);
    if (card !== undefined) return Array.isArray(given) ? [[card]] : card;
    const show = shower(await catalog);
    return Array.isArray(given) ? given.map((row) => row.map(show)) : show(given);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    invocation?.watch?.gave(error);
    throw excelError(error, await catalog);
  }
}
