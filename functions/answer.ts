import type { CellProgram } from './cell/cell-program';
import { CellError, type CellValue } from './cell/failure';
import { asker, type Invocation } from './excel/asking';
import { sessionCatalog } from './excel/language';
import { type ExcelValue, excelError, shower } from './excel/shown';

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
    let step = asked.next();
    while (step.done !== true) step = asked.next(await Promise.all(step.value.map(replyTo)));
    invocation?.watch?.gave(step.value);
    const show = shower(await catalog);
    return Array.isArray(step.value) ? step.value.map((row) => row.map(show)) : show(step.value);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    invocation?.watch?.gave(error);
    throw excelError(error, await catalog);
  }
}
