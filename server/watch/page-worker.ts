import { parentPort, workerData } from 'node:worker_threads';
import type { PageText } from '../../src/watch/page';
import { blocksOfHtml } from './html';
import { blocksOfPdf } from './pdf';

/** A page for the thread: its bytes and how they are to be read. */
export interface PageBytes {
  readonly bytes: Uint8Array;
  readonly form: 'html' | 'pdf';
  /** The name of the encoding that the page states. */
  readonly encoding: string;
}

/** The text of a page; undefined where it cannot be read. */
export type PageAnswer = PageText | undefined;

function decoded({ bytes, encoding }: PageBytes): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function read(page: PageBytes): Promise<PageAnswer> {
  try {
    return page.form === 'pdf' ? await blocksOfPdf(page.bytes) : blocksOfHtml(decoded(page));
  } catch {
    return undefined;
  }
}

void read(workerData as PageBytes).then((answer) => parentPort?.postMessage(answer));
