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
