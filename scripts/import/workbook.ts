import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CommandRefused } from '../command/failure';
import type { WorkbookAnswer } from './workbook-worker';

/** Limits of time and memory for reading a workbook. */
const usualLimits = { seconds: 20, heapMegabytes: 400 };

const tooMuch = 'takes too much time or memory to read. Copy the table to a new workbook, or save it as CSV.';

/** The modules that the thread loads: one beside a bundle. From the sources it must first load TypeScript for itself. */
function threadModules(): readonly string[] {
  const bundled = join(__dirname, 'workbook-worker.js');
  return existsSync(bundled) ? [bundled] : [require.resolve('tsx/cjs'), join(__dirname, 'workbook-worker.ts')];
}

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
  const worker = new Worker(
    threadModules()
      .map((path) => `require(${JSON.stringify(path)});`)
      .join(''),
    {
      eval: true,
      workerData: bytes,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    },
  );
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<WorkbookAnswer>((resolve) => {
      timer = setTimeout(() => resolve({ refused: tooMuch }), limits.seconds * 1_000);
      worker.once('message', resolve);
      worker.once('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(code === 'ERR_WORKER_OUT_OF_MEMORY' ? { refused: tooMuch } : { unreadable: true }),
      );
    });
    if ('refused' in answer) throw new CommandRefused(`${path} ${answer.refused}`);
    if ('unreadable' in answer)
      throw new CommandRefused(`${path} is not an Excel workbook that can be read. Save it again as .xlsx, or as CSV.`);
    return answer.rows;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
