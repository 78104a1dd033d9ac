import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { startThread } from './in-thread';

/** What a thread sends for each question: a piece of bytes, null at the end, or that it failed. */
type Piece = Uint8Array | null | { readonly failed: string };

/** Why a thread made no file: the name of its error, or what else happened. */
export class NoFile extends Error {
  constructor(readonly why: string) {
    super(`A thread made no file: ${why}.`);
  }
}

/** Bytes that may wait for a slow reader before the thread waits, too. */
const ahead = 8 * 2 ** 20;

interface StreamLimits {
  readonly heapMegabytes: number;
  /** How long a piece may take, and how long the reader may take nothing, in seconds. */
  readonly seconds: number;
}

/** Asks a thread for its pieces one by one. */
function piecesOf(worker: Worker, seconds: number): () => Promise<Piece> {
  let settle: (piece: Piece) => void = () => undefined;
  const fail = (failed: string): void => settle({ failed });
  worker.on('message', (piece: Piece) => settle(piece));
  worker.on('error', ({ name }) => fail(name));
  worker.on('exit', () => fail('it ended'));
  const ask = (): Promise<Piece> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => fail('it was too slow'), seconds * 1_000);
      settle = (piece) => {
        clearTimeout(timer);
        resolve(piece);
      };
      worker.postMessage('next');
    });
  return async () => {
    // A page that is not complete yet has no bytes.
    for (;;) {
      const piece = await ask();
      if (piece === null || 'failed' in piece || piece.length > 0) return piece;
    }
  };
}

/**
 * A file that a thread makes piece by piece. The thread runs ahead of a slow reader by a few megabytes, and ends with
 * the stream: also when the reader goes away, or takes nothing for too long.
 *
 * @param folder of the module in the sources
 * @param name of the module, without its ending
 * @param data what it reads as `workerData`
 * @returns the stream once its first piece is made
 * @throws NoFile if there is no first piece
 */
export async function streamFromThread(
  folder: string,
  name: string,
  data: unknown,
  { heapMegabytes, seconds }: StreamLimits,
): Promise<Readable> {
  const worker = startThread(folder, name, data, heapMegabytes);
  const next = piecesOf(worker, seconds);
  const first = await next();
  if (first === null || 'failed' in first) {
    await worker.terminate();
    throw new NoFile(first === null ? 'it was empty' : first.failed);
  }
  let waiting: NodeJS.Timeout | undefined;
  let isAsking = false;
  const stream = new Readable({
    highWaterMark: ahead,
    read: () => {
      clearTimeout(waiting);
      void ask();
    },
    destroy(problem, done) {
      clearTimeout(waiting);
      void worker.terminate().then(() => done(problem));
    },
  });

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const piece = await next();
    isAsking = false;
    if (stream.destroyed) return;
    if (piece !== null && 'failed' in piece) stream.destroy(new NoFile(piece.failed));
    else if (stream.push(piece)) void ask();
    else if (piece !== null)
      waiting = setTimeout(() => stream.destroy(new NoFile('nobody read it')), seconds * 1_000).unref();
  }

  stream.push(first);
  return stream;
}
