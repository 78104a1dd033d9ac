import { catalogOf } from '../../../src/language/catalogs';
import { directionOf, type Language, languages } from '../../../src/language/languages';
import { type Message, message } from '../../../src/language/message';
import { say } from '../../../src/language/say';
import { countEnglish } from '../../support/english-words';
import { askAccount, engines, password, peopleSettings, startTown, type Town } from '../../support/people';
import { type ArrivedMail, tokenIn } from '../../support/mail-server';
import { startedServers } from '../../support/server-process';
import { type Visitor, visitor } from '../../support/visitor';
import { peoplePages } from '../../../src/contract/people';
import { productName } from '../../../src/contract/product';

const start = startedServers({ ...peopleSettings, SVC_ADMINISTRATORS: 'chief@example.com' });

const speaks = (language: string) => ({ 'accept-language': language });

/** Checks that a mail is in a language, as text and as HTML, and says this. */
function expectIn(language: Language, { head, subject, text, html }: ArrivedMail, kind: string, values: object): void {
  const said = (code: string): string => say({ code, values } as Message, catalogOf(language));
  expect(subject).toBe(said(`mail_${kind}_subject`));
  expect(text.trim()).toBe(said(`mail_${kind}`));
  expect(head.toLowerCase()).toContain(`content-language: ${language}`);
  expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  // The HTML says the same: without its tags and its escapes, it is the text.
  const bare = html
    .replace(/<head>.*<\/head>/, '')
    .replace(/<\/p>/g, '\n')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  if (language !== 'en') expect(countEnglish('mails', language, [subject, ...text.split('\n')])).toEqual([]);
  const lines = (written: string): string[] => written.split('\n').filter((line) => line.trim() !== '');
  expect(lines(bare)).toEqual(lines(text));
}

const linkIn = ({ text }: ArrivedMail): string => /http\S+/.exec(text)![0];

