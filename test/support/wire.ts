import { connect } from 'node:net';

/** A raw connection; `ended` resolves to everything received when it closes. */
export function wire(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  // A reset ends a connection like any other close.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  return {
    write: (text: string) => new Promise<void>((resolve) => socket.write(text, () => resolve())),
    received: () => received,
    ended,
    end: () => socket.end(),
  };
}
