import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me, SecondFactorAnswer } from '../../src/contract/people';
import {
  CodeForm,
  ConfirmForm,
  DeleteForm,
  LanguageForm,
  NameForm,
  PasswordForm,
} from '../../src/contract/people-forms';
import { spokenLanguage } from '../../src/language/languages';
import { message } from '../../src/language/message';
import type { Person, PersonalData } from '../store/people';
import { readForm } from './forms';
import type { EventKind } from './hooks';
import { personFrom } from './library';
import { passwordProblem } from './passwords';
import { rememberLanguage } from '../runtime/chosen-language';
import { headersFor } from './people';
import { libraryCode, notLoggedIn, wrongField } from './refusals';
import type { RouteTools } from './route-tools';
import { withCode } from './second-factor';

/** Who is logged in, and the session. */
interface LoggedIn {
  readonly person: Person;
  readonly sessionId: string;
  readonly data: PersonalData;
}

/** The routes of a person's own settings. Each needs a session. */
export function settingsRoutes({ desk, ask, post, get }: RouteTools): void {
  const { library, limits, hooks, personalData } = desk;

  async function loggedIn(request: FastifyRequest, reply: FastifyReply): Promise<LoggedIn> {
    const { api } = await library();
    const session = await ask(reply, () => api.getSession({ headers: headersFor(request), returnHeaders: true }));
    const data = session === null ? undefined : await personalData(session.user.id);
    if (session === null || data === undefined) throw notLoggedIn();
    return { person: personFrom(session.user), sessionId: session.session.id, data };
  }

  const hasPassword = ({ data }: LoggedIn): boolean =>
    data.ways_to_sign_in.some(({ provider }) => provider === 'credential');

  /** Does work that compares the person's password. */
  async function withPassword<T>(
    { person }: LoggedIn,
    request: FastifyRequest,
    field: 'password' | 'current',
    work: () => Promise<T>,
  ): Promise<T> {
    const done = await limits.password(person.email, await desk.askerOf(request, person.email), async () => {
      try {
        return { result: await work() };
      } catch (problem) {
        if (['INVALID_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND'].includes(libraryCode(problem) ?? '')) return false;
        throw problem;
      }
    });
    if (done === false) throw wrongField(field, message('password_not_current'));
    return done.result;
  }

  /** A change of the person's own account, with its event. */
  const change = (
    path: string,
    kind: EventKind | undefined,
    work: (who: LoggedIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void =>
    post(path, async (request, reply) => {
      const who = await loggedIn(request, reply);
      const answer = await work(who, request, reply);
      if (kind !== undefined) await hooks.event(kind, who.person, request);
      return answer;
    });

  get('/me', async (request, reply): Promise<Me> => {
    const who = await loggedIn(request, reply);
    const { person, sessions } = who.data;
    return {
      id: person.id,
      name: person.name,
      email: person.email,
      verified: person.email_verified,
      administers: desk.people.administers(who.person),
      has_password: hasPassword(who),
      second_factor: person.second_factor,
      language: spokenLanguage(person.language ?? undefined) ?? null,
      sessions: sessions.map(({ id, ip_address, user_agent, created_at }) => ({
        id,
        current: id === who.sessionId,
        address: ip_address,
        browser: user_agent,
        since: created_at,
      })),
    };
  });

  change('/me/name', undefined, async ({ person }, request, reply) => {
    const { name } = readForm(NameForm, request.body);
    const { api } = await library();
    await ask(reply, () => api.updateUser({ body: { name }, headers: headersFor(request), returnHeaders: true }));
    await hooks.event('name_changed', { ...person, name }, request);
  });

  change('/me/language', undefined, async ({ person }, request, reply) => {
    const { language } = readForm(LanguageForm, request.body);
    await desk.chooseLanguage(person.id, language);
    rememberLanguage(reply, language);
  });

  // A new password ends all other sessions, and this one gets a new cookie.
  change('/me/password', 'password_changed', async (who, request, reply) => {
    const { current, password } = readForm(PasswordForm, request.body);
    const problem = await passwordProblem(password, who.person);
    if (problem !== undefined) throw wrongField('password', problem);
    const { api } = await library();
    const headers = headersFor(request);
    if (!hasPassword(who)) {
      await ask(reply, async () => ({
        headers: undefined,
        response: await api.setPassword({ body: { newPassword: password }, headers }),
      }));
      return;
    }
    if (current === undefined) throw wrongField('current', message('password_missing'));
    await ask(reply, () =>
      withPassword(who, request, 'current', () =>
        api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        }),
      ),
    );
  });

  change('/me/second-factor', undefined, async (who, request, reply): Promise<SecondFactorAnswer> => {
    const { password } = readForm(ConfirmForm, request.body);
    const { api } = await library();
    const answer = await ask(reply, () =>
      withPassword(who, request, 'password', () =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, headers: headersFor(request), returnHeaders: true }),
      ),
    );
    if (answer.method !== 'totp') throw notLoggedIn();
    return { uri: answer.totpURI, backup_codes: answer.backupCodes };
  });
  change('/me/second-factor/confirm', 'second_factor_on', async ({ person }, request, reply) => {
    const { code } = readForm(CodeForm, request.body);
    const { api } = await library();
    const about = { body: { code }, headers: headersFor(request), returnHeaders: true } as const;
    await ask(reply, () => withCode(desk, person.id, code, () => api.verifyTOTP(about)));
  });
  change('/me/second-factor/off', 'second_factor_off', async (who, request, reply) => {
    const { password } = readForm(ConfirmForm, request.body);
    const { api } = await library();
    await ask(reply, () =>
      withPassword(who, request, 'password', () =>
        api.disableTwoFactor({ body: { password }, headers: headersFor(request), returnHeaders: true }),
      ),
    );
  });

  change('/me/log-out-everywhere', 'logged_out_everywhere', async (_who, request, reply) => {
    const { api } = await library();
    const headers = headersFor(request);
    await api.revokeSessions({ headers });
    await ask(reply, () => api.signOut({ headers, returnHeaders: true }));
  });

  get('/me/data', async (request, reply) => {
    const { person, data } = await loggedIn(request, reply);
    await hooks.event('data_exported', person, request);
    return { ...data, ...(await hooks.exported(person)) };
  });

  change('/me/delete', 'deleted', async (who, request, reply) => {
    const { password } = readForm(DeleteForm, request.body);
    if (hasPassword(who) && password === undefined) throw wrongField('password', message('password_missing'));
    const { api } = await library();
    await ask(reply, () =>
      withPassword(who, request, 'password', () =>
        api.deleteUser({
          body: password === undefined ? {} : { password },
          headers: headersFor(request),
          returnHeaders: true,
        }),
      ),
    );
    desk.browsers.forget(reply, who.person.email);
  });
}
