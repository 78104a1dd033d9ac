import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { peoplePages } from '../../src/contract/people';
import { dayLength } from '../../src/day';
import { type Language, spokenLanguage } from '../../src/language/languages';
import { message } from '../../src/language/message';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { refuse } from '../errors/refused';
import { isOwnMachineOnly } from '../network/loopback';
import type { PeopleConfig } from '../settings/people';
import type { Link, Person } from '../store/people';
import type { Store } from '../store/store';
import { cookieIn, cookiePrefix } from '../runtime/cookies';
import { createHooks, type EventKind, type Hooks } from './hooks';
import { callerHeader, type Library, type LibraryHooks, loadLibrary, personFrom, verificationLasts } from './library';
import { type Asker, createLimits, type Limits } from './limits';
import { knownBrowsers, type KnownBrowsers } from './known-browsers';
import { createLetters, type Letters } from './letters';
import { createMailer, type LinkMail } from './mail';
import { mailLanguage } from './mail-language';
import { languageChosenIn, readingLanguage, rememberLanguage } from '../runtime/chosen-language';
import { tokenHash } from './token-hash';

/** Whom the first link logs in. No mail reaches the address. */
export const machineOwner = { email: 'owner@machine.localhost', name: 'Owner' } as const;

/** How long the first link works, in milliseconds. */
const firstLinkLasts = dayLength;

/** A code of the second factor is accepted in its half minute and those beside it, in milliseconds. */
const codeLasts = 3 * 30_000;

/** The cookie of a log-in that waits for a code, and the start of the name under which the library keeps it. */
const [codeCookie, codeIdentifier] = ['two_factor', '2fa-'];

/** The name of the secret that signs cookies, in the store. */
const secretName = 'people';

const newToken = (): string => randomBytes(24).toString('base64url');
const iso = (at: number): string => new Date(at).toISOString();

/** What people are kept with. */
export interface PeopleParts {
  readonly config: Config & { readonly people: PeopleConfig };
  readonly store: Store;
  readonly log: Logger;
  /** A clock that never goes back. */
  readonly clock: Clock;
  /** Address of this server, as callers use it. */
  readonly address: () => string;
}

/** The headers of a request that the library reads. Our routes check everything else. */
export const headersFor = (request: FastifyRequest): Headers => {
  const { cookie, 'user-agent': browser } = request.headers;
  return new Headers({
    [callerHeader]: request.ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(browser === undefined ? {} : { 'user-agent': browser.slice(0, 300) }),
  });
};

