import fc from 'fast-check';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clientSettings } from '../../scripts/generate/sdk/settings';
import { packTypescript } from '../../scripts/sdk/typescript';
import type * as Package from '../../sdk/typescript/src';
import type * as Batch from '../../sdk/typescript/src/batch';
import { yearsOf } from '../../sdk/typescript/src/paging';
import { pauseBefore } from '../../src/client/transport/pause';
import { retryAfterOf } from '../../src/client/transport/retry-after';
import {
  accountOperations,
  largestBatch,
  operations,
  productVersion,
  subscriptionOperations,
} from '../../src/contract';
import { callsIn } from '../../src/contract/batch';
import { addDays } from '../../src/day';
import {
  command,
  removeDirectory,
  type ServerProcess,
  startedServers,
  temporaryDirectory,
} from '../support/server-process';
import { until } from '../support/until';
import { Webhook } from 'standardwebhooks';
import { startLimitedServer } from './support/limited-server';
import { examplesIn, readmes, textOf } from './support/readme';
import { retryCases } from './support/retry-cases';

const root = join(__dirname, '../..');
const startServer = startedServers({ SVC_LOG_LEVEL: 'error' });
const folder = temporaryDirectory();
const project = join(folder, 'project');
const installed = join(project, 'node_modules/svc-finance-africa-client');
const connection = { baseUrl: process.env['SERVICE_URL']!, apiKey: process.env['SERVICE_KEY']! };

let sdk: typeof Package;
let client: Package.FinanceClient;
beforeAll(async () => {
  const archive = await packTypescript(join(folder, 'package'));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', archive], { cwd: project });
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  sdk = require(installed) as typeof Package;
  client = new sdk.FinanceClient(connection);
});
afterAll(() => removeDirectory(folder));

const refusalOf = async (call: Promise<unknown>): Promise<Package.FinanceError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof sdk.FinanceError) return error;
  throw new Error(`Not a FinanceError: ${String(error)}`);
};

/** Something that is not the service, on a port of its own. */
async function elsewhere(answer: RequestListener): Promise<{ readonly baseUrl: string; readonly server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** A code that only a program without types sends. */
const unknownCountry = 'KX' as Package.CountryCode;

async function all<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const list: Entry[] = [];
  for await (const entry of entries) list.push(entry);
  return list;
}

