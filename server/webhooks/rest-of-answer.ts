import type { IncomingMessage } from 'node:http';

/** The most of an answer that is read, in bytes. It is not used, but a receiver may fail if nobody reads it. */
const mostRead = 4_096;

/** Answers whose rest is read at once. The oldest is cut off for another, so that slow ones cost nobody anything. */
const mostOpen = 32;

/** Returns a function that reads the start of an answer whose status is known, and ends its connection. */
export function createRestReader(): (response: IncomingMessage) => void {
  const open = new Set<IncomingMessage>();
  return (response) => {
    const [oldest] = open;
    if (open.size >= mostOpen) oldest!.destroy();
    open.add(response);
    let read = 0;
    response.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > mostRead) response.destroy();
    });
    response.on('error', () => undefined);
    response.on('close', () => open.delete(response));
  };
}
