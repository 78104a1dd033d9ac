import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewObservation } from '../../server/store/ledger';
import { openStore } from '../../server/store/open';
import { countryCodes } from '../../src/contract/country-code';
import { fuelTypes } from '../../src/contract/words/fuels';
import { addDays } from '../../src/day';
import { allSeries, createMarket, entitiesOf } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { startService } from './http';
import { median, table, whole } from './measure';

const lastDay = '2026-11-20';
const questions = 1_000;
const mebibyte = 2 ** 20;
/** Days that are stored in one step. */
const daysAtOnce = 20;

const market = createMarket(marketFiles);
const currencies = entitiesOf(market, 'fx').filter((code) => market.currencies.get(code)!.parities === undefined);

/** A figure of every series and entity for a day. */
const ofDay = (date: string, day: number): NewObservation[] =>
  allSeries.flatMap(({ id: series }) =>
    entitiesOf(market, series).map((entity, i) => ({
      series,
      entity,
      date,
      value: 1 + ((day * 7 + i * 13) % 1_000) / 100,
      source: { title: 'Daily figures', publisher: 'A statistics office', url: 'https://example.org/figures' },
      retrievedAt: `${date}T18:00:00.000Z`,
      origin: 'import:daily',
      authority: 'compiled' as const,
      ...(series === 'mpc_meeting' ? { details: { announced: addDays(date, -30) } } : {}),
    })),
  );

/** Fills a store with daily observations of every series. */
async function fill(dataDir: string, days: number): Promise<number> {
  const store = await openStore({ dataDir });
  let count = 0;
  for (let day = 0; day < days; day += daysAtOnce) {
    const some = Array.from({ length: Math.min(daysAtOnce, days - day) }, (_, i) =>
      ofDay(addDays(lastDay, day + i + 1 - days), day + i),
    ).flat();
    await store.addObservations(some, some.at(-1)!.retrievedAt);
    count += some.length;
  }
  await store.close();
  return count;
}

/** Addresses of questions about random days of the past. The same number gives the same question. */
function question(number: number, days: number): string {
  const random = (most: number, salt: number): number => ((number + 1) * 7_919 + salt * 104_729) % most;
  const date = addDays(lastDay, -random(days - 100, 1));
  const country = countryCodes[random(countryCodes.length, 2)]!;
  const [from, to] = [currencies[random(currencies.length, 3)]!, currencies[random(currencies.length, 4)]!];
  switch (number % 5) {
    case 0:
      return `/api/forex?from=${from}&to=${to}&date=${date}`;
    case 1:
      return `/api/forex?from=USD&to=${to}&date=${date}&as_known_on=${date}`;
    case 2:
      return `/api/fuel?country=${country}&fuel_type=${fuelTypes[number % fuelTypes.length]}&date=${date}`;
    case 3:
      return `/api/rates?country=${country}&date=${date}`;
    default:
      return `/api/v1/series?series=fx&entity=${to}&start=${addDays(date, -60)}&end=${date}`;
  }
}

interface Memory {
  readonly heap: number;
  readonly process: number;
}

/** Heap and resident memory of a server, in mebibytes. */
async function memoryOf(url: string, headers: Readonly<Record<string, string>>): Promise<Memory> {
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const value = (name: string): number => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    heap: value('nodejs_heap_size_used_bytes') / mebibyte,
    process: value('process_resident_memory_bytes') / mebibyte,
  };
}

/** Starts a server on a store, asks it about the past, and returns a row of the table. */
async function measured(name: string, dataDir: string, days: number): Promise<string[]> {
  const { url, child, startedIn } = await startService(dataDir);
  try {
    const headers = { 'x-api-key': readFileSync(join(dataDir, 'machine-key'), 'utf8').trim() };
    const atStart = await memoryOf(url, headers);
    const times: number[] = [];
    const statuses = new Map<number, number>();
    for (let number = 0; number < questions; number++) {
      const begin = performance.now();
      const response = await fetch(url + question(number, days), { headers });
      await response.text();
      times.push(performance.now() - begin);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
    const afterwards = await memoryOf(url, headers);
    times.sort((a, b) => a - b);
    const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return [
      name,
      `${whole(startedIn)} ms`,
      whole(atStart.heap),
      whole(atStart.process),
      whole(afterwards.heap),
      whole(afterwards.process),
      `${median(times).toFixed(1)} ms`,
      `${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`,
      answered,
    ];
  } finally {
    const over = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await over;
  }
}

/**
 * Prints how long a server takes to start, and how much memory it needs, with ledgers of different lengths. `years`
 * after the name of the bench sets the longest, 10 if left out. A folder after it keeps the store for another run.
 */
export async function bench(years = Number(process.argv[3] ?? 10), folder = process.argv[4]): Promise<void> {
  const rows: string[][] = [];
  for (const length of years > 1 ? [0.25, years] : [years]) {
    const days = Math.round(length * 365.25);
    const keep = folder !== undefined && length === years;
    const dataDir = keep ? folder : mkdtempSync(join(tmpdir(), 'svc-bench-'));
    const count = keep && existsSync(dataDir) ? undefined : await fill(dataDir, days);
    const name = `${length} years${count === undefined ? '' : `, ${whole(count)} observations`}`;
    // The first start makes what is made once, such as the key; the second is measured.
    await measured(name, dataDir, days);
    rows.push(await measured(name, dataDir, days));
    if (!keep) rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(
    `Memory in MB, after the start and after ${whole(questions)} questions about random days of the past\n\n${table(
      ['ledger', 'start', 'heap', 'process', 'heap, later', 'process, later', 'median', 'p99', 'answered'],
      rows,
    )}`,
  );
}
