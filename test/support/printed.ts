import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A page of a PDF: its size in points, and its texts as they stand on it. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/**
 * The pages of a PDF, read by another library than the one that wrote it.
 *
 * @param password opens it; left out for a PDF that everybody can open
 * @throws Error if the password is wrong or missing
 */
export const printed = (pdf: Uint8Array, password?: string): Promise<readonly PrintedPage[]> =>
  new Promise((resolve, reject) => {
    const reader = new Worker(join(__dirname, 'run/printed.mjs'), { workerData: { pdf, password } });
    reader.once('message', resolve);
    reader.once('error', ({ message }) => reject(new Error(message)));
  });