describe('the package', () => {
  test('holds code, types and README, has the version of the service and needs nothing', () => {
    expect(readdirSync(installed).filter((name) => !name.endsWith('.d.ts'))).toEqual([
      'README.md',
      'index.d.mts',
      'index.js',
      'index.mjs',
      'package.json',
      'types',
    ]);
    const { version, dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      readonly version: string;
      readonly dependencies?: object;
    };
    expect(version).toBe(productVersion);
    expect(dependencies).toBeUndefined();
    expect(readFileSync(join(installed, 'index.mjs'), 'utf8')).not.toMatch(/\brequire\(|\bprocess\.|from ['"]/);
  });

  test('the examples of README and documents have sound types and run, and so does CommonJS', async () => {
    const examples = examplesIn('ts');
    expect(examples).toHaveLength(7);
    examples.forEach((code, place) => writeFileSync(join(project, `example-${place}.mts`), code));
    writeFileSync(
      join(project, 'common.cts'),
      `import { FinanceClient } from 'svc-finance-africa-client';
      const client = new FinanceClient({ baseUrl: process.env.SVC_URL!, apiKey: process.env.SVC_KEY! });
      void client.getFuelTypes().then(({ data }) => console.log('fuels', data.count));`,
    );
    writeFileSync(join(project, 'process.d.ts'), 'declare const process: { readonly env: Record<string, string> };');
    const compilerOptions = { target: 'es2022', module: 'node20', strict: true, types: [], outDir: 'built' };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
      stdio: 'inherit',
    });
    const files = [...examples.map((_, place) => `./built/example-${place}.mjs`), './built/common.cjs'];
    writeFileSync(join(project, 'all.mjs'), files.map((file) => `await import('${file}');\n`).join(''));
    const { stdout } = await promisify(execFile)(process.execPath, ['all.mjs'], {
      cwd: project,
      env: { PATH: process.env['PATH'], SVC_URL: connection.baseUrl, SVC_KEY: connection.apiKey },
    });
    expect(stdout).toMatch(/^61017\.9 \[/);
    expect(stdout).toMatch(/^85000$/m);
    expect(stdout).toMatch(/^Awa \d+$/m);
    expect(stdout).toMatch(/^2025-01-31 \d+(\.\d+)? .+$/m);
    expect(stdout).toMatch(/^invalid_country "KX" is not .*did you mean KE.* 400 [0-9a-f]{12}-\w+$/m);
    expect(stdout).toMatch(/^61017\.9 (current|due|stale)$/m);
    expect(stdout).toMatch(/^fuels \d+$/m);
  });

  test.each(operations)('$id answers the example of its reference', async ({ id, params, body, query }) => {
    const exampleOf = (schema: typeof body): object => (schema?.meta()?.['example'] as object | undefined) ?? {};
    expect(await client[id]({ ...exampleOf(params), ...exampleOf(body ?? query) } as never)).toMatchObject({
      meta: expect.anything() as object,
    });
  });

  test.each(Object.values(readmes))('%s states the settings', (readme) => {
    const { retries, firstPause, longestPause, longestWait, timeout } = clientSettings;
    const pauses = Array.from({ length: retries }, (_, place) => Math.min(firstPause * 2 ** place, longestPause));
    const text = textOf(readme);
    expect(text).toContain(`up to ${retries} times`);
    expect(text).toContain(`after ${pauses.slice(0, -1).join(', ')} and ${pauses.at(-1)} seconds`);
    expect(text).toContain(`more than ${longestWait} seconds`);
    expect(text).toContain(`${timeout} seconds`);
  });

  test('every operation is a function', () => {
    const account = new sdk.AccountClient(connection);
    const called = [...operations, ...subscriptionOperations];
    expect(called.filter(({ id }) => typeof client[id] !== 'function')).toEqual([]);
    expect(accountOperations.filter(({ id }) => typeof account[id] !== 'function')).toEqual([]);
  });
});

describe('files', () => {
  const text = ({ content }: Package.ReceivedFile): string => Buffer.from(content).toString('latin1');
  const rows = [{ person: { name: 'Jane Example', tax_number: 'A001234567Z' }, amount: 85_000 }];

  // test/law/countries/KE.yaml, 85,000 a month: tax 15,269.60.
  test('a return, payslips, a journal and a register, with their names', async () => {
    const filled = await client.fillPayrollReturnFile({ id: 'KE-p10', month: '2026-11', rows });
    expect([filled.name, filled.type, filled.problems]).toEqual(['P10-B-2026-11.csv', 'text/csv; charset=utf-8', 0]);
    expect(text(filled)).toMatch(/^A001234567Z,Jane Example,.*,15269\.6\r\n$/);
    const slips = await client.makePayslips({
      country: 'KE',
      month: '2026-11',
      employer: { name: 'Baraka Ltd' },
      rows: [{ name: 'Jane Example', amount: 85_000 }],
    });
    expect([slips.name, text(slips).slice(0, 5), slips.problems]).toEqual([
      'payslips-KE-2026-11.pdf',
      '%PDF-',
      undefined,
    ]);
    const pay = { country: 'KE', pay_date: '2026-11-30', rows: [{ amount: 85_000 }] } as const;
    const journal = await client.makePayrollJournalFile({ ...pay, format: 'csv' });
    expect(journal.name).toMatch(/\.csv$/);
    expect(text(journal)).toContain('15269.6');
    const register = await client.calculateRegisterFile(pay);
    expect([register.name, register.type]).toEqual(['payroll-register.csv', 'text/csv; charset=utf-8']);
    expect(text(register)).toMatch(/,61017\.9,/);
  });

  test('a refusal is an error, in the language of the call', async () => {
    const refused = client.fillPayrollReturnFile({ id: 'KE-shif', month: '2026-11', rows }, { lang: 'fr' });
    const { code, message } = await refusalOf(refused);
    expect([code, message]).toEqual(['not_established', expect.stringContaining('Il n’y a pas de fichier')]);
  });
});

describe('errors', () => {
  test('of the service have code, sentence, status, page and the id under which the log knows the request', async () => {
    const error = await refusalOf(client.calculateVat({ country: unknownCountry, amount: 1, mode: 'add' }));
    expect({ ...error }).toEqual({
      name: 'FinanceError',
      code: 'invalid_country',
      field: undefined,
      status: 400,
      requestId: expect.stringMatching(/^[0-9a-f]{12}-\w+$/) as string,
      retryAfter: undefined,
      docs: expect.stringContaining('#invalid_country') as string,
    });
    expect(error.message).toContain('did you mean KE (Kenya)?');
  });

  test('of the service are in the language of the client, or in that of a call', async () => {
    const french = new sdk.FinanceClient({ ...connection, lang: 'fr' });
    const wrong = { country: unknownCountry, amount: 1, mode: 'add' } as const;
    expect((await refusalOf(french.calculateVat(wrong))).message).toContain('vouliez-vous dire KE');
    expect((await refusalOf(french.calculateVat(wrong, { lang: 'pt' }))).message).toContain('Quis dizer KE');
    const unknownInQuery = french.getFuelPrices({ country: unknownCountry });
    expect((await refusalOf(unknownInQuery)).message).toContain('vouliez-vous dire KE');
    const [answer] = await french.askAll([{ operation: 'vat', input: wrong }]);
    expect(answer).toMatchObject({ error: { message: expect.stringContaining('vouliez-vous dire KE') as string } });
  });

  test('nobody there, no answer in time, somebody else', async () => {
    const { baseUrl, server } = await elsewhere(({ url }, response) => {
      if (url === '/api/v1/status') response.end('<html>Welcome</html>');
    });
    const at = (options: object) => new sdk.FinanceClient({ ...connection, baseUrl, retries: 0, ...options });
    expect(await refusalOf(at({}).getStatus())).toMatchObject({ code: 'unexpected_answer', status: 200 });
    expect(await refusalOf(at({ timeout: 0.05 }).getTools())).toMatchObject({ code: 'timeout', status: undefined });
    server.closeAllConnections();
    server.close();
    expect(await refusalOf(at({}).getTools())).toMatchObject({ code: 'unreachable', status: undefined });
  });

  test('a signal ends a call, also during a pause', async () => {
    const { baseUrl, server } = await elsewhere((_request, response) => {
      response.writeHead(503, { 'retry-after': '30' }).end();
    });
    const stop = new AbortController();
    const waiting = new sdk.FinanceClient({ ...connection, baseUrl, onRetry: () => stop.abort(new Error('enough')) });
    await expect(waiting.getStatus({}, { signal: stop.signal })).rejects.toThrow('enough');
    await expect(waiting.getStatus({}, { signal: AbortSignal.abort(new Error('never')) })).rejects.toThrow('never');
    server.close();
  });
});

describe('retries', () => {
  test('a limit of calls is waited for', async () => {
    const { server, goOn } = await startLimitedServer(startServer, folder);
    const retries: Package.Retry[] = [];
    const limited = new sdk.FinanceClient({
      baseUrl: server.url,
      apiKey: server.key,
      onRetry: (retry) => {
        retries.push(retry);
        goOn();
      },
    });
    for (const _ of [1, 2, 3]) expect((await limited.getFuelTypes()).success).toBe(true);
    expect(retries).toMatchObject([{ attempt: 1, error: { code: 'rate_limit_exceeded', status: 429 } }]);
    expect(retries[0]!.pause).toBeGreaterThanOrEqual(retries[0]!.error.retryAfter!);
  });

  test('more questions than the plan allows a minute go in several requests', async () => {
    const own = join(folder, 'own-minute');
    mkdirSync(own);
    const { server, goOn } = await startLimitedServer(startServer, own);
    const retries: Package.Retry[] = [];
    const limited = new sdk.FinanceClient({
      baseUrl: server.url,
      apiKey: server.key,
      onRetry: (retry) => {
        retries.push(retry);
        goOn();
      },
    });
    const question = (amount: number) => ({
      operation: 'vat' as const,
      input: { country: 'KE' as const, amount, mode: 'add' as const },
    });
    const answers = await limited.askAll([question(100), question(200), question(300)]);
    // 16 percent, Kenya's standard rate: VAT Act 2013, section 5.
    expect(answers.map((answer) => answer.success && answer.data.vat_amount)).toEqual([16, 32, 48]);
    expect(retries.map(({ error }) => error.code)).toEqual(['rate_limit_exceeded']);
  });

  test('a change that may have been made is not sent again, a question is', async () => {
    const received: string[] = [];
    const { baseUrl, server } = await elsewhere(({ method, url }, response) => {
      received.push(`${method} ${url}`);
      response.writeHead(500).end();
    });
    const account = new sdk.AccountClient({ ...connection, baseUrl, retries: 1 });
    expect((await refusalOf(account.createKey({ name: 'Payroll' }))).status).toBe(500);
    expect((await refusalOf(account.listKeys())).status).toBe(500);
    expect(received).toEqual(['POST /api/v1/keys', 'GET /api/v1/keys', 'GET /api/v1/keys']);
    server.close();
  });

  const failed = (details: ConstructorParameters<typeof Package.FinanceError>[1]) => new sdk.FinanceError('', details);
  test.each(retryCases)('%s', (_what, code, status, retryAfter, reads, again) => {
    expect(
      pauseBefore(1, failed({ code, status, retryAfter }), reads, { ...clientSettings, longestWait: 60 }, 0) !==
        undefined,
    ).toBe(again);
  });

  test('pauses double, have a longest, and are never shorter than asked', () => {
    const pause = (attempt: number, retryAfter?: number) =>
      pauseBefore(
        attempt,
        failed({ code: 'service_unavailable', status: 503, retryAfter }),
        true,
        { ...clientSettings, longestWait: 60 },
        0,
      );
    expect([1, 2, 3, 4, 5, 9].map((attempt) => pause(attempt))).toEqual([0.5, 1, 2, 4, 8, 8]);
    expect([pause(1, 5), pause(1, 60), pause(1, 61)]).toEqual([5, 60, undefined]);
  });

  test('Retry-After is a number of seconds or a date', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    expect(
      ['7', 'Mon, 23 Nov 2026 12:00:09 GMT', 'Mon, 23 Nov 2026 11:00:00 GMT', 'soon', null].map((header) =>
        retryAfterOf(header, now),
      ),
    ).toEqual([7, 9, 0, undefined, undefined]);
  });
});

describe('the client refuses at once', () => {
  test.each([undefined, '', 'finance.example.com', 'ftp://finance.example.com', 'https://'])(
    'the address %p',
    (baseUrl) => {
      const make = () => new sdk.FinanceClient({ ...connection, baseUrl: baseUrl as string });
      expect(make).toThrow(
        expect.objectContaining({
          code: 'invalid_option',
          message: expect.stringContaining('`baseUrl` must be an address') as string,
        }) as Error,
      );
    },
  );
  test.each([
    [undefined, '`apiKey` is missing'],
    ['svc_live_1\n', 'a line break'],
  ])('the key %p', (apiKey, sentence) => {
    const make = () => new sdk.FinanceClient({ ...connection, apiKey: apiKey as string });
    expect(make).toThrow(
      expect.objectContaining({
        code: 'invalid_option',
        message: expect.stringContaining(sentence) as string,
      }) as Error,
    );
  });
});

describe('webhooks', () => {
  // Signed with the library that the service signs with.
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  const sentAt = new Date('2026-11-26T12:00:00Z');
  const body = JSON.stringify({ type: 'test' });
  const headers = {
    'Webhook-Id': 'msg_1',
    'webhook-timestamp': String(sentAt.getTime() / 1_000),
    'webhook-signature': new Webhook(secret).sign('msg_1', sentAt, body),
  };
  const now = sentAt.getTime() + 299_000;

  test('a delivery of the service is verified, also while its secret is rotated', async () => {
    expect(await sdk.verifyWebhook({ headers, body }, secret, { now })).toEqual({ type: 'test' });
    const both = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect(await sdk.verifyWebhook({ headers: new Headers(both), body }, secret, { now })).toEqual({ type: 'test' });
  });
  test.each([
    ['another body', { headers, body: `${body} ` }, now],
    ['an old delivery', { headers, body }, now + 2_000],
    ['another signature', { headers: { ...headers, 'webhook-signature': 'v1,AAAA' }, body }, now],
    ['no signature', { headers: {}, body }, now],
  ])('%s is refused', async (_what, delivery, moment) =>
    expect((await refusalOf(sdk.verifyWebhook(delivery, secret, { now: moment }))).code).toBe('invalid_signature'),
  );
});

describe('polling', () => {
  test('the first question finds the place, the next goes on from there', async () => {
    const first = await client.pollChanges({ kind: 'law', country: 'KE' });
    expect(first).toEqual({ changes: [], next: expect.stringContaining('kind=law'), wait: expect.any(Number) });
    expect(first.wait).toBeGreaterThan(0);
    expect((await client.pollChanges(first.next)).changes).toEqual([]);
  });
  test('a refusal is an error', async () =>
    expect((await refusalOf(client.pollChanges({ kind: 'laws' as 'law' }))).code).toBe('invalid_kind'));
});

describe('long lists', () => {
  test('pages of changes are the whole list, once', async () => {
    const since = '2026-01-01';
    const whole = (await client.getChanges({ since, limit: 500 })).data;
    expect(whole.next_cursor).toBeNull();
    expect(whole.count).toBeGreaterThan(7);
    const { changes } = whole;
    const limit = Math.ceil(changes.length / 4);
    expect((await all(client.iterateChanges({ since, limit }))).map(({ id }) => id)).toEqual(
      changes.map(({ id }) => id),
    );
  });

  test.each(['day', 'week', 'month-end'] as const)(
    'years of a history are the whole history, by %s',
    async (frequency) => {
      const range = { from: 'USD', to: 'KES', start: '2024-06-03', end: '2026-02-10', frequency };
      const { observations } = (await client.getExchangeRateHistory(range)).data;
      expect(observations.length).toBeGreaterThan(10);
      expect(await all(client.iterateExchangeRateHistory(range))).toEqual(observations);
    },
  );

  test('years cover a period without a gap', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [start, end] = [one, other].sort() as [string, string];
        const years = yearsOf({ start, end }, '2026-11-23');
        expect([years[0]!.start, years.at(-1)!.end]).toEqual([start, end]);
        years.slice(1).forEach((year, place) => expect(year.start).toBe(addDays(years[place]!.end, 1)));
        expect(years.every((year) => year.start <= year.end && year.start.slice(0, 4) === year.end.slice(0, 4))).toBe(
          true,
        );
      }),
    );
  });
});

