import type { FastifyRequest } from 'fastify';
import { agentPath } from '../../../src/contract';

/** The address of this server as a caller uses it, without a slash at the end. */
export type BaseOf = (request: FastifyRequest) => string;

/**
 * Programs compare the addresses in the documents with the one that a person typed. So without a setting they are those of
 * the request, such as `localhost` or `127.0.0.1`.
 *
 * @param address where the request names none
 */
export const baseFor =
  (publicUrl: string | undefined, address: () => string): BaseOf =>
  ({ protocol, host }) => {
    if (publicUrl !== undefined) return publicUrl;
    const named = `${protocol}://${host}`;
    return URL.canParse(named) ? new URL(named).origin : address();
  };

/** The address for which access tokens are issued (RFC 8707). */
export const resourceAt = (base: string): string => `${base}${agentPath}`;
