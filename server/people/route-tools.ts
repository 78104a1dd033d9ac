import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { peoplePath } from '../../src/contract/people';
import { Refused } from '../errors/refused';
import { ownPagesOnly } from './origin';
import type { PeopleDesk, PeopleParts } from './people';
import { refusalOf } from './refusals';

/** An answer of the library, with the cookies that it sets. */
interface Answered<T> {
  readonly headers: Headers | undefined;
  readonly response: T;
}

/** What the routes for people share. */
export interface RouteTools {
  readonly desk: PeopleDesk;
  /** Asks the library, and passes its cookies on. */
  readonly ask: <T>(reply: FastifyReply, work: () => Promise<Answered<T>>) => Promise<T>;
  readonly post: (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => void;
  readonly get: (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => void;
}

/** The routes take no key, and small bodies. */
export const routeOptions = { config: { open: true }, bodyLimit: 4_096 };

export const setCookies = (reply: FastifyReply, headers: unknown): void => {
  const cookies = headers instanceof Headers ? headers.getSetCookie() : [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
};

/** Makes what the routes for people share. Only pages of this server may ask. */
export function routeTools(app: FastifyInstance, config: PeopleParts['config'], desk: PeopleDesk): RouteTools {
  const checkOrigin = ownPagesOnly(config);

  /** What the library refused or the store could not do, as an answer. */
  const answerTo = async (problem: unknown): Promise<unknown> =>
    problem instanceof Refused ? problem : (refusalOf(problem) ?? (await desk.explained(problem)));

  async function answered<T>(work: () => Promise<T>): Promise<{ readonly success: true; readonly data: T }> {
    try {
      return { success: true, data: await work() };
    } catch (problem) {
      throw await answerTo(problem);
    }
  }

  return {
    desk,
    async ask(reply, work) {
      try {
        const { headers, response } = await work();
        setCookies(reply, headers);
        return response;
      } catch (problem) {
        setCookies(reply, (problem as { readonly headers?: unknown }).headers);
        throw await answerTo(problem);
      }
    },
    post: (path, answer) =>
      void app.post(`${peoplePath}${path}`, routeOptions, async (request, reply) => {
        checkOrigin(request);
        return answered(async () => (await desk.during(request, reply, () => answer(request, reply))) ?? null);
      }),
    get: (path, answer) =>
      void app.get(`${peoplePath}${path}`, routeOptions, async (request, reply) => {
        checkOrigin(request);
        return answered(() => answer(request, reply));
      }),
  };
}
