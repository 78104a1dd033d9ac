import type { FastifyRequest } from 'fastify';
import type { SessionRequest } from '../../../src/contract';

/** Somebody who is let in. */
export interface Visitor {
  /** Who, as the session names them. */
  readonly subject: string;
  /** The latest end of the session, in milliseconds since 1970. */
  readonly until?: number;
  /** What opens further sessions on the same device, shown once. */
  readonly device?: string;
}

/** A way in. */
export interface Entrance {
  /**
   * Lets somebody in.
   *
   * @throws Refused where not
   */
  readonly enter: (request: FastifyRequest, body: SessionRequest) => Promise<Visitor>;
  /**
   * Checks that the owner of a session still has access, where access can end before the session.
   *
   * @throws Refused where not
   */
  readonly recheck?: (subject: string) => Promise<void>;
}

/** `local`: whoever sits at this machine. Host and Origin were checked before. */
export const localEntrance: Entrance = { enter: async () => ({ subject: 'this machine' }) };
