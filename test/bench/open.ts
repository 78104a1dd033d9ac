import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from './http';
import { median, table } from './measure';
import { watch } from './waits';

/** Addresses that cost more than a look at memory when they are asked for the first time. */
const addresses = [
  '/docs',
  '/docs/excel',
  '/docs/rest',
  '/docs/administration',
  '/docs/errors',
  '/docs/reference',
  '/docs/reference/tax',
  '/docs/search?q=net+pay',
  '/openapi.json',
  '/connector',
  '/connector/apiDefinition.swagger.json',
  '/status',
  '/status/fx/KES',
  '/changes',
  '/changes?country=KE,UG,TZ',
  '/changes.rss',
  '/changes.rss?country=KE',
  '/changes.json',
  '/calendar.ics?country=KE',
  '/calendar.ics?country=ZA',
  '/addin/taskpane.html',
  '/addin/functions.html',
  '/addin/functions.json',
  '/addin/config',
  '/manifest.xml',
  '/login',
  '/privacy',
  '/metrics',
  '/nothing-here',
  '/api/v1/status',
  '/api/v1/status?format=csv',
  '/api/v1/tools',
  '/api/tax',
  '/api/tax?format=csv',
  '/api/v1/tax/rates',
  '/api/v1/payroll/calendar?due_in=2026-12',
  '/api/v1/changes',
];

const rounds = 3;
const repeats = 7;

/** Computing time of the main thread of a process so far, in milliseconds. Other load on the machine is not in it. */
const computed = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** What is done with the addresses of a service that was just started. */
type Visit<Found> = (
  service: { readonly url: string; readonly pid: number },
  ask: (path: string) => Promise<number>,
) => Promise<readonly Found[]>;

async function visit<Found>(look: Visit<Found>): Promise<readonly Found[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const { url, child } = await startService(dataDir, undefined, { SVC_OPEN_PER_MINUTE: '100000' });
  const headers = {
    'x-api-key': readFileSync(join(dataDir, 'machine-key'), 'utf8').trim(),
    'accept-encoding': 'identity',
  };
  const ask = async (path: string): Promise<number> => {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  try {
    // What a server does by itself after a start is not counted.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await ask('/healthz');
    return await look({ url, pid: child.pid! }, ask);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What an address cost in one round: computing time in milliseconds. */
interface Cost {
  readonly status: number;
  readonly first: number;
  readonly again: number;
}

const costs: Visit<Cost> = async ({ pid }, ask) => {
  const found: Cost[] = [];
  for (const path of addresses) {
    const before = computed(pid);
    const status = await ask(path);
    const once = computed(pid);
    for (let i = 0; i < repeats; i++) await ask(path);
    found.push({ status, first: once - before, again: (computed(pid) - once) / repeats });
  }
  return found;
};

/** The longest wait of another caller while an address is answered for the first time, in milliseconds. */
const waits: Visit<number> = async ({ url }, ask) => {
  const watcher = watch(url);
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const found: number[] = [];
    for (const path of addresses) {
      await watcher.waits();
      await ask(path);
      found.push(Math.max(0, ...(await watcher.waits())));
    }
    return found;
  } finally {
    await watcher.end();
  }
};

/** Prints what addresses cost the first and the next time that they are asked for, each on a server just started. */
export async function bench(): Promise<void> {
  const [computing, waiting]: [(readonly Cost[])[], (readonly number[])[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    computing.push(await visit(costs));
    waiting.push(await visit(waits));
  }
  const middle = (values: readonly number[]): string => median(values).toFixed(1);
  console.log(`Node ${process.version}: what an address costs after a start, median of ${rounds} starts\n`);
  console.log(
    table(
      ['address', 'status', 'computing first ms', 'again ms', 'others waited ms'],
      addresses.map((path, at) => [
        path,
        String(computing[0]![at]!.status),
        middle(computing.map((round) => round[at]!.first)),
        middle(computing.map((round) => round[at]!.again)),
        middle(waiting.map((round) => round[at]!)),
      ]),
    ),
  );
}
