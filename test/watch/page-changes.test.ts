import '../support/pane-in-english';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { openStore } from '../../server/store/open';
import { createGet } from '../../server/watch/get';
import { runWatch } from '../../server/watch/run';
import { launchBrowser } from '../../scripts/addin/browser';
import type { Change } from '../../src/contract';
import { dayInWords } from '../../ui/words/dates';
import { createReference, type Reference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { citedPages } from '../../src/watch/cited-pages';
import { openPane } from '../browser/support/pane';
import { lawPackage, maker, taxWith } from '../support/law-package';
import { random } from '../support/random';
import { type Receiver, startReceiver } from '../support/receiver';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  startedServers,
  temporaryDirectory,
} from '../support/server-process';
import { playSource, type Source } from '../support/source';
import { type Made, subscriptionCalls } from '../support/subscription-calls';
import { until } from '../support/until';
import { marksOf, singleForms, styles, unmarked } from './printed';

jest.setTimeout(300_000);

const start = startedServers({
  SVC_LAW_KEYS: maker.publicKey,
  SVC_WEBHOOK_PRIVATE: 'on',
  SVC_OPEN_PER_MINUTE: '100000',
});
const folder = temporaryDirectory();
const oneWeek = 7 * 86_400_000;

/** Kenya's law as recorded, but its source for VAT is a page of this test. */
function kenyaCiting(url: string): string {
  const kenya = structuredClone(countryFiles.find(({ code }) => code === 'KE')!);
  const { 'pwc-ke-other': source, ...others } = kenya.sources;
  return JSON.stringify({ ...kenya, sources: { ...others, 'pwc-ke-other': { ...source, url } } });
}

let server: ServerProcess;
let page: Source;
let receiver: Receiver;
beforeAll(async () => {
  [server, page, receiver] = await Promise.all([start(), playSource(() => undefined), startReceiver()]);
});
afterAll(async () => {
  await Promise.all([page?.close(), receiver?.close()]);
  removeDirectory(folder);
});

const get = async <Data>(path: string): Promise<{ data: Data; meta: { data_status: string; notices: string[] } }> =>
  (await fetch(`${server.url}${path}`, { headers: { 'x-api-key': server.key } })).json() as never;

test('a page that changes is told to the list of changes, a webhook, the pane and /admin/law', async () => {
  const url = `${page.url}/kenya/vat`;
  const law = kenyaCiting(url);
  const file = join(folder, 'law-2027.1.1.zip');
  const files = { 'countries/KE.json': law };
  writeFileSync(file, lawPackage({ version: '2027.1.1', worked: taxWith(2_400), files }));
  const settings = { SVC_LAW_KEYS: maker.publicKey, SVC_DATA_DIR: server.dataDir };
  expect(await finished(run('scripts/law.ts', ['apply', file], settings))).toMatchObject({ code: 0, stderr: '' });

  // The page prints what it is cited for. A week later it prints 18 % in place of 16 %.
  const now = Date.now();
  const reference: Reference = createReference([JSON.parse(law) as (typeof countryFiles)[number]]);
  const cited = citedPages(reference.countries.values(), new Date(now).toISOString().slice(0, 10)).find(
    (one) => one.url === url,
  )!;
  const next = random(7);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)]!;
  const single = cited.citations[0]!.figures.flatMap(({ looksFor }) => (looksFor.kind === 'scale' ? [] : [looksFor]));
  const marked = `<!doctype html><title>Kenya</title><h1>Kenya</h1>${singleForms[0]!(single, styles[0]!, pick)}`;
  const { start: from, end: to } = marksOf(marked).find(({ text }) => text === '16%')!;
  let html = unmarked(marked);
  page.answer = ({ url: path }, response) =>
    path === '/robots.txt'
      ? void response.writeHead(404).end()
      : void response.setHeader('content-type', 'text/html').end(html);

  const store = await openStore({ dataDir: server.dataDir });
  const readOn = async (moment: number) => {
    const [reading] = await runWatch([cited], {
      store,
      get: createGet('private'),
      now: () => new Date(moment),
      wait: () => Promise.resolve(),
      contact: undefined,
    });
    return reading;
  };
  const status = async () => (await get('/api/v1/tax/law?country=KE')).meta.data_status;
  expect(await readOn(now - oneWeek)).toMatchObject({ outcome: 'same', missing: [] });

  const subscription = await subscriptionCalls(() => server)<Made>('POST', '', {
    callback_url: `${receiver.url}/sources`,
    kinds: ['source'],
  });
  expect(subscription.status).toBe(201);
  const { data: began } = await get<{ position: string }>('/api/v1/changes?kind=source');

  html = unmarked(`${marked.slice(0, from)}18%${marked.slice(to)}`);
  const differing = await readOn(now);
  await store.close();
  expect(differing).toMatchObject({ outcome: 'differs', lost: [expect.stringMatching(/^KE vat\.standard/)] });

  await until(() => receiver.at('/sources').length > 0);
  const [{ text, headers, event }, ...again] = receiver.at('/sources') as [
    ReturnType<Receiver['at']>[number],
    ...ReturnType<Receiver['at']>,
  ];
  expect(again).toEqual([]);
  expect(new Webhook(subscription.data.secret!).verify(text, headers)).toEqual(event);
  expect(() => new Webhook(subscription.data.secret!).verify(text.replace('18', '16'), headers)).toThrow();
  const told = {
    kind: 'source',
    country: 'KE',
    source: { url },
    differences: [{ what: expect.stringContaining('VAT') as unknown, before: '16 %' }],
  };
  expect(event).toMatchObject({ data: told });
  expect(JSON.stringify(event)).toContain('18%');

  const { data: after } = await get<{ changes: Change[] }>(`/api/v1/changes?kind=source&since=${began.position}`);
  expect([event.data]).toMatchObject(after.changes);
  expect(after.changes).toHaveLength(1);
  const { data: unasked } = await get<{ changes: Change[] }>(`/api/v1/changes?since=${began.position}`);
  expect(unasked.changes.filter(({ kind }) => kind === 'source')).toEqual([]);

  const notice = 'no longer states them as recorded';
  const vat = await fetch(`${server.url}/api/vat`, {
    method: 'POST',
    headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'KE', amount: 100, mode: 'add' }),
  });
  const { meta } = (await vat.json()) as Awaited<ReturnType<typeof get>>;
  expect([meta.data_status, meta.notices.some((line) => line.includes(notice))]).toEqual(['due', true]);
  expect(await status()).not.toBe('current');

  const browser = await launchBrowser();
  try {
    const { page: pane } = await openPane(browser, { url: server.url, stored: { country: 'KE', view: 'vat' } });
    await pane
      .getByText(new RegExp(`${notice}: seen on ${dayInWords(new Date(now).toISOString().slice(0, 10))}`))
      .first()
      .waitFor();
    const admin = await browser.newPage();
    await until(() => /login#first-/.test(server.output()));
    await admin.goto(/http\S+login#first-\S+/.exec(server.output())![0]);
    await admin.getByRole('button', { name: 'Open the dashboard' }).click();
    await admin.locator('header').getByRole('link', { name: 'Administration' }).click();
    await admin.getByRole('link', { name: 'Law', exact: true }).click();
    await admin.getByRole('cell', { name: '16 %', exact: true }).waitFor();
    await admin.getByText(/18%/).waitFor();
    await admin.getByRole('button', { name: `Still right: ${url}` }).waitFor();
  } finally {
    await browser.close();
  }
});
