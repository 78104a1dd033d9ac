import type { LogInAnswer, Me, SecondFactorAnswer } from '../../../src/contract/people';
import { password, peopleSettings, startTown, type Town } from '../../support/people';
import { startedServers } from '../../support/server-process';
import { totp } from '../../support/totp';
import { type Visitor, visitor } from '../../support/visitor';

const start = startedServers(peopleSettings);

let town: Town;
beforeAll(async () => {
  town = await startTown(start);
});
afterAll(() => town.mail.close());

/** Somebody whose second factor is on, and what their app knows. */
async function memberWithFactor(
  email: string,
): Promise<{ readonly one: Visitor; readonly factor: SecondFactorAnswer }> {
  const one = await town.member(email);
  const { data: factor } = await one.post<SecondFactorAnswer>('/me/second-factor', { password });
  expect(await one.post('/me/second-factor/confirm', { code: '000000' })).toMatchObject({ error: { field: 'code' } });
  const before = [...one.cookies.values()];
  expect((await one.post('/me/second-factor/confirm', { code: totp(factor.uri) })).status).toBe(200);
  expect([...one.cookies.values()]).not.toEqual(before);
  return { one, factor };
}

test('logging in needs the code, or a backup code once', async () => {
  const email = 'factor@example.com';
  const { factor } = await memberWithFactor(email);
  const two = visitor(town.server.url);
  expect((await two.post<LogInAnswer>('/log-in', { email, password })).data).toEqual({ second_factor: true });
  expect((await two.get('/me')).status).toBe(401);
  expect(await two.post('/log-in/code', { code: '123456' })).toMatchObject({ status: 400, error: { field: 'code' } });
  // The code that switched it on is used up. The next one is accepted half a minute early.
  const code = totp(factor.uri, Date.now() + 30_000);
  expect((await two.post('/log-in/code', { code })).status).toBe(200);
  const watcher = visitor(town.server.url);
  await watcher.post('/log-in', { email, password });
  expect(await watcher.post('/log-in/code', { code })).toMatchObject({ status: 400, error: { field: 'code' } });
  expect((await watcher.get('/me')).status).toBe(401);
  expect((await two.get<Me>('/me')).data).toMatchObject({ second_factor: true });

  const backup = factor.backup_codes[0]!;
  for (const expected of [200, 400]) {
    const three = visitor(town.server.url);
    await three.post('/log-in', { email, password });
    expect((await three.post('/log-in/code', { code: backup })).status).toBe(expected);
  }
});

test('after five wrong codes the log-in begins again, and the right code is refused', async () => {
  const email = 'guess@example.com';
  const { factor } = await memberWithFactor(email);
  const guesser = visitor(town.server.url);
  await guesser.post('/log-in', { email, password });
  for (let guess = 0; guess < 6; guess++) await guesser.post('/log-in/code', { code: '000000' });
  expect((await guesser.post('/log-in/code', { code: totp(factor.uri, Date.now() + 30_000) })).status).not.toBe(200);
  expect((await guesser.get('/me')).status).toBe(401);
});

test('a link by mail does not replace the second factor', async () => {
  const email = 'nolink@example.com';
  await memberWithFactor(email);
  const earlier = town.sentTo(email);
  await visitor(town.server.url).post('/link', { email });
  const { text } = await town.mail.mailTo(email, earlier);
  expect(text).toContain(`${town.server.url}/login`);
  expect(text).not.toContain('#');
});

test('switching it off needs the password', async () => {
  const { one } = await memberWithFactor('off@example.com');
  expect(await one.post('/me/second-factor/off', { password: 'wrong' })).toMatchObject({
    error: { field: 'password' },
  });
  expect((await one.post('/me/second-factor/off', { password })).status).toBe(200);
  expect((await one.get<Me>('/me')).data.second_factor).toBe(false);
});