describe('batches', () => {
  test('what was ignored and how old the answers are is not lost', async () => {
    const answers = await client.askAll([
      {
        operation: 'tax',
        input: { country: 'KE', amount: 85_000, type: 'income', employee: { marital_status: 'married' } },
        select: ['net_amount'],
      },
    ]);
    expect(answers.meta.notices).toContainEqual(expect.stringContaining('marital_status'));
    expect(['current', 'due', 'stale']).toContain(answers.meta.data_status);
  });

  test('each question has its own answer or error, with the type of its operation', async () => {
    const [pay, vat, wrong] = await client.askAll([
      { operation: 'tax', input: { country: 'KE', amount: 85_000, type: 'income' } },
      { operation: 'vat', input: { country: 'KE', amount: 1_000, mode: 'add' }, select: ['gross_amount'] },
      { operation: 'vat', input: { country: unknownCountry, amount: 1_000, mode: 'add' } },
    ]);
    if (!pay.success || !vat.success || wrong.success) throw new Error('Two answers and an error were expected.');
    expect([pay.data.net_amount, vat.data.gross_amount, wrong.error.code]).toEqual([
      61_017.9,
      1_160,
      'invalid_country',
    ]);
  });

  test('more questions than a request may have take several, and stay in order', async () => {
    let requests = 0;
    const counting = new sdk.FinanceClient({
      ...connection,
      fetch: (...request) => {
        requests++;
        return fetch(...request);
      },
    });
    const amounts = Array.from({ length: largestBatch + 2 }, (_, place) => place + 1);
    const answers = await counting.askAll(
      amounts.map((amount) => ({
        operation: 'vat' as const,
        input: { country: 'KE' as const, amount, mode: 'add' as const },
        select: ['net_amount'],
      })),
    );
    expect(answers.map((answer) => answer.success && answer.data.net_amount)).toEqual(amounts);
    expect(requests).toBe(2);
  });

  test('questions that differ only in their amount are one column, answered like separate ones', async () => {
    const sent: unknown[] = [];
    const watched = new sdk.FinanceClient({
      ...connection,
      fetch: (url, init) => {
        sent.push(JSON.parse(String(init!.body)));
        return fetch(url, init);
      },
    });
    const pay = (country: 'KE' | 'NG', amount: number, employee?: object) => ({
      operation: 'tax' as const,
      input: { country, amount, type: 'income' as const, ...(employee && { employee }) },
      select: ['net_amount', 'tax_amount', 'unknown' as 'net_amount'] as const,
    });
    const married = { marital_status: 'married' };
    const questions = [
      pay('KE', 85_000),
      { operation: 'vat' as const, input: { country: 'KE' as const, amount: 1_000, mode: 'add' as const } },
      pay('NG', 500_000),
      pay('KE', -1),
      pay('KE', 85_000, married),
      pay('NG', 600_000),
      pay('KE', 100_000, married),
      { operation: 'fuel' as const, input: { country: 'KE' as const }, select: ['country' as const] },
      pay('KE', 120_000),
    ];
    const answers = await watched.askAll(questions);
    const { items } = sent[0] as { readonly items: readonly Readonly<Record<string, unknown>>[] };
    expect(items.map(({ operation, amounts }) => [operation, amounts])).toEqual([
      ['tax', [85_000, -1, 120_000]],
      ['vat', undefined],
      ['tax', [500_000, 600_000]],
      ['tax', [85_000, 100_000]],
      ['fuel', undefined],
    ]);
    const { data } = await client.batch({ items: questions });
    const lowered = data.results.map((result) =>
      result.success ? result : { ...result, error: { ...result.error, code: result.error.code.toLowerCase() } },
    );
    expect([...answers]).toEqual(lowered);
    expect(lowered.map(({ success }) => success)).toEqual(questions.map((_, at) => at !== 3));
    const about = answers.meta.notices.find((notice) => notice.includes('marital_status'));
    expect(about).toContain('items[4].input.employee.marital_status');
  });

  test('questions are split by their size, too, and none is lost', () => {
    // It needs what was made from the contract when the package was built.
    const { batchesOf } = jest.requireActual<typeof Batch>('../../sdk/typescript/src/batch');
    const questions = Array.from({ length: 7 }, (_, place) => `${place}`.repeat(1_000_000));
    const batches = batchesOf(questions);
    expect(batches.flat()).toEqual(questions);
    expect(batches.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
  });
});

describe('a server of its own', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'debug', SVC_REQUEST_BUDGET: '0.01' });
  });

  test('questions that one request had no time for are sent again', async () => {
    const sent: number[] = [];
    const counting = new sdk.FinanceClient({
      baseUrl: server.url,
      apiKey: server.key,
      fetch: (url, init) => {
        sent.push(callsIn((JSON.parse(String(init!.body)) as { readonly items: readonly unknown[] }).items));
        return fetch(url, init);
      },
    });
    const amounts = Array.from({ length: 3_000 }, (_, place) => 1_000 + place);
    const answers = await counting.askAll(
      amounts.map((amount) => ({
        operation: 'tax' as const,
        input: { country: 'KE', amount, type: 'corporate' as const },
        select: ['gross_amount'],
      })),
    );
    expect(answers.map((answer) => answer.success && answer.data.gross_amount)).toEqual(amounts);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent).toEqual([...sent].sort((a, b) => b - a));
  });

  test('keys of an account are made, changed, disabled, deleted, and seen in the audit trail', async () => {
    const admin = command('scripts/admin.ts', { SVC_DATA_DIR: server.dataDir });
    const [{ id: accountId }] = JSON.parse(await admin('accounts', 'list', '--json')) as [{ readonly id: string }];
    const token = await admin('tokens', 'create', accountId, '--role', 'owner');
    const account = new sdk.AccountClient({ baseUrl: server.url, apiKey: token });
    const { data: made } = await account.createKey({ name: 'Payroll' });
    expect((await account.changeKey({ id: made.id, name: 'Pay & tax' })).data.name).toBe('Pay & tax');
    expect((await account.disableKey({ id: made.id })).data.state).toBe('disabled');
    expect((await account.deleteKey({ id: made.id })).data).toEqual({ id: made.id, deleted: true });
    const entries = await all(account.iterateAuditTrail({ subject: made.id }));
    expect(entries.map(({ action }) => action)).toEqual(['key.delete', 'key.disable', 'key.change', 'key.create']);
  });

  test('the log knows a refused request by the id of its error', async () => {
    const account = new sdk.AccountClient({ baseUrl: server.url, apiKey: server.key });
    const error = await refusalOf(account.getKey({ id: 'a/b' }));
    expect(error).toMatchObject({ code: 'account_token_required', status: 403 });
    await until(() => server.output().includes(`"request_id":"${error.requestId}"`));
  });
});
