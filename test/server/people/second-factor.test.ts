import type { LogInAnswer, Me, SecondFactorAnswer } from '../../../src/contract/people';
import { type MailServer, startMailServer, tokenIn } from '../../support/mail-server';
import { type ServerProcess, startedServers } from '../../support/server-process';
import { totp } from '../../support/totp';
import { type Visitor, visitor } from '../../support/visitor';

const start = startedServers({ SVC_ACCOUNTS: 'on', SVC_TRUSTED_PROXIES: '127.0.0.1', SVC_OPEN_PER_MINUTE: '100000' });
const password = 'umbrella giraffe 31 kiosk';

let mail: MailServer;
let server: ServerProcess;
beforeAll(async () => {
  mail = await startMailServer();
  server = await start({ SVC_SMTP_URL: mail.url, SVC_MAIL_FROM: 'accounts@example.com' });
});
afterAll(() => mail.close());

/** Somebody whose second factor is on, and what their app knows. */
async function memberWithFactor(
  email: string,
): Promise<{ readonly one: Visitor; readonly factor: SecondFactorAnswer }> {
  const one = visitor(server.url);
  await one.post('/sign-up', { name: 'Amina', email, password });
  await one.post('/verify', { token: tokenIn(await mail.mailTo(email)) });
  await one.post('/log-in', { email, password });
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
  const two = visitor(server.url);
  expect((await two.post<LogInAnswer>('/log-in', { email, password })).data).toEqual({ second_factor: true });
  expect((await two.get('/me')).status).toBe(401);
  expect(await two.post('/log-in/code', { code: '123456' })).toMatchObject({ status: 400, error: { field: 'code' } });
  // The code that switched it on is used up. The next one is accepted half a minute early.
  const code = totp(factor.uri, Date.now() + 30_000);
  expect((await two.post('/log-in/code', { code })).status).toBe(200);
  const watcher = visitor(server.url);
  await watcher.post('/log-in', { email, password });
  expect(await watcher.post('/log-in/code', { code })).toMatchObject({ status: 400, error: { field: 'code' } });
  expect((await watcher.get('/me')).status).toBe(401);
  expect((await two.get<Me>('/me')).data).toMatchObject({ second_factor: true });

  const backup = factor.backup_codes[0]!;
  for (const expected of [200, 400]) {
    const three = visitor(server.url);
    await three.post('/log-in', { email, password });
    expect((await three.post('/log-in/code', { code: backup })).status).toBe(expected);
  }
});

test('after five wrong codes the log-in begins again, and the right code is refused', async () => {
  const email = 'guess@example.com';
  const { factor } = await memberWithFactor(email);
  const guesser = visitor(server.url);
  await guesser.post('/log-in', { email, password });
  for (let guess = 0; guess < 6; guess++) await guesser.post('/log-in/code', { code: '000000' });
  expect((await guesser.post('/log-in/code', { code: totp(factor.uri, Date.now() + 30_000) })).status).not.toBe(200);
  expect((await guesser.get('/me')).status).toBe(401);
});

test('a link by mail does not replace the second factor', async () => {
  const email = 'nolink@example.com';
  await memberWithFactor(email);
  const earlier = mail.mails.filter(({ to }) => to.includes(email)).length;
  await visitor(server.url).post('/link', { email });
  const { text } = await mail.mailTo(email, earlier);
  expect(text).toContain(`${server.url}/login`);
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
