import { type MailServer, startMailServer, tokenIn } from './mail-server';
import { emptyDatabase, withoutPostgres } from './postgres';
import type { ServerProcess } from './server-process';
import { until } from './until';
import { type Visitor, visitor } from './visitor';

/** The engines of the store, each with the address of an empty database and the function that defines its tests. */
export const engines: readonly (readonly [name: string, database: () => Promise<string>, test: jest.It])[] = [
  ['SQLite', async () => '', test],
  ['PostgreSQL', emptyDatabase, withoutPostgres === undefined ? test : test.skip],
];

/** The password of everybody. */
export const password = 'umbrella giraffe 31 kiosk';

/** What a test sets for a server with accounts. */
export const peopleSettings = {
  SVC_ACCOUNTS: 'on',
  SVC_TRUSTED_PROXIES: '127.0.0.1',
  SVC_OPEN_PER_MINUTE: '100000',
} as const;

/** An answer of an operation on accounts. */
export interface AccountAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Asks an operation on accounts, with the cookies of a session or with a token. */
export async function askAccount<Data = Readonly<Record<string, never>>>(
  url: string,
  who: Visitor | string,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<AccountAnswer<Data>> {
  const from = typeof who === 'string' ? null : who.address;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(typeof who === 'string'
        ? { 'x-api-key': who }
        : { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(from === null ? {} : { 'x-forwarded-for': from }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Pick<AccountAnswer<Data>, 'data' | 'error'>;
  return { status: response.status, headers: response.headers, ...answer };
}

/** A server with accounts whose mails arrive here. */
export interface Town {
  readonly server: ServerProcess;
  readonly mail: MailServer;
  /** Signs up, confirms the address and logs in. */
  readonly member: (email: string, name?: string) => Promise<Visitor>;
  readonly sentTo: (email: string) => number;
  /** Waits until everything that the server sent until now has arrived. */
  readonly settled: () => Promise<void>;
}

/** Starts a server with accounts, and a mail server. */
export async function startTown(
  start: (environment: Readonly<Record<string, string>>) => Promise<ServerProcess>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Town> {
  const mail = await startMailServer();
  const server = await start({ SVC_SMTP_URL: mail.url, SVC_MAIL_FROM: 'accounts@example.com', ...environment });
  const sentTo = (email: string): number => mail.mails.filter(({ to }) => to.includes(email)).length;
  let marks = 0;
  return {
    server,
    mail,
    async member(email, name = 'Amina') {
      const one = visitor(server.url);
      const earlier = sentTo(email);
      await one.post('/sign-up', { name, email, password });
      await one.post('/verify', { token: tokenIn(await mail.mailTo(email, earlier)) });
      const entered = await one.post('/log-in', { email, password });
      if (entered.status !== 200) throw new Error(`log-in of ${email}: ${entered.status} ${entered.error.message}`);
      return one;
    },
    sentTo,
    async settled() {
      const mark = `mark${(marks += 1)}@example.com`;
      await visitor(server.url).post('/sign-up', { name: 'Mark', email: mark, password });
      await until(() => mail.mails.some(({ to }) => to.includes(mark)));
    },
  };
}
