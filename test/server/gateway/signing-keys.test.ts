import { createSessions } from '../../../server/doors/gateway/session';
import { openStore } from '../../../server/store/open';
import type { Store } from '../../../server/store/store';
import { removeDirectory, temporaryDirectory } from '../../support/server-process';

const day = 86_400_000;
const period = 30 * day;
/** Five minutes before a key is replaced. */
const begin = 700 * period - 5 * 60_000;
const config = { addinAccess: 'local', entra: undefined } as const;

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = temporaryDirectory();
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  removeDirectory(dataDir);
});

const replica = (clock: { at: number }) => createSessions(store, config, { now: () => clock.at, elapsed: () => 0 });

test('a session outlasts the key that signed it, on every replica', async () => {
  const clock = { at: begin };
  const [first, second] = [await replica(clock), await replica(clock)];
  const before = await first.open('a person');
  clock.at += 10 * 60_000;
  const after = await second.open('a person');
  for (const sessions of [first, second, await replica(clock)])
    for (const { token } of [before, after]) expect(await sessions.subjectOf(`Bearer ${token}`)).toBe('a person');
  const header = ({ token }: { readonly token: string }): unknown =>
    JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString());
  expect([header(before), header(after)]).toMatchObject([{ kid: '699' }, { kid: '700' }]);
});

test('a key is deleted a period after it was replaced', async () => {
  const clock = { at: begin };
  const sessions = await replica(clock);
  const secret = await store.secret('add-in sessions 699', 'another');
  expect(secret).not.toBe('another');
  clock.at += 2 * period;
  await sessions.open('a person');
  expect(await store.secret('add-in sessions 699', 'another')).toBe('another');
});

test('a replica whose clock is an hour off takes the sessions of the others', async () => {
  const sessions = await replica({ at: begin - 60 * 60_000 });
  const { token } = await (await replica({ at: begin + 6 * 60_000 })).open('a person');
  expect(await sessions.subjectOf(`Bearer ${token}`)).toBe('a person');
});