/** Does a request come with the cookie of a session? Only then is it worth loading the library. */
export const hasSessionCookie = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${cookiePrefix}.session_token=`) === true;

/** People who have accounts: who they are, and what happens to them. Nothing is loaded before somebody needs it. */
export interface People extends Letters, Pick<Hooks, 'onFirstSignIn' | 'onEvent' | 'onExport' | 'onDeletion'> {
  /** Who is logged in where a request comes from. */
  personOf(request: FastifyRequest): Promise<Person | undefined>;
  /** Does this person administer the service? */
  administers(person: Person): boolean;
  /**
   * A link that lets whoever sits at this machine in without mail or password; undefined where others can reach the
   * server, or somebody already has an account.
   */
  firstLink(): Promise<string | undefined>;
  /** The addresses of those who administer the service by setting. */
  readonly administrators: readonly string[];
  /** Waits until mails are sent. */
  close(): Promise<void>;
}

/** What the routes for people use. */
export interface PeopleDesk {
  readonly people: People;
  readonly hooks: Hooks;
  readonly limits: Limits;
  readonly browsers: KnownBrowsers;
  /** Who asks for something that concerns the person with an address. */
  readonly askerOf: (request: FastifyRequest, email: string) => Promise<Asker>;
  /**
   * Counts a mail that a request asks for. Only then can the library send it.
   *
   * @throws Refused with `too_many_attempts`
   */
  readonly countMail: (request: FastifyRequest, email: string) => Promise<void>;
  readonly library: () => Promise<Library>;
  /** Throws Refused where nobody with this address may have a new account. */
  readonly checkSignUp: (email: string) => void;
  readonly inBackground: (work: Promise<unknown>) => void;
  /** Does work for a request, whose events name it. */
  readonly during: <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) => Promise<T>;
  /** Uses up a link to confirm an address: the token for the library. */
  readonly useVerification: (token: string) => Promise<string | undefined>;
  /** Uses up the first link: the token of a log-in link for the library. */
  readonly useFirstLink: (token: string) => Promise<string | undefined>;
  /** Whose log-in waits for a code; undefined where none does. */
  readonly personAtCode: (request: FastifyRequest) => Promise<string | undefined>;
  /** Uses up a code of the second factor. false: it was used before. */
  readonly useCode: (personId: string, code: string) => Promise<boolean>;
  /** Gives back a code that turned out to be wrong. */
  readonly returnCode: (personId: string, code: string) => Promise<unknown>;
  readonly personalData: Store['personalData'];
  /** Keeps the language that a person chose. */
  readonly chooseLanguage: Store['chooseLanguage'];
  /** Keeps the language of the request with which somebody signed up. */
  readonly noteLanguage: (personId: string, request: FastifyRequest) => Promise<void>;
  /** A failure of the library as a failure of the store, where it is one. */
  readonly explained: (problem: unknown) => Promise<unknown>;
}

export function createPeople({ config, store, log, clock, address }: PeopleParts): PeopleDesk {
  const { people: settings } = config;
  const hooks = createHooks();
  const mailer = createMailer(settings.mail, log);
  const limits = createLimits(store, clock);
  const ownMachine = isOwnMachineOnly(config);
  const background = new Set<Promise<unknown>>();
  /** Tokens that are handed over within the server and not sent. */
  const handedOver = new Map<string, string>();
  /** The request in which the library works, and how many mails were counted for it that are not sent yet. */
  const requests = new AsyncLocalStorage<{
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    countedMails: number;
  }>();
  const browsers = knownBrowsers(store, address);
  let loaded: Promise<Library> | undefined;

  const pageLink = (page: string, token?: string): string =>
    `${address()}${page}${token === undefined ? '' : `#${token}`}`;

  function inBackground(work: Promise<unknown>): void {
    const ended = work
      .catch((err: unknown) => log.error({ err }, 'work for an account failed after its answer'))
      .finally(() => background.delete(ended));
    background.add(ended);
  }

  function checkSignUp(email: string): void {
    if (ownMachine && email === machineOwner.email) return;
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const { signUp, signUpDomains } = settings;
    if (signUp === 'closed') throw refuse('sign_up_closed', message('sign_up_closed'));
    if (signUpDomains.length > 0 && !signUpDomains.includes(domain))
      throw refuse('sign_up_closed', message('sign_up_domain', { domains: [signUpDomains.join(', ')] }));
  }

  const maySignUp = (email: string): boolean => {
    try {
      checkSignUp(email);
      return true;
    } catch {
      return false;
    }
  };

  const database = async () => (await store.peopleDatabase()).database;

  /** Notes in which language a person reads in this browser. One without a language of its own gets their choice. */
  async function readsFrom(personId: string, chosen: Language | undefined): Promise<void> {
    const during = requests.getStore();
    if (during === undefined) return;
    await store.noteLanguage(personId, readingLanguage(during.request));
    if (chosen !== undefined && languageChosenIn(during.request) === undefined) rememberLanguage(during.reply, chosen);
  }

  async function loggedIn(personId: string): Promise<void> {
    inBackground(store.sweepPeople(undefined, iso(clock.now())));
    const row = await (
      await database()
    )
      .selectFrom('people')
      .select(['id', 'email', 'name', 'email_verified', 'welcomed_at', 'language'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (row === undefined) return;
    await readsFrom(personId, spokenLanguage(row.language ?? undefined));
    if (row.welcomed_at !== null) return;
    await hooks.firstSignIn(personFrom({ ...row, emailVerified: row.email_verified === 1 }));
    await store.markWelcomed(personId, iso(clock.now()));
  }

  const happened = async (kind: EventKind, person: Person): Promise<void> => {
    const during = requests.getStore();
    if (during !== undefined) await hooks.event(kind, person, during.request);
  };

  const askerOf = async (request: FastifyRequest, email: string): Promise<Asker> => ({
    ip: request.ip,
    known: await browsers.isKnown(request, email),
  });

  /** Sends a mail that was counted. */
  async function send(mail: Omit<LinkMail, 'language'>): Promise<void> {
    const during = requests.getStore();
    if (during === undefined || during.countedMails === 0) {
      log.error({ kind: mail.kind }, 'a mail was not sent, because it was not counted');
      return;
    }
    during.countedMails -= 1;
    mailer.send({ ...mail, language: await mailLanguage(store, mail.to, readingLanguage(during.request)) });
  }

  const codeLink = (personId: string, code: string): Link => ({
    purpose: 'code',
    hash: tokenHash(`${personId} ${code}`),
  });

  const libraryHooks: LibraryHooks = {
    emailVerified: (person) => happened('email_verified', person),
    passwordReset: (person) => happened('password_reset', person),
    beforeDeletion: hooks.deletion,
    afterDeletion: ({ id }) => store.sweepPeople(id, iso(clock.now())),
    checkSignUp,
    loggedIn,
    inBackground,
    async sendVerification(email, libraryToken) {
      const token = newToken();
      const ends = clock.now() + verificationLasts * 1_000;
      await store.keepLink({ purpose: 'verify', hash: tokenHash(token) }, libraryToken, iso(clock.now()), iso(ends));
      await send({ kind: 'verify', to: email, link: pageLink(peoplePages.verify, token) });
    },
    sendReset: (email, token) => send({ kind: 'reset', to: email, link: pageLink(peoplePages.reset, token) }),
    sendExists: (email) => send({ kind: 'exists', to: email, link: pageLink(peoplePages.forgotten) }),
    async sendLink(email, token, handOver) {
      if (handOver !== undefined) {
        handedOver.set(handOver, token);
        return;
      }
      const person = await (
        await database()
      )
        .selectFrom('people')
        .select('second_factor')
        .where('email', '=', email)
        .executeTakeFirst();
      if (person === undefined && !maySignUp(email)) return;
      // A link alone must not replace password and second factor.
      if (person?.second_factor === 1) await send({ kind: 'no_link', to: email, link: pageLink(peoplePages.logIn) });
      else await send({ kind: 'link', to: email, link: pageLink(peoplePages.logIn, token) });
    },
  };

  const library = (): Promise<Library> =>
    (loaded ??= (async () =>
      loadLibrary({
        config: settings,
        people: await store.peopleDatabase(),
        secret: await store.secret(secretName, randomBytes(32).toString('base64url')),
        address: address(),
        hooks: libraryHooks,
      }))().catch((problem: unknown) => {
      loaded = undefined;
      throw problem;
    }));

  const people: People = {
    onFirstSignIn: hooks.onFirstSignIn,
    onEvent: hooks.onEvent,
    onExport: hooks.onExport,
    onDeletion: hooks.onDeletion,
    async personOf(request) {
      if (!hasSessionCookie(request)) return undefined;
      const { api } = await library();
      const session = await api.getSession({ headers: headersFor(request), query: { disableRefresh: true } });
      return session === null ? undefined : personFrom(session.user);
    },
    administers: ({ email, verified }) =>
      verified &&
      (settings.administrators.includes(email.toLowerCase()) || (ownMachine && email === machineOwner.email)),
    async firstLink() {
      if (!ownMachine || (await store.anyPerson())) return undefined;
      const token = newToken();
      const now = clock.now();
      await store.keepLink(
        { purpose: 'first', hash: tokenHash(token) },
        machineOwner.email,
        iso(now),
        iso(now + firstLinkLasts),
      );
      return pageLink(peoplePages.logIn, `first-${token}`);
    },
    administrators: settings.administrators,
    ...createLetters({ limits, mailer, log, linkTo: pageLink, store }),
    async close() {
      await Promise.all(background);
      await mailer.close();
    },
  };

  return {
    people,
    hooks,
    limits,
    library,
    checkSignUp,
    inBackground,
    browsers,
    askerOf,
    async countMail(request, email) {
      await limits.askedMail(email, await askerOf(request, email));
      requests.getStore()!.countedMails += 1;
    },
    during: (request, reply, work) => requests.run({ request, reply, countedMails: 0 }, work),
    useVerification: (token) => store.useLink({ purpose: 'verify', hash: tokenHash(token) }, iso(clock.now())),
    async useFirstLink(token) {
      const used = await store.useLink({ purpose: 'first', hash: tokenHash(token) }, iso(clock.now()));
      // A link from an earlier start opens nothing once somebody has an account.
      if (used === undefined || (await store.anyPerson())) return undefined;
      const handOver = newToken();
      const { api } = await library();
      await api.signInMagicLink({ body: { ...machineOwner, metadata: { handOver } }, headers: new Headers() });
      const logIn = handedOver.get(handOver);
      handedOver.delete(handOver);
      return logIn;
    },
    async personAtCode(request) {
      const { createAuthCookie, internalAdapter } = await (await library()).$context;
      const signed = cookieIn(request, createAuthCookie(codeCookie).name);
      // The library checks the signature. Until then it only matters whose code is used up.
      const identifier = signed === undefined ? '' : signed.split('.')[0]!;
      if (!identifier.startsWith(codeIdentifier)) return undefined;
      return (await internalAdapter.findVerificationValue(identifier))?.value;
    },
    useCode: (personId, code) =>
      store.keepLink(codeLink(personId, code), personId, iso(clock.now()), iso(clock.now() + codeLasts)),
    returnCode: (personId, code) => store.useLink(codeLink(personId, code), iso(clock.now())),
    personalData: (id) => store.personalData(id),
    chooseLanguage: (id, language) => store.chooseLanguage(id, language),
    noteLanguage: (id, request) => store.noteLanguage(id, readingLanguage(request)),
    explained: async (problem) => (await store.peopleDatabase()).explained(problem),
  };
}
