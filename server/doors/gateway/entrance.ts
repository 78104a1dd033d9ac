import type { FastifyRequest } from 'fastify';
import type { SessionRequest } from '../../../src/contract';

/** Who was let in. */
export interface Visitor {
  /** The subject of the session. */
  readonly subject: string;
  /** The latest end of the session, in milliseconds since 1970. */
  readonly until?: number;
  /** The credential that opens later sessions on the same device, shown once. */
  readonly device?: string;
}

/** A way through the add-in's door. */
export interface Entrance {
  /**
   * Lets somebody in.
   *
   * @throws Refused if they may not enter
   */
  readonly enter: (request: FastifyRequest, body: SessionRequest) => Promise<Visitor>;
  /**
   * Checks that the owner of a session still has access. Only for entrances whose access can end before the session.
   *
   * @throws Refused if access has ended
   */
  readonly recheck?: (subject: string) => Promise<void>;
}

/** `local`: lets in anyone at this machine. Host and Origin were checked before. */
export const localEntrance: Entrance = { enter: async () => ({ subject: 'this machine' }) };
