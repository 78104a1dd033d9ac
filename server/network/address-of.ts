import type { Config } from '../config';

/**
 * The address under which people reach the server, without a slash at the end.
 *
 * @param port on which it listens
 */
export const addressOf = ({ publicUrl, tls, host }: Pick<Config, 'publicUrl' | 'tls' | 'host'>, port: number): string =>
  publicUrl ?? `${tls === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
