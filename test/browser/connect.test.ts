import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { browser } from './support/browser';
import { password, peopleSettings, startTown, type Town } from '../support/people';
import { asking, byHand, clientOf, program } from '../support/program';
import { startedServers } from '../support/server-process';
import { canvasColour, overflowing, paintedColour } from './support/in-page';
import { violations } from './support/violations';

jest.setTimeout(240_000);

const start = startedServers(peopleSettings);

let town: Town;
/** Where the program waits for the answer of the person, on their machine. */
let waiting: Server;
let callback: string;
let answered: (query: URLSearchParams) => void = () => undefined;

beforeAll(async () => {
  town = await startTown(start);
  waiting = createServer((request, response) => {
    answered(new URL(request.url!, callback).searchParams);
    response.end('You may close this page.');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => waiting.once('listening', resolve));
  callback = `http://127.0.0.1:${(waiting.address() as AddressInfo).port}/callback`;
});
afterAll(async () => {
  waiting?.close();
  await town?.mail.close();
});

/** The answer that the program gets next. */
const nextAnswer = (): Promise<URLSearchParams> => new Promise((resolve) => (answered = resolve));

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

async function opened(look: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({
    viewport: { width: 1_000, height: 800 },
    reducedMotion: 'reduce',
    ...look,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    if (/content.security.policy/i.test(said.text())) complaints.push(said.text());
  });
  return { page, complaints };
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a program sends a person here, who logs in, allows it with the keyboard, sees it and disconnects it', async () => {
  const { url } = town.server;
  await town.member('amina@example.com');
  const one = program('Desk agent', callback);
  const transport = await asking(url, one);
  const { page, complaints } = await opened();
  await page.goto(one.kept.sentTo!.href);
  await heading(page, 'Connect a program');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'amina@example.com');
  // The program has waited.
  await page.getByText('Desk agent asks to use').waitFor();
  await page.getByText(`this machine (${new URL(callback).host})`).waitFor();
  await page.getByText('You are logged in as amina@example.com. Its calls count for the account Amina.').waitFor();
  expect(await violations(page)).toEqual([]);
  const answer = nextAnswer();
  for (let i = 0; i < 12 && (await page.evaluate('document.activeElement.textContent')) !== 'Allow'; i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('You may close this page.').waitFor();
  await transport.finishAuth(await answer);
  const client = await clientOf(url, one);
  expect((await client.callTool({ name: 'tax_law', arguments: { country: 'KE' } })).isError).not.toBe(true);

  await page.goto(`${url}/dashboard/programs`);
  await heading(page, 'Programs');
  const row = page.getByRole('row', { name: /Desk agent/ });
  await row.getByText('amina@example.com').waitFor();
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Disconnect: Disconnect Desk agent' }).click();
  await row.getByRole('button', { name: 'Disconnect Desk agent', exact: true }).click();
  await page.getByText('Desk agent is disconnected.').waitFor();
  await page.getByText('No program is connected.').waitFor();
  await expect(client.callTool({ name: 'tax_law', arguments: { country: 'KE' } })).rejects.toThrow();
  expect(complaints).toEqual([]);
});

test('a person refuses a program: it hears so and gets nothing', async () => {
  const { url } = town.server;
  await town.member('no@example.com');
  const { page } = await opened();
  await page.goto(`${url}/login`);
  await logIn(page, 'no@example.com');
  await heading(page, 'Overview');
  const one = await byHand(url, `<img src=x onerror="document.title='taken'">`, callback);
  const answer = nextAnswer();
  await page.goto(`${url}/oauth/authorize?${one.query()}`);
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await page.getByText('You may close this page.').waitFor();
  expect((await answer).get('error')).toBe('access_denied');
  expect(await page.title()).not.toBe('taken');
  // Whoever has answered is not led back to the question.
  await page.goto(`${url}/dashboard`);
  await heading(page, 'Overview');
});

test('a request that is not whole is explained, and leads nowhere', async () => {
  const { url } = town.server;
  const { page, complaints } = await opened();
  const one = await byHand(url, 'Agent', callback);
  await page.goto(`${url}/oauth/authorize?${one.query({ redirect_uri: 'https://evil.example/' })}`);
  await heading(page, 'Program not connected');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${url}/connect?client_id=x`);
  await page.getByText('not registered with this service').waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['light', { viewport: { width: 1_280, height: 800 } }],
  ['dark and narrow', { viewport: { width: 320, height: 700 }, colorScheme: 'dark' }],
  ['high contrast', { viewport: { width: 600, height: 800 }, forcedColors: 'active' }],
] as const)('the page can be read: %s', async (name, look) => {
  const { url } = town.server;
  const email = `look-${look.viewport.width}@example.com`;
  await town.member(email);
  const { page, complaints } = await opened(look);
  const one = await byHand(url, 'An agent with a long name that is not short at all', 'https://agent.example/callback');
  await page.goto(`${url}/login`);
  await logIn(page, email);
  await heading(page, 'Overview');
  await page.goto(`${url}/oauth/authorize?${one.query()}`);
  await page.getByText('agent.example').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(overflowing)).toBe(0);
  if ('forcedColors' in look) expect(await page.evaluate(paintedColour)).toBe(await page.evaluate(canvasColour));
  const folder = process.env['CONNECT_PICTURES'];
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png`, fullPage: true });
  expect(complaints).toEqual([]);
});
