import type { BrowserContext, Page } from 'playwright-core';
import { peoplePages } from '../../../src/contract/people';
import { tokenIn } from '../../support/mail-server';
import { askAccount, type Town } from '../../support/people';
import { asking, consent, program } from '../../support/program';
import type { Visitor } from '../../support/visitor';
import { until } from './pane';

/** The address of whoever administers the service of `startTown`, where it is set so. */
export const chief = 'chief@example.com';

/** A view of the dashboard: its address, and what is done there before it is looked at. */
export interface View {
  readonly name: string;
  readonly address: string;
  /** Is it seen by somebody who is not logged in? */
  readonly outside?: boolean;
  readonly then?: (page: Page) => Promise<unknown>;
}

/** How many links were asked for: each address gets few. */
let asked = 0;

/** Presses the button that sends the first form, whatever the language. */
const send = (page: Page, place = 'main'): Promise<void> =>
  page.locator(`${place} form button[type=submit]`).first().click();

/** An account in which something of everything has happened. */
export async function furnished({ server: { url }, mail, member, sentTo }: Town): Promise<{
  readonly owner: Visitor;
  readonly views: readonly View[];
}> {
  const owner = await member(chief, 'Amina Diallo');
  const make = async <Data>(path: string, body: object): Promise<Data> => {
    const made = await askAccount<Data>(url, owner, 'POST', path, body);
    if (made.status !== 200) throw new Error(`${path}: ${made.status} ${made.error?.message}`);
    return made.data;
  };
  const key = await make<{ id: string; key: string }>('/keys', {
    environment: 'live',
    name: 'Bureau 12',
    operations: ['tax'],
    networks: ['127.0.0.0/8'],
    expires: '2031-03-31',
  });
  const call = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key.key },
      body: JSON.stringify(body),
    });
  for (const amount of [400_000, 500_000, -1]) await call('/api/tax', { country: 'CI', amount, type: 'income' });
  await call('/api/vat', { country: 'CI', amount: 100, mode: 'add' });
  const test = await make<{ id: string }>('/keys', { environment: 'test', name: 'Essai 7' });
  await make(`/keys/${test.id}/disable`, {});

  const colleague = await member('kofi@example.com', 'Kofi Mensah');
  const invited = sentTo('kofi@example.com');
  await make('/invitations', { email: 'kofi@example.com', role: 'viewer' });
  await colleague.post('/invitation', { token: tokenIn(await mail.mailTo('kofi@example.com', invited)) });
  const invitation = await make<{ id: string }>('/invitations', { email: 'zola@example.com', role: 'administrator' });
  await make('/plans/requests', { plan: 'growth', note: '250 × 12' });
  const token = await make<{ id: string }>('/tokens', { name: 'Bureau 31', role: 'member' });

  const agent = program('Agent 47');
  const transport = await asking(url, agent);
  const query = agent.kept.sentTo!.search.slice(1);
  const { data } = await consent(owner, query);
  await transport.finishAuth(new URL(data.location).searchParams);
  const { data: code } = await owner.post<{ id: string }>('/admin/codes', {
    name: 'Bureau 9',
    devices: 3,
    expires: 'never',
  });
  if (code.id === undefined) throw new Error('no access code was made');
  const { data: account } = await owner.post<{ id: string }>('/admin/accounts', { name: 'Bureau 77', plan: 'pro' });
  const members = await askAccount<{ members: readonly { id: string; email: string }[] }>(
    url,
    owner,
    'GET',
    '/members',
  );
  const kofi = members.data.members.find(({ email }) => email === 'kofi@example.com')!;

  const { keys, team, tokens, adminAccounts } = peoplePages;
  const views: readonly View[] = [
    { name: 'sign-up', address: peoplePages.signUp, outside: true },
    { name: 'log-in', address: peoplePages.logIn, outside: true },
    {
      name: 'log-in-refused',
      address: peoplePages.logIn,
      outside: true,
      then: async (page) => {
        await page.locator('[name=email]').fill('nobody');
        await send(page);
        await page.locator('[aria-invalid=true]').waitFor();
      },
    },
    { name: 'log-in-link', address: `${peoplePages.logIn}#token`, outside: true },
    {
      name: 'link-sent',
      address: peoplePages.forgotten,
      outside: true,
      then: async (page) => {
        await page.locator('[name=email]').fill(`nobody-${(asked += 1)}@example.com`);
        await send(page);
        await page.getByRole('status').waitFor();
      },
    },
    { name: 'reset', address: `${peoplePages.reset}#token`, outside: true },
    { name: 'verify', address: `${peoplePages.verify}#token`, outside: true },
    { name: 'invited', address: `${peoplePages.invitation}#token`, outside: true },
    { name: 'connect-stranger', address: `${peoplePages.connect}?${query}`, outside: true },
    { name: 'dashboard-stranger', address: peoplePages.dashboard, outside: true },
    { name: 'connect', address: `${peoplePages.connect}?${query}` },
    {
      name: 'overview',
      address: peoplePages.dashboard,
      then: async (page) => {
        await page.getByRole('img').first().waitFor();
        // The figures of every chart as a table.
        const closed = page.locator('main button[aria-expanded=false]');
        while ((await closed.count()) > 0) await closed.first().click();
      },
    },
    { name: 'keys', address: keys },
    { name: 'new-key', address: `${keys}?new=live` },
    {
      name: 'made-key',
      address: `${keys}?new=live`,
      then: async (page) => {
        await page.locator('[name=name]').fill('Bureau 55');
        await send(page);
        await page.locator('main pre').first().waitFor();
      },
    },
    { name: 'one-key', address: `${keys}?key=${key.id}` },
    { name: 'disabled-key', address: `${keys}?key=${test.id}` },
    { name: 'plan', address: peoplePages.plan },
    { name: 'team', address: team },
    { name: 'one-member', address: `${team}?member=${kofi.id}` },
    { name: 'one-invitation', address: `${team}?invitation=${invitation.id}` },
    { name: 'tokens', address: tokens },
    { name: 'new-token', address: `${tokens}?new=token` },
    { name: 'one-token', address: `${tokens}?token=${token.id}` },
    {
      name: 'made-token',
      address: `${tokens}?new=token`,
      then: async (page) => {
        await page.locator('[name=name]').fill('Bureau 56');
        await send(page);
        await page.locator('main pre').first().waitFor();
      },
    },
    { name: 'programs', address: peoplePages.programs },
    { name: 'audit', address: peoplePages.audit },
    { name: 'settings', address: peoplePages.settings },
    { name: 'data', address: peoplePages.admin },
    { name: 'law', address: peoplePages.adminLaw },
    { name: 'accounts', address: adminAccounts },
    { name: 'one-account', address: `${adminAccounts}?account=${account.id}` },
    { name: 'requests', address: peoplePages.adminRequests },
    { name: 'codes', address: peoplePages.adminCodes },
    { name: 'all-audit', address: peoplePages.adminAudit },
    // The last one: it waits, and leads there from the dashboard.
    { name: 'invitation', address: `${peoplePages.invitation}#token` },
  ];
  return { owner, views };
}

/** Gives a browser the session of somebody. */
export const letIn = (context: BrowserContext, url: string, who: Visitor): Promise<void> =>
  context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url })));

/** Opens a view in a page, and waits until it shows what it asked for. */
export async function openView(page: Page, url: string, { address, then }: View): Promise<void> {
  // Another # alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(`${url}${address}`);
  await page.locator('main h1').waitFor();
  await until(
    page,
    `document.querySelector('main').children.length > 1 && document.querySelector('main [aria-busy]') === null`,
  );
  await then?.(page);
}
