import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { startedServers } from '../support/server-process';

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
