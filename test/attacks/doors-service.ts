import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { type MailServer, startMailServer, tokenIn } from '../support/mail-server';
import { emptyDatabase, withoutPostgres } from '../support/postgres';
import { type ServerProcess, startServer } from '../support/server-process';
import { type Visitor, visitor } from '../support/visitor';

/** The engines of the store, and how a test of each is declared. */
export const engines: readonly (readonly [name: 'SQLite' | 'PostgreSQL', tested: jest.It])[] = [
  ['SQLite', test],
  ['PostgreSQL', withoutPostgres === undefined ? test : test.skip],
];

const password = 'umbrella giraffe 31 kiosk';

/** A server with accounts, its store, and the mails that it sends. */
export interface Attacked {
  readonly server: ServerProcess;
  readonly store: Store;
  readonly mail: MailServer;
  /** The password of everybody. */
  readonly password: string;
  /** Somebody who is logged in and has a confirmed address. */
  readonly member: (email: string) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Starts a server on an engine of the store. Where that engine cannot run, no test asks for the server. */
export async function attacked(
  engine: (typeof engines)[number][0],
  environment: Readonly<Record<string, string>> = {},
): Promise<Attacked> {
  const databaseUrl = engine === 'PostgreSQL' && withoutPostgres === undefined ? await emptyDatabase() : undefined;
  const mail = await startMailServer();
  const server = await startServer({
    SVC_ACCOUNTS: 'on',
    SVC_TRUSTED_PROXIES: '127.0.0.1',
    SVC_OPEN_PER_MINUTE: '1000000',
    SVC_LOG_LEVEL: 'warn',
    SVC_SMTP_URL: mail.url,
    SVC_MAIL_FROM: 'accounts@example.com',
    ...(databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }),
    ...environment,
  });
  const store = await openStore({ dataDir: server.dataDir, databaseUrl });
  return {
    server,
    store,
    mail,
    password,
    async member(email) {
      const one = visitor(server.url);
      await one.post('/sign-up', { name: 'Amina', email, password });
      await one.post('/verify', { token: tokenIn(await mail.mailTo(email)) });
      const { status } = await one.post('/log-in', { email, password });
      if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
      return one;
    },
    async close() {
      await store.close();
      await Promise.all([server.stop(), mail.close()]);
    },
  };
}