describe.each(engines)('in %s', (_engine, database, tested) => {
  let town: Town;
  beforeAll(async () => {
    town = await startTown(start, { SVC_DATABASE_URL: await database() });
  });
  afterAll(() => town.mail.close());

  const newest = (email: string, earlier = 0) => town.mail.mailTo(email, earlier);
  const about = (mail: ArrivedMail) => ({ product: productName, link: linkIn(mail) });

  /** Somebody who signs up, confirms and logs in with a browser in a language. */
  async function member(email: string, language: string): Promise<Visitor> {
    const one = visitor(town.server.url);
    await one.post('/sign-up', { name: 'Amina', email, password }, speaks(language));
    await one.post('/verify', { token: tokenIn(await newest(email)) });
    await one.post('/log-in', { email, password }, speaks(language));
    return one;
  }
  const choose = (one: Visitor, language: string) => one.post('/me/language', { language });

  tested('mails that a request asks for are in its language, where its reader chose none', async () => {
    for (const language of languages) {
      const email = `asks-${language}@example.com`;
      const one = visitor(town.server.url);
      await one.post('/sign-up', { name: 'Amina', email, password }, speaks(language));
      const verify = await newest(email);
      expectIn(language, verify, 'verify', about(verify));
      await one.post('/verify', { token: tokenIn(verify) });
      for (const [path, kind, earlier] of [
        ['/link', 'link', 1],
        ['/reset', 'reset', 2],
      ] as const) {
        await one.post(path, { email }, speaks(language));
        const mail = await newest(email, earlier);
        expectIn(language, mail, kind, about(mail));
      }
      await visitor(town.server.url).post('/sign-up', { name: 'B', email, password }, speaks(language));
      const exists = await newest(email, 3);
      expectIn(language, exists, 'exists', about(exists));
    }
  });

  tested(
    'what a person chose goes before the language of a request, and a language we do not have is English',
    async () => {
      const email = 'chosen@example.com';
      const one = await member(email, 'sw');
      await one.post('/link', { email }, speaks('sw'));
      const english = await newest(email, 1);
      expectIn('en', english, 'link', about(english));
      expect((await choose(one, 'pt')).status).toBe(200);
      expect(await one.get('/me')).toMatchObject({ data: { language: 'pt' } });
      await visitor(town.server.url).post('/reset', { email }, speaks('fr'));
      const reset = await newest(email, 2);
      expectIn('pt', reset, 'reset', about(reset));
      expect(await choose(one, 'sw')).toMatchObject({
        status: 400,
        error: { code: 'invalid_form', field: 'language' },
      });
      expect((await one.get<{ person: object }>('/me/data')).data.person).toMatchObject({
        language: 'pt',
        last_language: 'en',
      });
    },
  );

  tested('a stranger who asks for a mail does not change its language: it stays that of the last log-in', async () => {
    const email = 'last-fr@example.com';
    await member(email, 'fr');
    await visitor(town.server.url).post('/reset', { email }, speaks('ar'));
    const reset = await newest(email, 1);
    expectIn('fr', reset, 'reset', about(reset));
  });

  tested('an invitation is in the language of the invited, else in that of whoever invites', async () => {
    const inviter = await member('inviter@example.com', 'fr');
    await member('guest-ar@example.com', 'ar');
    const invite = (email: string) =>
      askAccount(town.server.url, inviter, 'POST', '/invitations', { email, role: 'viewer' }, speaks('pt'));
    for (const [email, language, earlier] of [
      ['guest-ar@example.com', 'ar', 1],
      ['stranger@example.com', 'pt', 0],
    ] as const) {
      expect((await invite(email)).status).toBe(200);
      const mail = await newest(email, earlier);
      expectIn(language, mail, 'invitation', {
        ...about(mail),
        inviter: 'inviter@example.com',
        account: '“Amina”',
        role: message('role_viewer'),
      });
    }
  });

  tested('a decision about a plan, which no request of the reader causes, is in their language', async () => {
    const chief = await member('chief@example.com', 'fr');
    for (const language of ['pt', 'ar'] as const) {
      const email = `plan-${language}@example.com`;
      const asker = await member(email, language);
      const earlier = town.sentTo('chief@example.com');
      await askAccount(town.server.url, asker, 'POST', '/plans/requests', { plan: 'pro', note: '40 < 50 & more' });
      const values = { account: '“Amina”', plan: 'Pro', asker: email, note: '> 40 < 50 & more' };
      const asked = await newest(email, 1);
      expectIn(language, asked, 'plan_asked', { ...about(asked), ...values });
      const toDecide = await newest('chief@example.com', earlier);
      expectIn('fr', toDecide, 'plan_to_decide', { ...about(toDecide), ...values });
      const { data } = await chief.get<{ requests: readonly { id: string }[] }>('/admin/requests');
      const decision = language === 'pt' ? 'grant' : 'refuse';
      await chief.post(`/admin/requests/${data.requests[0]!.id}/${decision}`);
      const decided = await newest(email, 2);
      const kind = { grant: 'plan_granted', refuse: 'plan_refused' }[decision];
      expectIn(language, decided, kind, { ...about(decided), ...values });
    }
  });

  tested('a page is in the language of the browser, until one is chosen in it', async () => {
    const page = async (headers: Readonly<Record<string, string>>, address: string = peoplePages.logIn) => {
      const answer = await fetch(`${town.server.url}${address}`, { headers });
      return {
        language: answer.headers.get('content-language'),
        vary: answer.headers.get('vary')!.split(/, */),
        tag: answer.headers.get('etag'),
        html: await answer.text(),
      };
    };
    for (const language of languages) {
      const asked = await page(speaks(`${language}-XX,${language};q=0.9`));
      expect(asked.language).toBe(language);
      expect(asked.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(asked.vary).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
      const chosen = await page({ ...speaks('en'), cookie: `svc.language=${language}` }, peoplePages.connect);
      expect([chosen.language, chosen.tag]).toEqual([language, asked.tag]);
    }
    expect((await page({ ...speaks('fr'), cookie: 'svc.language=tlh' })).language).toBe('fr');
  });

  tested('a browser in which nobody chose a language gets the choice of whoever logs in', async () => {
    const email = 'moves@example.com';
    await choose(await member(email, 'en'), 'ar');
    const fresh = visitor(town.server.url);
    await fresh.post('/log-in', { email, password }, speaks('en'));
    expect(fresh.cookies.get('svc.language')).toBe('ar');
    const settled = visitor(town.server.url);
    settled.cookies.set('svc.language', 'fr');
    await settled.post('/log-in', { email, password }, speaks('en'));
    expect(settled.cookies.get('svc.language')).toBe('fr');
  });
});
