import type { Asked } from './cell/asked';
import { CellError, type CellValue } from './cell/failure';
import { asker, type Invocation } from './excel/asking';
import { type ExcelValue, excelError, shower } from './excel/shown';

/**
 * Answers a formula in Excel: asks what it asks, together with other cells, and waits for the replies. The package for
 * Google Sheets bundles the same functions with an `answer` of its own.
 *
 * @throws CustomFunctions.Error for an error that is the whole result
 */
export function answer(asked: Asked<CellValue[][]>, invocation: Invocation | undefined): Promise<ExcelValue[][]>;
export function answer(asked: Asked<CellValue>, invocation: Invocation | undefined): Promise<ExcelValue>;
export async function answer(
  asked: Asked<CellValue | CellValue[][]>,
  invocation: Invocation | undefined,
): Promise<ExcelValue | ExcelValue[][]> {
  const replyTo = asker(invocation);
  try {
    let step = asked.next();
    while (step.done !== true) step = asked.next(await Promise.all(step.value.map(replyTo)));
    const show = shower();
    return Array.isArray(step.value) ? step.value.map((row) => row.map(show)) : show(step.value);
  } catch (error) {
    throw error instanceof CellError ? excelError(error) : error;
  }
}
