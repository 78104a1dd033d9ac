import { peoplePages, peoplePath } from '../../src/contract/people';
import { productName } from '../../src/contract/product';
import { sessionDays } from '../../src/contract/words/stored-data';
import type { PeopleConfig } from '../settings/people';
import type { PeopleDatabase, Person } from '../store/people';
import { cookiePrefix } from '../runtime/cookies';
import { tokenHash } from './token-hash';

/** A person as the library describes one. */
export interface LibraryUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

export const personFrom = ({ id, email, name, emailVerified }: LibraryUser): Person => ({
  id,
  email,
  name,
  verified: emailVerified,
});

/** What the library tells, and asks. */
export interface LibraryHooks {
  /** May somebody with this address get an account? Throws if not. */
  readonly checkSignUp: (email: string) => void;
  readonly sendVerification: (email: string, token: string) => Promise<void>;
  readonly sendReset: (email: string, token: string) => Promise<void>;
  /** `handOver` names a link that stays within the server. */
  readonly sendLink: (email: string, token: string, handOver: string | undefined) => Promise<void>;
  readonly sendExists: (email: string) => Promise<void>;
  /** Somebody has logged in. */
  readonly loggedIn: (personId: string) => Promise<void>;
  readonly emailVerified: (person: Person) => Promise<void>;
  readonly passwordReset: (person: Person) => Promise<void>;
  /** Runs before a person is deleted. If it fails, nobody is deleted. */
  readonly beforeDeletion: (person: Person) => Promise<void>;
  readonly afterDeletion: (person: Person) => Promise<void>;
  /** Work that goes on after the answer. */
  readonly inBackground: (work: Promise<unknown>) => void;
}

interface LibraryParts {
  readonly config: PeopleConfig;
  readonly people: PeopleDatabase;
  /** Signs cookies and encrypts second factors. */
  readonly secret: string;
  /** Address of this server. */
  readonly address: string;
  readonly hooks: LibraryHooks;
}

const [minutes, hours, days] = [60, 3_600, 86_400];

/** How long a link to confirm an address works, in seconds. */
export const verificationLasts = hours;

/** The header with which routes pass on the address of a caller. */
export const callerHeader = 'x-svc-caller';

const hashed = (text: string): Promise<string> => Promise.resolve(tokenHash(text));

/** What a plugin runs after a route of the library, and after which. */
interface AfterRoute {
  matcher(context: { readonly path?: string | undefined }): boolean;
}

/** Where the library answers a link that logs in. */
const linkPath = '/magic-link/verify';

/**
 * Lets the plugin of the second factor ask for a code after a log-in with a link, as it does after one with a password:
 * a link may have been sent before the second factor was switched on.
 */
function withCodeAfterLinks<Plugin extends { readonly hooks: { readonly after: AfterRoute[] } }>(
  plugin: Plugin,
): Plugin {
  for (const hook of plugin.hooks.after) {
    const matches = hook.matcher.bind(hook);
    hook.matcher = (context) => context.path === linkPath || matches(context);
  }
  return plugin;
}

/**
 * Loads the library that keeps people, sessions and second factors, on our own tables. Loading takes longer than the
 * start of the server, so it waits until somebody needs it.
 */
export async function loadLibrary({ config, people, secret, address, hooks }: LibraryParts) {
  const [{ betterAuth }, { twoFactor }, { magicLink }] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/two-factor'),
    import('better-auth/plugins/magic-link'),
  ]);
  const { microsoft } = config;
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return betterAuth({
    appName: productName,
    baseURL: address,
    basePath: peoplePath,
    secret,
    // Moments are text and truths are numbers in every engine, as the library writes them for SQLite.
    database: { db: people.database, type: 'sqlite', transaction: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Attempts are counted in the store, for all servers together.
    rateLimit: { enabled: false },
    user: {
      modelName: 'people',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        welcomedAt: { type: 'date', required: false, input: false, returned: false, fieldName: 'welcomed_at' },
      },
      deleteUser: {
        enabled: true,
        beforeDelete: (user) => hooks.beforeDeletion(personFrom(user)),
        afterDelete: (user) => hooks.afterDeletion(personFrom(user)),
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'person_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        expiresAt: 'expires_at',
        ...times,
      },
      expiresIn: sessionDays * days,
      updateAge: days,
      freshAge: 12 * hours,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'person_id',
        accountId: 'subject',
        providerId: 'provider',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
      // An address that Microsoft states opens no account that somebody made with a password.
      accountLinking: { enabled: false },
      updateAccountOnSignIn: false,
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...times },
      storeIdentifier: { default: 'plain', overrides: { 'reset-password:': { hash: hashed } } },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hours,
      minPasswordLength: 1,
      sendResetPassword: ({ user, token }) => hooks.sendReset(user.email, token),
      onPasswordReset: ({ user }) => hooks.passwordReset(personFrom(user)),
      onExistingUserSignUp: ({ user }) => hooks.sendExists(user.email),
    },
    emailVerification: {
      expiresIn: verificationLasts,
      afterEmailVerification: (user) => hooks.emailVerified(personFrom(user)),
      sendVerificationEmail: ({ user, token }) => hooks.sendVerification(user.email, token),
    },
    ...(microsoft === undefined
      ? {}
      : {
          socialProviders: {
            microsoft: {
              clientId: microsoft.clientId,
              clientSecret: microsoft.clientSecret,
              tenantId: microsoft.tenant,
              authority: microsoft.authority,
              disableProfilePhoto: true,
              disableDefaultScope: true,
              scope: ['openid', 'profile', 'email'],
              // The directory is that of whoever runs this server, who decides on the addresses in it.
              mapProfileToUser: (profile: { readonly email?: string; readonly preferred_username?: string }) => ({
                email: profile.email ?? profile.preferred_username ?? '',
                emailVerified: true,
              }),
            },
          },
        }),
    plugins: [
      withCodeAfterLinks(
        twoFactor({
          issuer: productName,
          twoFactorTable: 'second_factors',
          schema: {
            user: { fields: { twoFactorEnabled: 'second_factor' } },
            twoFactor: {
              fields: {
                userId: 'person_id',
                backupCodes: 'backup_codes',
                failedVerificationCount: 'failures',
                lockedUntil: 'locked_until',
              },
            },
          },
        }),
      ),
      magicLink({
        expiresIn: 10 * minutes,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token, metadata }) =>
          hooks.sendLink(email, token, metadata?.['handOver'] as string | undefined),
      }),
    ],
    databaseHooks: {
      user: { create: { before: async (user) => hooks.checkSignUp(user.email) } },
      session: { create: { after: async (session) => hooks.loggedIn(session.userId) } },
    },
    onAPIError: { errorURL: peoplePages.logIn },
    advanced: {
      cookiePrefix,
      useSecureCookies: address.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [callerHeader] },
      backgroundTasks: { handler: hooks.inBackground },
      // The migrations of the store make the tables, and its tests check them.
      database: { validateSchema: false },
    },
  });
}
export type Library = Awaited<ReturnType<typeof loadLibrary>>;
