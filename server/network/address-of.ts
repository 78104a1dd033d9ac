import type { Server } from 'node:http';

/** Where a server listens. */
interface Listening {
  readonly publicUrl: string | undefined;
  /** undefined: it does not encrypt. */
  readonly tls: object | undefined;
  readonly host: string;
}

/**
 * The address under which people reach the server, without a slash at the end.
 *
 * @param port on which it listens
 */
export const addressOf = ({ publicUrl, tls, host }: Listening, port: number): string =>
  publicUrl ?? `${tls === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where callers find a server. The port is known once it listens. */
export interface Place {
  /** The port that the server listens on. */
  readonly port: () => number;
  /** Address of this server, as callers use it. */
  readonly address: () => string;
  /** Address of the reference pages. */
  readonly docs: () => string;
}

/** @param server looked at when an address is asked for */
export function placeOf(
  config: Listening & { readonly port: number; readonly docsUrl: string | undefined },
  server: () => Server,
): Place {
  const port = (): number => {
    const bound = server().address();
    return bound === null || typeof bound === 'string' ? config.port : bound.port;
  };
  const address = (): string => addressOf(config, port());
  return { port, address, docs: () => config.docsUrl ?? address() };
}
