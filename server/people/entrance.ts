import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LogInAnswer, type PeopleChoices, peoplePages } from '../../src/contract/people';
import { CodeForm, EmailForm, LogInForm, ResetForm, SignUpForm, TokenForm } from '../../src/contract/people-forms';
import { message } from '../../src/language/message';
import { refuse } from '../errors/refused';
import { isOwnMachine } from '../network/forwarded';
import type { PeopleConfig } from '../settings/people';
import { readForm } from './forms';
import { type LibraryUser, personFrom } from './library';
import { passwordProblem } from './passwords';
import { headersFor } from './people';
import { expired, libraryCode, logInRefused, wrongField } from './refusals';
import type { RouteTools } from './route-tools';
import { withCode } from './second-factor';

/** What the library answers where a code must follow. */
interface WaitsForCode {
  readonly twoFactorRedirect: true;
}

/** A code of the second factor has six digits; a backup code does not. */
const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/** The routes with which people get in: sign up, log in, links by mail, Microsoft, and the way out. */
export function entranceRoutes({ desk, ask, post, get }: RouteTools, config: PeopleConfig): void {
  const { library, limits, hooks, people, inBackground } = desk;

  /** Notes that somebody is logged in, and makes their browser known. */
  async function entered(request: FastifyRequest, reply: FastifyReply, user: LibraryUser): Promise<void> {
    await hooks.event('logged_in', personFrom(user), request);
    await desk.browsers.remember(reply, user.email);
  }

  get('/choices', async (): Promise<PeopleChoices> => ({
    sign_up: config.signUp === 'open',
    domains: config.signUpDomains,
    microsoft: config.microsoft !== undefined,
    mail: config.mail !== undefined,
  }));

  // Whether an address is known is looked up after the answer, which is thus the same and takes as long.
  post('/sign-up', async (request) => {
    const form = readForm(SignUpForm, request.body);
    const problem = await passwordProblem(form.password, form);
    if (problem !== undefined) throw wrongField('password', problem);
    desk.checkSignUp(form.email);
    await desk.countMail(request, form.email);
    const headers = headersFor(request);
    const signUp = async (): Promise<void> => {
      const { api } = await library();
      const { user } = await api.signUpEmail({ body: form, headers });
      await desk.noteLanguage(user.id, request);
      await hooks.event('signed_up', personFrom(user), request);
    };
    inBackground(signUp());
  });

  const byMail = (path: string, work: (email: string, headers: Headers) => Promise<unknown>): void =>
    post(path, async (request) => {
      const { email } = readForm(EmailForm, request.body);
      await desk.countMail(request, email);
      inBackground(work(email, headersFor(request)));
    });
  byMail('/link', async (email, headers) => (await library()).api.signInMagicLink({ body: { email }, headers }));
  byMail('/reset', async (email) => (await library()).api.requestPasswordReset({ body: { email } }));
  byMail('/verify/send', async (email) => (await library()).api.sendVerificationEmail({ body: { email } }));

  post('/log-in', async (request, reply): Promise<LogInAnswer> => {
    const form = readForm(LogInForm, request.body);
    const { api } = await library();
    // Cookies are passed on after the limits have been checked once more.
    const answer = await ask(reply, async () => {
      const answered = await limits.password(form.email, await desk.askerOf(request, form.email), async () => {
        try {
          return await api.signInEmail({ body: form, headers: headersFor(request), returnHeaders: true });
        } catch (problem) {
          if (libraryCode(problem) === 'INVALID_EMAIL_OR_PASSWORD') return false;
          throw problem;
        }
      });
      if (answered === false) throw logInRefused();
      return answered;
    });
    if ('twoFactorRedirect' in answer) return { second_factor: true };
    await entered(request, reply, answer.user);
    return { second_factor: false };
  });

  post('/log-in/code', async (request, reply) => {
    const { code } = readForm(CodeForm, request.body);
    const { api } = await library();
    const about = { body: { code }, headers: headersFor(request), returnHeaders: true } as const;
    const { user } = await ask(reply, async () =>
      isTotp(code)
        ? withCode(desk, await desk.personAtCode(request), code, () => api.verifyTOTP(about))
        : api.verifyBackupCode(about),
    );
    await entered(request, reply, user as LibraryUser);
  });

  const logInWith = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<LogInAnswer> => {
    const { api } = await library();
    const answer = (await ask(reply, () =>
      api.magicLinkVerify({ query: { token }, headers: headersFor(request), returnHeaders: true }),
    )) as { readonly user: LibraryUser } | WaitsForCode;
    if ('twoFactorRedirect' in answer) return { second_factor: true };
    await entered(request, reply, answer.user);
    return { second_factor: false };
  };
  post('/link/use', async (request, reply): Promise<LogInAnswer> => {
    const { token } = readForm(TokenForm, request.body);
    return logInWith(request, reply, token);
  });
  post('/first', async (request, reply): Promise<LogInAnswer> => {
    const { token } = readForm(TokenForm, request.body);
    if (!isOwnMachine(request)) throw refuse('foreign_origin', message('people_origin_foreign'));
    const logIn = await desk.useFirstLink(token);
    if (logIn === undefined) throw expired();
    return logInWith(request, reply, logIn);
  });

  post('/verify', async (request, reply) => {
    const token = await desk.useVerification(readForm(TokenForm, request.body).token);
    if (token === undefined) throw expired();
    const { api } = await library();
    await ask(reply, () => api.verifyEmail({ query: { token }, returnHeaders: true }));
  });

  post('/reset/use', async (request, reply) => {
    const { token, password } = readForm(ResetForm, request.body);
    const problem = await passwordProblem(password, { email: '', name: '' });
    if (problem !== undefined) throw wrongField('password', problem);
    const { api } = await library();
    await ask(reply, () => api.resetPassword({ body: { token, newPassword: password }, returnHeaders: true }));
  });

  post('/microsoft', async (request, reply) => {
    if (config.microsoft === undefined) throw refuse('not_found', message('microsoft_off'));
    const { api } = await library();
    const { url } = await ask(reply, () =>
      api.signInSocial({
        body: {
          provider: 'microsoft',
          callbackURL: peoplePages.dashboard,
          errorCallbackURL: peoplePages.logIn,
          disableRedirect: true,
        },
        headers: headersFor(request),
        returnHeaders: true,
      }),
    );
    return { url };
  });

  post('/log-out', async (request, reply) => {
    const person = await people.personOf(request);
    const { api } = await library();
    await ask(reply, () => api.signOut({ headers: headersFor(request), returnHeaders: true }));
    if (person !== undefined) await hooks.event('logged_out', person, request);
  });
}
