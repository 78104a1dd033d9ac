import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const recordTypes = { A: 1, AAAA: 28 } as const;

/** A local name server. */
export interface NameServer {
  /** Address and port, as resolvers take them. */
  readonly address: string;
  /** The names that were asked for, each as often as it was. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** The name in a question, and where the question ends. */
function questionIn(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** A record that names the question by its place, and may be kept for no time. */
function record(type: number, address: string): Buffer {
  const data = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/**
 * Starts a name server (RFC 1035) on this machine.
 *
 * @param addressesOf the addresses of a name; undefined: the question is never answered
 */
export async function playNameServer(
  addressesOf: (name: string) => readonly string[] | undefined,
  { port = 0, host = '127.0.0.1' } = {},
): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, end } = questionIn(message);
    asked.push(name);
    const addresses = addressesOf(name);
    if (addresses === undefined) return;
    const type = message.readUInt16BE(end - 4);
    const records = addresses
      .filter((address) => type === (isIPv6(address) ? recordTypes.AAAA : recordTypes.A))
      .map((address) => record(type, address));
    const answer = Buffer.concat([message.subarray(0, end), ...records]);
    // An answer that may ask others, without an error or, for a name without addresses, because it does not exist.
    answer.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2);
    answer.writeUInt16BE(records.length, 6);
    answer.writeUInt32BE(0, 8);
    socket.send(answer, from.port, from.address);
  });
  socket.bind(port, host);
  await once(socket, 'listening');
  const { address, port: bound } = socket.address();
  return {
    address: `${address}:${bound}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Makes the resolvers of a process ask this name server instead of those of the machine. */
export const asking = ({ address }: NameServer): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `import dns from 'node:dns/promises'; const { Resolver } = dns; dns.Resolver = class extends Resolver { constructor(options) { super(options); this.setServers(['${address}']); } };`,
  )}`,
});
