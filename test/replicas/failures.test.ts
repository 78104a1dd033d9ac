import { failures, type Outcome } from '../support/failures';
import { type PostgresServer, startPostgres, withoutPostgres } from '../support/postgres';

// A scenario says after 100 seconds what it waits for.
jest.setTimeout(180_000);

let server: PostgresServer;
const lines: string[] = [];
beforeAll(async () => {
  if (withoutPostgres === undefined) server = await startPostgres();
});
afterAll(async () => {
  await server?.remove();
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
});

/** In every failure no call is lost, none is counted twice, and no plan is exceeded. */
async function soundly(failure: keyof typeof failures): Promise<Outcome> {
  const outcome = await failures[failure](server, away);
  const { answered, refused, unavailable, failed, broken, counted, allowed, tolerance, notes } = outcome;
  lines.push(
    `${failure}: ${answered} answered, ${refused} refused, ${unavailable} unavailable, ${failed} failed, ${broken} broken, ${counted} counted`,
    ...notes.map((note) => `  ${note}`),
  );
  expect(failed).toBe(0);
  expect(answered).toBeLessThanOrEqual(allowed);
  expect(counted).toBeGreaterThanOrEqual(answered);
  expect(counted).toBeLessThanOrEqual(answered + broken + tolerance);
  return outcome;
}

const tested = withoutPostgres === undefined ? test : test.skip;
/** How long the database is away, in seconds. */
const away = 4;

tested('a killed replica loses no call, and its lease is all that is counted too much', async () => {
  await soundly('a replica is killed');
});

tested('without the database, replicas answer within their leases, then 503, and recover', async () => {
  const outcome = await soundly('a replica and the database are killed');
  expect(outcome.notes.join()).toMatch(/^[1-9]\d* calls were answered.*answered with 503/);
  expect(Number(/others in (\d+) ms/.exec(outcome.notes.join())![1])).toBeLessThan(2_000);
});

tested('a suspended database keeps callers waiting for a short time only', async () => {
  const outcome = await soundly('the database is suspended');
  expect(outcome.notes.join()).toMatch(/^[1-9]\d* calls were answered.*answered with 503/);
});

tested('a replica whose clock is an hour off does not exceed the limit of a minute', async () => {
  await soundly('a clock is an hour off');
});

tested('replicas restart one by one without a failed call; a disabled key is refused, and news arrives', async () => {
  const outcome = await soundly('replicas restart one by one');
  expect([outcome.broken, outcome.unavailable, outcome.refused]).toEqual([0, 0, 0]);
  expect(Number(/everywhere after (\d+) ms/.exec(outcome.notes.join())![1])).toBeLessThan(5_000);
  expect(Number(/all in (\d+) ms/.exec(outcome.notes.join())![1])).toBeLessThan(2_000);
});

tested('replicas answer while a newer version migrates', async () => {
  const outcome = await soundly('a newer version migrates');
  expect([outcome.broken, outcome.unavailable]).toEqual([0, 0]);
  expect(outcome.notes).toEqual(['a replica of the old version that started afterwards was refused with a sentence']);
});

tested('three replicas begin a month in the same second', async () => {
  const outcome = await soundly('a month begins');
  expect(outcome.answered).toBe(800);
});

if (withoutPostgres !== undefined) test.skip(`replicas: ${withoutPostgres}`, () => undefined);
