import autocannon from 'autocannon';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningAt } from '../../scripts/command/listening';
import { employees } from './employees';
import { median, table, whole } from './measure';

const connections = 32;
const seconds = 2;
const rounds = 5;

/** Batches sent before those that are measured, so that both servers and this process have compiled what they run. */
const warmUps = 20;
const batches = 31;

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly startedIn: number;
}

/** The Node flags of `npm start`. */
const startFlags = (
  /^node (.*)dist\/server\/main\.js$/.exec(
    (JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { scripts: { start: string } }).scripts
      .start,
  )?.[1] ?? ''
)
  .split(' ')
  .filter((flag) => flag !== '');

/**
 * Starts the built service and waits for its first answer. Everything it prints goes to `read` as well.
 *
 * @param settings of the service, beside those that every bench has
 */
export async function startService(
  dataDir: string,
  read?: (printed: string) => void,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...startFlags, join(process.cwd(), 'dist/server/main.js')], {
    env: { ...process.env, SVC_PORT: '0', SVC_DATA_DIR: dataDir, SVC_LOG_LEVEL: 'warn', SVC_FEEDS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      read?.(chunk.toString());
      const address = listeningAt(output);
      if (address !== undefined) resolve(address);
    });
  });
  await fetch(`${url}/readyz`);
  return { child, url, startedIn: performance.now() - begin };
}

/** Starts a bare `node:http` server that parses the body and answers with the given bytes. */
async function startBare(answer: string): Promise<Server> {
  const child = fork(join(__dirname, 'bare-server.js'), { stdio: 'inherit' });
  const url = await new Promise<string>((resolve) => {
    child.once('message', (port) => resolve(`http://127.0.0.1:${String(port)}`));
    child.send(answer);
  });
  return { child, url, startedIn: 0 };
}

interface Load {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const run = (url: string, { method, path, headers, body }: Load, rate?: number): Promise<autocannon.Result> =>
  autocannon({
    url: url + path,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { body }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  });

/** Measures requests a second for the service and the bare server, in turn in each round. */
async function compare(
  service: Server,
  load: Load,
): Promise<{ readonly mine: number; readonly bare: number; readonly p99: number; readonly failed: number }> {
  const answer = await (
    await fetch(service.url + load.path, {
      method: load.method,
      headers: load.headers,
      ...(load.body === undefined ? {} : { body: load.body }),
    })
  ).text();
  const bare = await startBare(answer);
  const [mine, plain]: [number[], number[]] = [[], []];
  let failed = 0;
  for (let round = -1; round < rounds; round++) {
    const first = await run(service.url, load);
    const second = await run(bare.url, load);
    failed += first.non2xx + first.errors;
    if (round < 0) continue;
    mine.push(first.requests.average);
    plain.push(second.requests.average);
  }
  bare.child.kill();
  const half = await run(service.url, load, Math.round(median(mine) / 2));
  return { mine: median(mine), bare: median(plain), p99: half.latency.p99, failed };
}

/**
 * Compares a batch of 5,000 items with JSON.parse and JSON.stringify of the same payloads, and with a bare server that
 * only parses the body. The first batch of a server is given by itself.
 */
async function batch(
  service: Server,
  headers: Record<string, string>,
): Promise<{ readonly first: number; readonly batch: number; readonly bare: number; readonly json: number }> {
  const countries = ['KE', 'NG', 'ZA', 'EG', 'SN', 'MA', 'GH', 'TZ'];
  const items = Array.from({ length: 5_000 }, (_, i) => ({
    operation: 'tax',
    input: { country: countries[i % 8], amount: 20_000 + i * 37, type: 'income' },
    select: ['net_amount'],
  }));
  const body = JSON.stringify({ items });
  const ask = async ({ url }: Server): Promise<string> =>
    (await fetch(`${url}/api/v1/batch`, { method: 'POST', headers, body })).text();
  const asked = performance.now();
  const answer = await ask(service);
  const first = performance.now() - asked;
  const bare = await startBare(answer);
  const [times, bareTimes, plain]: [number[], number[], number[]] = [[], [], []];
  for (let round = -warmUps; round < batches; round++) {
    const begin = performance.now();
    const text = await ask(service);
    const answered = performance.now();
    await ask(bare);
    const bareAnswered = performance.now();
    const read: unknown = JSON.parse(text);
    const start = performance.now();
    JSON.parse(body);
    JSON.stringify(read);
    if (round >= 0) {
      times.push(answered - begin);
      bareTimes.push(bareAnswered - answered);
      plain.push(performance.now() - start);
    }
  }
  bare.child.kill();
  return { first, batch: median(times), bare: median(bareTimes), json: median(plain) };
}

/** A batch about 5,000 employees with family and allowances: all alike in each country, or no two. */
const batchAbout = (areDifferent: boolean): string =>
  JSON.stringify({
    items: employees(areDifferent).map((input) => ({
      operation: 'tax',
      input,
      select: ['tax_amount', 'net_amount', 'employer_cost'],
    })),
  });

/** Compares a batch of 5,000 different employees with one of equal employees. */
async function batchOfEmployees(
  service: Server,
  headers: Record<string, string>,
): Promise<{ readonly different: number; readonly equal: number }> {
  const bodies = [batchAbout(true), batchAbout(false)];
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUps; round < batches; round++)
    for (const [place, body] of bodies.entries()) {
      const begin = performance.now();
      const response = await fetch(`${service.url}/api/v1/batch`, { method: 'POST', headers, body });
      await response.text();
      if (response.status !== 200) throw new Error(`A batch returned ${response.status}.`);
      if (round >= 0) times[place]!.push(performance.now() - begin);
    }
  return { different: median(times[0]), equal: median(times[1]) };
}

