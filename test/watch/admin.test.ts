import type { AdminLaw } from '../../src/contract/admin-law';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { citedPages } from '../../src/watch/cited-pages';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { launchBrowser } from '../../scripts/addin/browser';
import { type ServerProcess, startedServers } from '../support/server-process';
import { until } from '../support/until';
import { overflowing } from '../browser/support/in-page';
import { violations } from '../browser/support/violations';

jest.setTimeout(180_000);

const start = startedServers({ SVC_OPEN_PER_MINUTE: '100000' });
const now = new Date().toISOString();
const page = citedPages(createReference(countryFiles).countries.values(), now.slice(0, 10)).find(({ citations }) =>
  citations.some(
    ({ country, figures }) => country === 'KE' && figures.some(({ id }) => id.includes('income.personal-relief')),
  ),
)!;
const relief = page.citations
  .flatMap(({ figures }) => figures)
  .find(({ id }) => id.includes('income.personal-relief'))!;

let server: ServerProcess;
let store: Store;
beforeAll(async () => {
  server = await start();
  store = await openStore({ dataDir: server.dataDir });
  await store.recordLawPage({
    url: page.url,
    at: now,
    outcome: 'differs',
    why: null,
    textHash: 'hash',
    found: [],
    missing: [{ id: relief.id, about: relief.about, law: relief.says, page: 'Personal relief | KES 2,800 a month' }],
    since: now,
    comparedAt: now,
    lawHash: 'law',
    lost: [relief.id],
    etag: null,
    lastModified: null,
  });
});
afterAll(() => store?.close());

test('/admin/law shows both figures side by side, and takes «still right» with a name and a reason', async () => {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
    const view = await context.newPage();
    await until(() => /login#first-/.test(server.output()));
    await view.goto(/http\S+login#first-\S+/.exec(server.output())![0]);
    await view.getByRole('button', { name: 'Open the dashboard' }).click();
    await view.locator('header').getByRole('link', { name: 'Administration' }).click();
    await view.getByRole('link', { name: 'Law', exact: true }).click();
    await view.getByRole('heading', { level: 1, name: 'Law', exact: true }).waitFor();
    await view.getByRole('cell', { name: relief.says, exact: true }).waitFor();
    await view.getByText('Personal relief | KES 2,800 a month').waitFor();
    await view
      .getByText(/src\/reference\/data\/countries\/KE\.json/)
      .first()
      .waitFor();
    expect(await violations(view)).toEqual([]);
    expect(await view.evaluate(overflowing)).toBe(0);
    await view.getByRole('button', { name: `Still right: ${page.url}` }).click();
    await view.getByRole('button', { name: 'Confirm the law' }).click();
    await view.getByText('Say why the law is right, in at most 500 characters.').waitFor();
    await view.getByLabel('Why is the law right?').fill('The page describes a proposal.');
    await view.getByRole('button', { name: 'Confirm the law' }).click();
    await view.getByText('The law is confirmed as of today.').waitFor();
    await view.getByText(/Still right, says .+: The page describes a proposal\./).waitFor();
    const law = (await view.evaluate(
      async () => ((await (await fetch('/people/admin/law')).json()) as { data: unknown }).data,
    )) as AdminLaw;
    expect(law.totals).toMatchObject({ same: 0, differs: 1, not_read: 0 });
    expect(law.differing[0]!.settled!.reason).toBe('The page describes a proposal.');
    expect(law.countries.find(({ code }) => code === 'KE')!.differs).toBe(1);
    const [entry] = await store.auditTrail({ action: 'law.settle' }, 1);
    expect(entry).toMatchObject({
      subject: page.url,
      after: { reason: 'The page describes a proposal.', figures: [relief.id] },
    });
  } finally {
    await browser.close();
  }
});
