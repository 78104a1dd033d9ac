import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from './http';
import { median, table } from './measure';
import { watch } from './waits';

/** Numbers of concurrent requests of one kind. */
const atOnce = [1, 32];

const items = (count: number, item: (number: number) => unknown): string =>
  JSON.stringify({ items: Array.from({ length: count }, (_, number) => item(number)) });
const day = (number: number): string =>
  new Date(Date.UTC(2024, 5, 1) + (number % 850) * 86_400_000).toISOString().slice(0, 10);

/** Requests that could keep a server busy: batch bodies or addresses. */
const hostile: Readonly<Record<string, string>> = {
  'batch: what was known on 60 days': items(60, (number) => ({
    operation: 'forex',
    input: { from: 'USD', to: 'KES', as_known_on: day(number) },
  })),
  'batch: what was known on 850 days, 5,000 items': items(5_000, (number) => ({
    operation: 'forex',
    input: { from: 'USD', to: 'KES', as_known_on: day(number), amount: number + 1 },
  })),
  'batch: 5,000 lists': items(5_000, () => ({ operation: 'rates', input: {} })),
  'batch: a field of 5,000 lists': items(5_000, () => ({ operation: 'rates', input: {}, select: ['countries'] })),
  'batch: 5,000 lists of different days': items(5_000, (number) => ({
    operation: 'fuel',
    input: { date: day(number), currency: 'USD' },
  })),
  'batch: 5,000 different employees': items(5_000, (number) => ({
    operation: 'tax',
    input: {
      country: 'ZA',
      amount: 1_000 + number,
      type: 'income',
      age: 14 + (number % 100),
      dependants: number % 30,
      pay_date: day(number),
    },
  })),
  'batch: 200,000 unknown fields': items(5_000, (number) => ({
    operation: 'tax',
    input: {
      country: 'KE',
      amount: 5_000,
      type: 'income',
      ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${number}_${i}`, 1])),
    },
  })),
  'batch: 4 MiB of empty lists': `{"items":[${'[],'.repeat(1_390_000)}0]}`,
  'batch: 4 MiB of text': `{"items":[{"operation":"tax","input":{"country":"${'x'.repeat(4_100_000)}"}}]}`,
  'an amount of 15,500 digits': `/api/forex?from=USD&to=KES&amount=${'0'.repeat(15_500)}x`,
  '/api/rates': '/api/rates',
  '/api/fuel?currency=USD': '/api/fuel?currency=USD',
  '/api/v1/fx/history': '/api/v1/fx/history?from=KES&to=NGN&start=2024-03-02',
  '/api/v1/tax/curve': '/api/v1/tax/curve?country=ZA',
  '/api/v1/tools': '/api/v1/tools',
  '/openapi.json': '/openapi.json',
  '/status': '/status',
  '/calendar.ics?country=KE': '/calendar.ics?country=KE',
};

/**
 * Prints the longest wait for `/healthz` while a server handles expensive requests, next to its wait on an idle server.
 */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const service = await startService(dataDir);
  const { waits, end } = watch(service.url);
  try {
    const headers = {
      'x-api-key': readFileSync(join(dataDir, 'machine-key'), 'utf8').trim(),
      'content-type': 'application/json',
    };
    const send = async (sent: string): Promise<void> => {
      const response = await (sent.startsWith('/')
        ? fetch(service.url + sent, { headers })
        : fetch(`${service.url}/api/v1/batch`, { method: 'POST', headers, body: sent }));
      await response.arrayBuffer();
    };
    const residentMegabytes = (): string =>
      (/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))?.[1] ?? '').slice(0, -3);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const idle = await waits();
    const rows: string[][] = [
      ['nothing', '', median(idle).toFixed(1), Math.max(...idle).toFixed(0), '', residentMegabytes()],
    ];
    for (const [name, sent] of Object.entries(hostile)) {
      for (const count of atOnce) {
        await waits();
        const begin = performance.now();
        await Promise.all(Array.from({ length: count }, () => send(sent)));
        const took = performance.now() - begin;
        const during = await waits();
        rows.push([
          name,
          String(count),
          during.length === 0 ? '' : median(during).toFixed(1),
          during.length === 0 ? '' : Math.max(...during).toFixed(0),
          (took / 1_000).toFixed(2),
          residentMegabytes(),
        ]);
      }
    }
    console.log(`Node ${process.version}: wait of /healthz while other requests are under way\n`);
    console.log(table(['what is asked', 'at once', 'median ms', 'worst ms', 'all answered in s', 'memory MB'], rows));
  } finally {
    await end();
    service.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
