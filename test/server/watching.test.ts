import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { issueKey } from '../../server/access/keys';
import { allFeeds } from '../../server/feeds';
import { openStore } from '../../server/store/open';
import { metricsOf } from '../support/metrics';
import { raw, type RawAnswer } from '../support/raw';
import { clockAt, startedServers, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly targets?: readonly { readonly expr: string }[] }[];
}
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: object }[];
  }[];
}
const { panels } = JSON.parse(read('deploy/grafana/svc-finance-africa.json')) as Dashboard;
const rules = (parse(read('deploy/prometheus/alerts.yml')) as Alerts).groups.flatMap((group) => group.rules);

const startServer = startedServers();
const served = new Map<string, string>();
beforeAll(async () => {
  for (const workers of ['1', '2']) {
    const { url, key } = await startServer({ SVC_WORKERS: workers });
    await fetch(`${url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': key } });
    await fetch(`${url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': 'nonsense' } });
    served.set(workers, await (await fetch(`${url}/metrics`)).text());
  }
});

/** The label names of a metric in an answer, histogram parts included. */
const labelsOf = (metrics: string, name: string): string[] => [
  ...new Set(
    metrics
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`))
      .flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label]) => label!)),
  ),
];

describe.each([
  ['one process', '1'],
  ['two workers', '2'],
])('%s', (_mode, workers) => {
  test.each<[string, readonly string[]]>([
    ['the dashboard', panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))],
    ['the alerts', rules.map(({ expr }) => expr)],
  ])('every metric in %s is served, with its labels and a value', (_file, expressions) => {
    const metrics = served.get(workers)!;
    const uses = expressions.flatMap((expr) => [...expr.matchAll(/\b((?:svc|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)]);
    expect(uses.length).toBeGreaterThan(10);
    for (const [, name, selector = ''] of uses) {
      if (name!.startsWith('svc_workers') && workers === '1') continue;
      expect(metrics).toContain(`# TYPE ${name!.replace(/_bucket$/, '')} `);
      const labels = [...selector.matchAll(/(\w+)(?:=|!)/g)]
        .map(([, label]) => label!)
        .filter((label) => !['instance', 'job'].includes(label));
      // A server without feeds has no feed to show.
      if (/^svc_feed_(age|late|failures)/.test(name!)) continue;
      expect(labelsOf(metrics, name!)).toEqual(expect.arrayContaining(labels));
      expect(metrics).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    }
  });
});

test('panels and alerts have names of their own, and the guide explains every alert', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const guide = read('docs/operate.md');
  for (const { alert } of rules) expect(guide).toContain(`\`${alert}\``);
});

test('the guide has every section that the dashboard names', () => {
  const named = [...read('deploy/grafana/svc-finance-africa.json').matchAll(/«([^»]+)» in (docs\/\w+\.md)/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, section, guide] of named) expect(read(guide!).split('\n')).toContain(`## ${section}`);
});

const exprOf = (alert: string): string => rules.find((rule) => rule.alert === alert)!.expr;

test('the alert for guessed keys watches every answer to a key that is not valid', async () => {
  const server = await startServer();
  const store = await openStore(server);
  const { key, stored } = await issueKey(store, { name: 'off', environment: 'live', plan: 'free', now: new Date() });
  await store.changeKey(stored.id, { disabledAt: new Date().toISOString() });
  await store.close();
  for (const sent of [{}, { 'x-api-key': 'wrong' }, { 'x-api-key': key }])
    await raw(`${server.url}/api/forex?from=USD&to=KES`, { headers: sent as Record<string, string> });
  const codes = [...(await metricsOf(server.url)).keys()].flatMap(
    (name) => /^svc_refusals_total\{code="(.*)"\}/.exec(name)?.[1] ?? [],
  );
  expect(codes).toHaveLength(3);
  const [, watched] = /code=~"(.*)"/.exec(exprOf('SvcKeysGuessed'))!;
  for (const code of codes) expect(code).toMatch(new RegExp(`^(?:${watched})$`));
});

