import { frameOf } from '../../server/pages/page';
import { startedServers } from '../support/server-process';

const start = startedServers({ SVC_LOG_LEVEL: 'error' });

test.each([
  ['nobody has an account', { SVC_ACCOUNTS: 'off' }, false, false],
  ['nobody new may sign up', { SVC_SIGN_UP: 'closed' }, false, true],
  ['everybody may sign up', {}, true, true],
] as const)('where %s, pages link only what exists', async (_, environment, signUp, dashboard) => {
  const { url } = await start(environment);
  for (const path of [
    '/docs',
    '/status',
    '/changes',
    '/privacy',
    '/docs/search',
    '/nothing-here',
    '/addin/functions.html',
  ]) {
    const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
    expect([path, html.includes('href="/signup"'), html.includes('href="/dashboard"')]).toEqual([
      path,
      signUp,
      dashboard,
    ]);
  }
});

test('the group of the page is unfolded, and the page is marked; a page below another marks that one', () => {
  const frame = frameOf({ people: undefined })('en');
  const openGroups = (html: string): readonly string[] =>
    [...html.matchAll(/<details open><summary>([^<]+)/g)].map((match) => match[1]!);
  const guide = frame({ title: 'Webhooks', body: '<h1>Webhooks</h1>', address: '/docs/webhooks' });
  expect(openGroups(guide)).toEqual(['For programs']);
  expect(guide).toContain('<a href="/docs/webhooks" aria-current="page">');
  const below = frame({ title: 'Tax', body: '<h1>Tax</h1>', address: '/docs/reference/tax' });
  expect(below).toContain('<a href="/docs/reference" aria-current="true">');
  expect(openGroups(frame({ title: 'Privacy', body: '<h1>Privacy</h1>', address: '/privacy' }))).toEqual([
    'In a sheet',
  ]);
});

test('what a page is about is text, wherever the frame shows it', () => {
  const html = frameOf({ people: undefined })('en')({ title: '<b>"x"', body: '<h1>x</h1>', searched: '"><script>' });
  expect(html).toContain('<title>&lt;b&gt;&quot;x&quot; · ');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
});
