import type { PlanRequest } from '../../server/store/plan-requests';
import type { LogInAnswer } from '../../src/contract/people';
import { tokenIn } from '../support/mail-server';
import { askAccount, engines, password, peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import { type Visitor, visitor } from '../support/visitor';

const start = startedServers(peopleSettings);
const boss = 'boss@example.com';

/** Attacks with the mails that the service sends. */
describe.each(engines)('mails in %s', (_engine, database, tested) => {
  let town: Town;
  let url: string;
  beforeAll(async () => {
    town = await startTown(start, { SVC_DATABASE_URL: await database(), SVC_ADMINISTRATORS: boss });
    url = town.server.url;
  });
  afterAll(() => town.mail.close());

  const invite = (who: Visitor, email: string, role = 'member') =>
    askAccount<{ readonly link: string; readonly mailed: boolean }>(url, who, 'POST', '/invitations', { email, role });
  const statuses = async (times: number, work: (i: number) => Promise<{ readonly status: number }>) => {
    const all: number[] = [];
    for (let i = 0; i < times; i++) all.push((await work(i)).status);
    return all;
  };

  tested('logging in to an unconfirmed account sends nothing, however often', async () => {
    const email = 'bombed@example.com';
    const attacker = visitor(url);
    await attacker.post('/sign-up', { name: 'Bomb', email, password });
    await town.mail.mailTo(email);
    const refused = await statuses(8, () => attacker.post('/log-in', { email, password }));
    expect(refused).toEqual(Array(8).fill(401));
    await town.settled();
    expect(town.sentTo(email)).toBe(1);
  });

  tested('five invitations by strangers leave a person their link, their new password and their sign-up', async () => {
    const victim = 'victim@example.com';
    const strangers = await Promise.all([1, 2].map((i) => town.member(`stranger${i}@example.com`)));
    const invited = await Promise.all(Array.from({ length: 8 }, (_, i) => invite(strangers[i % 2]!, victim)));
    expect(invited.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(invited.filter(({ data }) => data.mailed)).toHaveLength(5);
    const person = visitor(url);
    for (const path of ['/sign-up', '/link', '/reset'])
      expect([path, (await person.post(path, { email: victim, name: 'Victim', password })).status]).toEqual([
        path,
        200,
      ]);
    await town.settled();
    expect(town.mail.mails.filter(({ to, text }) => to.includes(victim) && text.includes('invites you'))).toHaveLength(
      5,
    );
  });

  tested('links that strangers ask for leave a person the link that the guide promises', async () => {
    const email = 'locked@example.com';
    const person = await town.member(email);
    await person.post('/log-out');
    // As many as they like, from as many addresses as they like, with wrong passwords besides.
    const asked = await statuses(12, () => visitor(url).post('/link', { email }));
    expect(asked.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => visitor(url).post('/log-in', { email, password: `guess ${i}` })),
    );
    await town.settled();
    const earlier = town.sentTo(email);
    expect((await person.post('/link', { email })).status).toBe(200);
    const token = tokenIn(await town.mail.mailTo(email, earlier));
    expect((await person.post<LogInAnswer>('/link/use', { token })).data).toEqual({ second_factor: false });
    await person.post('/log-out');
    expect((await person.post('/log-in', { email, password })).status).toBe(200);
    // The cookie that makes the browser known is of this person only, and cannot be made up.
    const forger = visitor(url);
    for (const [name, value] of person.cookies)
      if (name.includes('known')) forger.cookies.set(name, `${value.slice(0, -2)}xx`);
    expect((await forger.post('/link', { email })).status).toBe(429);
  });

  tested('one stranger leaves others a part of the links to an address', async () => {
    const email = 'shared@example.com';
    const stranger = visitor(url);
    expect(await statuses(5, () => stranger.post('/link', { email }))).toEqual([200, 200, 200, 429, 429]);
    expect((await visitor(url).post('/link', { email })).status).toBe(200);
  });

  tested('an IPv6 network sends as many mails as one caller', async () => {
    const ask = (ip: string, i: number) =>
      visitor(url, ip).post('/link', { email: `six-${ip.replaceAll(':', '-')}-${i}@example.com` });
    const of56 = await statuses(30, (i) => ask(`2001:db8:5:${i.toString(16)}::1`, i));
    expect(of56.filter((status) => status === 200)).toHaveLength(20);
  });

  tested('what was done is answered as done, whatever became of its mail', async () => {
    const owner = await town.member('busy@example.com', 'Busy');
    const invited = [];
    for (let i = 0; i < 25; i++) invited.push(await invite(owner, `many${i}@example.com`));
    expect(invited.map(({ status }) => status)).toEqual(Array(25).fill(200));
    expect(invited.filter(({ data }) => data.mailed)).toHaveLength(20);
    // A link that was not mailed is handed over by whoever invites.
    expect(invited.every(({ data }) => data.link.includes('/invitation#'))).toBe(true);
    const { data } = await askAccount<{ readonly count: number }>(url, owner, 'GET', '/invitations');
    expect(data.count).toBe(25);

    const asked = await askAccount<{ readonly requests: readonly Pick<PlanRequest, 'id'>[] }>(
      url,
      owner,
      'POST',
      '/plans/requests',
      { plan: 'pro', note: 'https://evil.example/x' },
    );
    expect(asked.status).toBe(200);
    const admin = await town.member(boss, 'Boss');
    const id = asked.data.requests[0]!.id;
    expect(await admin.post(`/admin/requests/${id}/grant`)).toMatchObject({
      status: 200,
      data: { outcome: 'granted' },
    });
  });

  tested('names put neither links nor lines into mails', async () => {
    const owner = await town.member('namer@example.com', 'Namer');
    for (const name of ['Bureau\nhttps://evil.example', 'Bureau\u2028x', 'Bureau\u202egnp.exe', ''])
      expect(await askAccount(url, owner, 'PATCH', '/account', { name })).toMatchObject({
        status: 400,
        error: { code: 'invalid_name' },
      });
    const name = 'Win at https://evil.example/x or www.evil.example';
    expect((await askAccount(url, owner, 'PATCH', '/account', { name })).status).toBe(200);
    const { token } = (
      await askAccount<{ readonly token: string }>(url, owner, 'POST', '/tokens', {
        name: 'http://evil.example',
        role: 'administrator',
      })
    ).data;
    const body = { email: 'invited@example.com', role: 'viewer' };
    expect((await askAccount(url, token, 'POST', '/invitations', body)).status).toBe(200);
    const { text } = await town.mail.mailTo('invited@example.com');
    expect(text.replaceAll(url, '')).not.toMatch(/:\/\/|www\.\S|evil\.example/);
    expect(text).toContain('“token http: //evil. example” invites you to the account “Win at https: //evil. example/x');
  });
});