test('the alert for used-up plans watches callers with a key, not strangers', async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  writeFileSync(plans, JSON.stringify({ free: { per_month: 1, per_minute: 100 } }));
  const server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_OPEN_PER_MINUTE: '2' });
  const store = await openStore(server);
  const { key } = await issueKey(store, { name: 'small', environment: 'live', plan: 'free', now: new Date() });
  await store.close();
  const [, watched] = /rate\((.*?)\[/.exec(exprOf('SvcPlansUsedUp'))!;
  const ask = (headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
    raw(`${server.url}/api/forex?from=USD&to=KES`, { headers });

  for (let i = 0; i < 5; i++) await ask({});
  expect((await ask({})).status).toBe(429);
  expect((await metricsOf(server.url)).get(watched!)).toBe(0);
  expect((await ask({ 'x-api-key': key })).status).toBe(200);
  expect((await ask({ 'x-api-key': key })).status).toBe(429);
  await until(async () => (await metricsOf(server.url)).get(watched!)! > 0);
});

test('a server whose feeds were never on has an alert for its figures', async () => {
  const metrics = await metricsOf((await startServer()).url);
  const overdue = metrics.get('svc_feed_figures{state="overdue"}')!;
  const share = overdue / (overdue + metrics.get('svc_feed_figures{state="on_schedule"}')!);
  expect(share).toBeGreaterThan(Number(/> ([\d.]+)$/.exec(exprOf('SvcFiguresNotRenewed'))![1]));
});

test('a feed is late by its own schedule', async () => {
  const dataDir = temporaryDirectory();
  const unreachable = { hosts: ['http://127.0.0.1:1'] };
  const settings = join(dataDir, 'feeds.json');
  writeFileSync(settings, JSON.stringify(Object.fromEntries(allFeeds.map(({ name }) => [name, unreachable]))));
  const store = await openStore({ dataDir });
  const lastSuccesses = {
    // From the 14th to the 21st of a month at 07:23 in Nairobi: on 5 December none was due since the last.
    'fuel-kenya': '2026-11-21T04:30:00.000Z',
    // On weekdays at 17:31 in Johannesburg: on Saturday none was due since Friday.
    sarb: '2026-12-04T15:40:00.000Z',
    // On Thursdays at 10:11 in Zurich: due on 3 December at 09:11 UTC, two days, two hours and 49 minutes ago.
    bis: '2026-11-26T09:20:00.000Z',
  };
  for (const [name, at] of Object.entries(lastSuccesses)) {
    await store.claimFeed(name, at, 'test', at, at);
    await store.finishFeed(name, 'test', { at, failures: 0, summary: 'A run.' });
  }
  await store.close();
  const { url } = await startServer({
    ...clockAt('2026-12-05'),
    SVC_DATA_DIR: dataDir,
    SVC_FEEDS: 'on',
    SVC_FEEDS_FILE: settings,
    SVC_FEEDS_FUEL_KENYA: 'on',
  });
  const metrics = await metricsOf(url);
  const late = (feed: string): number => metrics.get(`svc_feed_late_seconds{feed="${feed}"}`)!;
  expect([late('fuel-kenya'), late('sarb')]).toEqual([0, 0]);
  expect(late('bis')).toBeGreaterThanOrEqual(((2 * 24 + 2) * 60 + 49) * 60);
  expect(late('bis')).toBeLessThan(((2 * 24 + 2) * 60 + 49) * 60 + 60);
  expect(exprOf('SvcFeedStale')).toContain('svc_feed_late_seconds');
});

test('the state of the service is measured', () => {
  const value = (name: string): number =>
    Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(served.get('1')!)?.[1]);
  expect(value('svc_store_up')).toBe(1);
  expect(value('svc_leases_total{outcome="granted"}')).toBe(1);
  expect(value('svc_leases_total{outcome="failed"}')).toBe(0);
  expect(value('svc_lease_seconds_count')).toBe(1);
  expect(value('svc_figures{state="on_schedule"}') + value('svc_figures{state="overdue"}')).toBeGreaterThan(100);
  expect(value('svc_observations_quarantined')).toBe(0);
  expect(value('svc_law_search_due')).toBeGreaterThanOrEqual(0);
});
