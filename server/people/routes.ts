import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { peoplePages, peoplePath } from '../../src/contract/people';
import { refuse, Refused } from '../errors/refused';
import { message } from '../../src/language/message';
import { entranceRoutes } from './entrance';
import { membershipRoutes } from './membership-routes';
import { ownPagesOnly } from './origin';
import { headersFor, type PeopleDesk, type PeopleParts } from './people';
import { refusalOf } from './refusals';
import { settingsRoutes } from './settings-routes';

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

const setCookies = (reply: FastifyReply, headers: unknown): void => {
  const cookies = headers instanceof Headers ? headers.getSetCookie() : [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
};

/** The routes for people: JSON from pages of this server only. They take no key. */
export function peopleRoutes(
  app: FastifyInstance,
  config: PeopleParts['config'],
  desk: PeopleDesk,
  { store, clock }: Pick<PeopleParts, 'store' | 'clock'>,
): void {
  const checkOrigin = ownPagesOnly(config);
  const options = { config: { open: true }, bodyLimit: 4_096 };

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

  const tools: RouteTools = {
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
      void app.post(`${peoplePath}${path}`, options, async (request, reply) => {
        checkOrigin(request);
        return answered(async () => (await desk.during(request, reply, () => answer(request, reply))) ?? null);
      }),
    get: (path, answer) =>
      void app.get(`${peoplePath}${path}`, options, async (request, reply) => {
        checkOrigin(request);
        return answered(() => answer(request, reply));
      }),
  };
  entranceRoutes(tools, config.people);
  settingsRoutes(tools);
  membershipRoutes(tools, store, clock);

  // Microsoft sends the browser back here. The state of the log-in, in a cookie, shows that it began here.
  app.get(`${peoplePath}/callback/microsoft`, options, async (request, reply) => {
    if (config.people.microsoft === undefined) throw refuse('not_found', message('microsoft_off'));
    const library = await desk.library();
    const url = new URL(request.url, (await library.$context).baseURL);
    const answer = await desk.during(request, reply, () =>
      library.handler(new Request(url, { headers: headersFor(request) })),
    );
    setCookies(reply, answer.headers);
    return reply.redirect(answer.headers.get('location') ?? `${peoplePages.logIn}?error=microsoft`);
  });
}
