import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administratorOf } from '../../../server/accounts/actor';
import { issueToken } from '../../../server/accounts/tokens';
import { firstAccount } from '../../../server/store/accounts';
import { openStore } from '../../../server/store/open';
import type { StoredKey } from '../../../server/store/store';
import { onPostgres } from '../../support/postgres';
import { openSession, raw } from '../../support/raw';
import { keysCommand, removeDirectory, type ServerProcess, startServer } from '../../support/server-process';

const tax = { country: 'KE', amount: 85_000, type: 'income' };
const machine = 'this machine';

/** How many calls of a user are in progress at once. */
const together = 4;

/** A user of the add-in who goes on calculating, and the statuses of the answers. */
async function userOf({ url }: ServerProcess) {
  const session = await openSession(url);
  const statuses: number[] = [];
  let over = false;
  const calculate = async (): Promise<void> => {
    while (!over) {
      statuses.push((await raw(`${url}/addin/api/tax`, { method: 'POST', body: tax, headers: session })).status);
      await pause(2);
    }
  };
  const working = Promise.all(Array.from({ length: together }, calculate));
  return {
    statuses: async (): Promise<readonly number[]> => {
      over = true;
      await working;
      return [...new Set(statuses)];
    },
  };
}

const withKey = async ({ url }: ServerProcess, key: string): Promise<number> =>
  (await raw(`${url}/api/tax`, { method: 'POST', body: tax, headers: { 'x-api-key': key } })).status;

const keyInFile = ({ dataDir }: ServerProcess): string => readFileSync(join(dataDir, 'machine-key'), 'utf8').trim();

/** Longer than a server trusts what it knows of a key. */
const afterATrustedLookUp = (): Promise<void> => pause(2_500);

describe.each([
  ['SQLite, two workers', async () => ({ SVC_WORKERS: '2' }), 1],
  ['PostgreSQL, two replicas', onPostgres, 2],
] as const)('on %s', (_, environmentOf, replicas) => {
  let environment: Readonly<Record<string, string>>;
  let servers: ServerProcess[];
  beforeEach(async () => {
    environment = await environmentOf();
    servers = await Promise.all(Array.from({ length: replicas }, () => startServer(environment)));
  });
  afterEach(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    for (const { dataDir } of servers) removeDirectory(dataDir);
  });
  const store = () => ({ ...environment, SVC_DATA_DIR: servers[0]!.dataDir });

  test('the key of the machine is replaced while users of the add-in work', async () => {
    const keys = keysCommand(store());
    const old = keyInFile(servers[0]!);
    const users = await Promise.all(servers.map(userOf));
    const next = await keys('rotate', machine, '--overlap', '0');
    await afterATrustedLookUp();
    expect(await Promise.all(users.map(({ statuses }) => statuses()))).toEqual(servers.map(() => [200]));
    expect(servers.map(keyInFile)).toEqual(servers.map(() => next));
    expect([await withKey(servers[0]!, old), await withKey(servers[0]!, next)]).toEqual([403, 200]);

    // The name means the successor from now on, also after a second rotation whose overlap lasts.
    const last = await keys('rotate', machine);
    expect([await withKey(servers[0]!, next), await withKey(servers[0]!, last)]).toEqual([200, 200]);
    expect(await keys('show', machine)).toContain(last.slice(0, 13));
    const again = await startServer(store());
    const user = await userOf(again);
    await pause(100);
    expect([await user.statuses(), keyInFile(again)]).toEqual([[200], last]);
    await again.stop();
  }, 60_000);

  test('a person with a token of the account replaces it as well', async () => {
    const opened = await openStore({ dataDir: servers[0]!.dataDir, databaseUrl: environment['SVC_DATABASE_URL'] });
    const [{ id }] = (await opened.keysOf(firstAccount)) as readonly [StoredKey];
    const made = { name: 'admin', role: 'owner', expiresAt: null } as const;
    const { token } = await issueToken(opened, administratorOf(firstAccount), made, new Date());
    await opened.close();
    const users = await Promise.all(servers.map(userOf));
    const answer = await raw(`${servers[0]!.url}/api/v1/keys/${id}/rotate`, {
      method: 'POST',
      body: { overlap_days: 0 },
      headers: { 'x-api-key': token },
    });
    await afterATrustedLookUp();
    expect(await Promise.all(users.map(({ statuses }) => statuses()))).toEqual(servers.map(() => [200]));
    expect(servers.map(keyInFile)).toEqual(servers.map(() => answer.body.data['key']));
  }, 60_000);
});
