import { failures, type Outcome } from '../support/failures';
import { type PostgresServer, startPostgres, withoutPostgres } from '../support/postgres';

let server: PostgresServer;
const lines: string[] = [];
beforeAll(async () => {
  if (withoutPostgres === undefined) server = await startPostgres();
});
afterAll(async () => {
  await server?.remove();
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
});

/** Every failure: no call is lost, none is counted twice, and no plan is exceeded. */
function expectSound({
  failure,
  answered,
  refused,
  unavailable,
  failed,
  broken,
  counted,
  allowed,
  ...more
}: Outcome): void {
  lines.push(
    `${failure}: ${answered} answered, ${refused} refused, ${unavailable} unavailable, ${failed} failed, ${broken} broken, ${counted} counted`,
    ...more.notes.map((note) => `  ${note}`),
  );
  expect(failed).toBe(0);
  expect(answered).toBeLessThanOrEqual(allowed);
  expect(counted).toBeGreaterThanOrEqual(answered);
  expect(counted).toBeLessThanOrEqual(answered + broken + more.tolerance);
}

const tested = withoutPostgres === undefined ? test : test.skip;
/** How long the database is away, in seconds. */
const away = 4;

tested('a killed replica loses no call, and its lease is all that is counted too much', async () => {
  expectSound(await failures['a replica is killed']!(server, away));
});

tested('without the database, replicas answer within their leases, then 503, and recover', async () => {
  const outcome = await failures['a replica and the database are killed']!(server, away);
  expectSound(outcome);
  expect(outcome.notes.join()).toMatch(/^[1-9]\d* calls were answered.*answered with 503/);
  expect(Number(/others in (\d+) ms/.exec(outcome.notes.join())![1])).toBeLessThan(2_000);
});

tested('a suspended database keeps callers waiting for a short time only', async () => {
  const outcome = await failures['the database is suspended']!(server, away);
  expectSound(outcome);
  expect(outcome.notes.join()).toMatch(/^[1-9]\d* calls were answered.*answered with 503/);
});

tested('a replica whose clock is an hour off does not exceed the limit of a minute', async () => {
  expectSound(await failures['a clock is an hour off']!(server, away));
});

tested('replicas restart one by one without a failed call; a disabled key is refused, and news arrives', async () => {
  const outcome = await failures['replicas restart one by one']!(server, away);
  expectSound(outcome);
  expect([outcome.broken, outcome.unavailable, outcome.refused]).toEqual([0, 0, 0]);
  expect(Number(/everywhere after (\d+) ms/.exec(outcome.notes.join())![1])).toBeLessThan(5_000);
  expect(Number(/all in (\d+) ms/.exec(outcome.notes.join())![1])).toBeLessThan(2_000);
});

tested('replicas answer while a newer version migrates', async () => {
  const outcome = await failures['a newer version migrates']!(server, away);
  expectSound(outcome);
  expect([outcome.broken, outcome.unavailable]).toEqual([0, 0]);
  expect(outcome.notes).toEqual(['a replica of the old version that started afterwards was refused with a sentence']);
});

tested('three replicas begin a month in the same second', async () => {
  const outcome = await failures['a month begins']!(server, away);
  expectSound(outcome);
  expect(outcome.answered).toBe(800);
});

if (withoutPostgres !== undefined) test.skip(`replicas: ${withoutPostgres}`, () => undefined);
