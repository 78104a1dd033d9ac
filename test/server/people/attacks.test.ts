import { get } from 'node:http';
import { tokenIn } from '../../support/mail-server';
import { password, peopleSettings, startTown, type Town } from '../../support/people';
import { startedServers } from '../../support/server-process';
import { visitor } from '../../support/visitor';

const start = startedServers(peopleSettings);

let town: Town;
beforeAll(async () => {
  town = await startTown(start);
});
afterAll(() => town.mail.close());

test('200 wrong passwords from one address are held up, and then the right one as well', async () => {
  await town.member('one@example.com');
  const attacker = visitor(town.server.url);
  const tries = Array.from({ length: 200 }, (_, i) => ({ email: 'one@example.com', password: `guess ${i}` }));
  const statuses: number[] = [];
  for (const each of tries) statuses.push((await attacker.post('/log-in', each)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(195);
  const held = await attacker.post('/log-in', { email: 'one@example.com', password });
  expect(held).toMatchObject({ status: 429, error: { code: 'too_many_attempts' } });
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(held.headers.getSetCookie()).toEqual([]);
});

test('200 wrong passwords from 200 addresses, many at once, are held up; a link by mail still lets the person in', async () => {
  const email = 'many@example.com';
  const one = await town.member(email);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => visitor(town.server.url).post('/log-in', { email, password: `guess ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  const earlier = town.sentTo(email);
  await one.post('/link', { email });
  const token = tokenIn(await town.mail.mailTo(email, earlier));
  expect((await visitor(town.server.url).post('/link/use', { token })).status).toBe(200);
});

test('many persons tried from one address are held up too', async () => {
  const attacker = visitor(town.server.url);
  const statuses = [];
  for (let i = 0; i < 15; i++)
    statuses.push((await attacker.post('/log-in', { email: `p${i}@example.com`, password: 'guess' })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('no answer tells whether an address is known', async () => {
  await town.member('known@example.com');
  // Mails are counted for each address that is typed, so both addresses get one.
  await visitor(town.server.url).post('/link', { email: 'unknown@example.com' });
  for (const [path, more] of [
    ['/log-in', { password: 'wrong' }],
    ['/sign-up', { name: 'x', password }],
    ['/reset', {}],
    ['/link', {}],
    ['/verify/send', {}],
  ] as const) {
    const [known, unknown] = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        visitor(town.server.url).post(path, { email, ...more }),
      ),
    );
    expect([path, unknown!.status, unknown!.data, unknown!.error]).toEqual([
      path,
      known!.status,
      known!.data,
      known!.error,
    ]);
    expect(unknown!.headers.get('content-length')).toBe(known!.headers.get('content-length'));
  }
  expect((await town.mail.mailTo('known@example.com', 1)).to).toEqual(['known@example.com']);
});

test('mails to one person are limited, whoever asks for them', async () => {
  const statuses = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await visitor(town.server.url).post('/link', { email: 'flood@example.com' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('posts from other sites are refused, and so are forms', async () => {
  const one = await town.member('csrf@example.com');
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])
    expect(await one.post('/me/name', { name: 'Mallory' }, headers)).toMatchObject({
      status: 403,
      error: { code: 'foreign_origin' },
    });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await one.post('/me/name', { name: 'Mallory' }, form)).status).toBe(415);
  expect((await one.post('/me/name', { name: 'Mallory' }, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await one.get<{ name: string }>('/me')).data.name).toBe('Amina');
  // A page may point its own name at this machine.
  const rebound = await new Promise<number>((resolve) => {
    get(`${town.server.url}/people/choices`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
  });
  expect(rebound).toBe(403);
});

test('a session that an attacker has chosen is not taken over by a log-in', async () => {
  const email = 'fixation@example.com';
  const attacker = await town.member('attacker@example.com');
  await town.member(email);
  const victim = visitor(town.server.url);
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
  await victim.post('/log-in', { email, password });
  expect((await victim.get<{ email: string }>('/me')).data.email).toBe(email);
  expect((await attacker.get<{ email: string }>('/me')).data.email).toBe('attacker@example.com');
  const name = [...victim.cookies.keys()][0]!;
  const forged = visitor(town.server.url);
  forged.cookies.set(name, `chosen.${[...victim.cookies.values()][0]!.split('.')[1]}`);
  expect((await forged.get('/me')).status).toBe(401);
});

test('cookies are for this server and no script', async () => {
  await town.member('cookie@example.com');
  const [line] = (
    await visitor(town.server.url).post('/log-in', { email: 'cookie@example.com', password })
  ).headers.getSetCookie();
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=Lax/i);
  expect(line).not.toMatch(/Domain=/i);
});

test('no field can add a header, a recipient or a line to a mail', async () => {
  const one = visitor(town.server.url);
  for (const email of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '"a@example.com\nBcc: x"@example.com',
    'a@exam\u2028ple.com',
  ])
    expect(await one.post('/link', { email })).toMatchObject({ status: 400, error: { field: 'email' } });
  expect(await one.post('/sign-up', { name: 'A\u0000', email: 'n@example.com', password })).toMatchObject({
    error: { code: 'invalid_json' },
  });
  for (const name of ['A\r\nBcc: b@example.com', 'x'.repeat(101), ' '])
    expect(await one.post('/sign-up', { name, email: 'n@example.com', password })).toMatchObject({
      error: { code: 'invalid_form', field: 'name' },
    });
  expect(town.mail.mails.every(({ to }) => to.length === 1)).toBe(true);
  expect(town.mail.mails.every(({ head }) => !/^bcc/im.test(head))).toBe(true);
});

test('links in mails lead to this server whatever host a request names', async () => {
  const one = visitor(town.server.url);
  await one.post(
    '/link',
    { email: 'host@example.com' },
    { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  );
  expect((await town.mail.mailTo('host@example.com')).text).toContain(`${town.server.url}/login#`);
});

test('no address makes this server lead elsewhere, and the library has no door of its own', async () => {
  for (const path of [
    '/people/magic-link/verify?token=x&callbackURL=https://evil.example',
    '/people/reset-password/x?callbackURL=https://evil.example',
    '/people/verify-email?token=x&callbackURL=https://evil.example',
    '/people/sign-in/email',
    '/people/error?error=x',
    '/people/callback/microsoft?code=x&state=y',
  ])
    expect([path, (await fetch(town.server.url + path, { redirect: 'manual' })).status]).toEqual([path, 404]);
});

test('weak passwords are refused with a sentence', async () => {
  const one = visitor(town.server.url);
  for (const [weak, said] of [
    ['short', 'Use 10 to 128'],
    ['password1234', 'common'],
    ['qwertyuiop', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['weak@example.com', 'your name or email'],
    ['x'.repeat(129), 'Use 10 to 128'],
  ] as const)
    expect(await one.post('/sign-up', { name: 'Weak', email: 'weak@example.com', password: weak })).toMatchObject({
      error: { code: 'invalid_form', field: 'password', message: expect.stringContaining(said) as string },
    });
});
