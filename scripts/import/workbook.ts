import { inThread } from '../../server/work/in-thread';
import { CommandRefused } from '../command/failure';
import type { WorkbookAnswer } from './workbook-worker';

/** Limits of time and memory for reading a workbook. */
const usualLimits = { seconds: 20, heapMegabytes: 400 };

const tooMuch = 'takes too much time or memory to read. Copy the table to a new workbook, or save it as CSV.';

/**
 * The rows of the first sheet of a workbook, as text. A thread with limited time and memory reads it, because even a
 * small malicious file can take any amount of both.
 *
 * @param path named in refusals
 * @throws CommandRefused
 */
export async function readWorkbook(
  bytes: Uint8Array,
  path: string,
  limits = usualLimits,
): Promise<readonly (readonly string[])[]> {
  const read = await inThread<WorkbookAnswer>(__dirname, 'workbook-worker', bytes, limits);
  const answer: WorkbookAnswer =
    read.kind === 'answer' ? read.answer : read.kind === 'too_much' ? { refused: tooMuch } : { unreadable: true };
  if ('refused' in answer) throw new CommandRefused(`${path} ${answer.refused}`);
  if ('unreadable' in answer)
    throw new CommandRefused(`${path} is not an Excel workbook that can be read. Save it again as .xlsx, or as CSV.`);
  return answer.rows;
}