/** A register of 5,000 different employees: all lines of their payslips, and four figures. */
const registerOf = (columns: readonly string[]): string =>
  JSON.stringify({
    country: 'CI',
    columns,
    totals_by: 'department',
    rows: Array.from({ length: 5_000 }, (_, number) => ({
      amount: 600_000 + number * 37,
      labels: { department: `Department ${number % 12}` },
      employee: { marital_status: number % 3 ? 'married' : 'single', children: number % 6 },
      pay: { transport: 20_000 + number, housing: 50_000 + number, ...(number % 10 ? {} : { bonus: 40_000 }) },
    })),
  });

/** Compares a register with all lines and one with four figures. */
async function register(
  service: Server,
  headers: Record<string, string>,
): Promise<{ readonly lines: number; readonly figures: number; readonly columns: number }> {
  const bodies = [registerOf(['lines']), registerOf(['tax_amount', 'pension', 'net_amount', 'employer_cost'])];
  const times: [number[], number[]] = [[], []];
  let columns = 0;
  for (let round = -warmUps; round < batches; round++)
    for (const [place, body] of bodies.entries()) {
      const begin = performance.now();
      const response = await fetch(`${service.url}/api/v1/payroll/register`, { method: 'POST', headers, body });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`A register returned ${response.status}.`);
      if (round >= 0) times[place]!.push(performance.now() - begin);
      if (place === 0) columns = (JSON.parse(text) as { data: { columns: unknown[] } }).data.columns.length;
    }
  return { lines: median(times[0]), figures: median(times[1]), columns };
}

/** Prints the speed of the service and of a bare server that parses the same body and answers with the same bytes. */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const service = await startService(dataDir);
  try {
    const headers = {
      'x-api-key': readFileSync(join(dataDir, 'machine-key'), 'utf8').trim(),
      'content-type': 'application/json',
    };
    const loads: readonly (readonly [string, Load])[] = [
      [
        'POST /api/tax',
        {
          method: 'POST',
          path: '/api/tax',
          headers,
          body: JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' }),
        },
      ],
      ['GET /api/forex', { method: 'GET', path: '/api/forex?from=USD&to=KES', headers }],
    ];
    const rows: string[][] = [];
    for (const [name, load] of loads) {
      const { mine, bare, p99, failed } = await compare(service, load);
      rows.push([name, whole(mine), whole(bare), (mine / bare).toFixed(2), `${p99} ms`, String(failed)]);
    }
    console.log(
      `Node ${process.version}, ${connections} connections, medians of ${rounds} interleaved runs of ${seconds} s; client and server share the machine\n`,
    );
    console.log(
      table(['requests a second', 'service', 'bare node:http', 'ratio', 'p99 at half of peak', 'failed'], rows),
    );
    const { first, batch: took, bare, json } = await batch(service, headers);
    console.log(
      `\nbatch of 5,000 income-tax items with select: ${took.toFixed(1)} ms, JSON.parse and JSON.stringify of the same payloads: ${json.toFixed(1)} ms, ratio ${(took / json).toFixed(1)}; a bare server that only parses the body: ${bare.toFixed(1)} ms, ratio ${(bare / json).toFixed(1)}; the first batch: ${first.toFixed(1)} ms`,
    );
    const { different, equal } = await batchOfEmployees(service, headers);
    console.log(
      `batch of 5,000 different employees with family and parts of pay: ${different.toFixed(1)} ms, of equal ones: ${equal.toFixed(1)} ms, ratio ${(different / equal).toFixed(1)}`,
    );
    const { lines, figures, columns } = await register(service, headers);
    console.log(
      `register of 5,000 different employees, ${columns} lines: ${lines.toFixed(1)} ms, four figures: ${figures.toFixed(1)} ms, ratio ${(lines / figures).toFixed(1)}`,
    );
    console.log(`start to first answer: ${service.startedIn.toFixed(0)} ms`);
  } finally {
    service.child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
