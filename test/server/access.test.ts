import { chmodSync, chownSync, existsSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMachineKeyFile } from '../../server/access/machine-key';
import { newKey } from '../../server/keys/key-format';
import { setClock, type SetClock } from '../support/clock';
import { ask as asked } from '../support/http';
import {
  finished,
  keysCommand,
  removeDirectory,
  run,
  type ServerProcess,
  serverProgram,
  startServer,
  temporaryDirectory,
} from '../support/server-process';

const tax = { country: 'KE', amount: 85_000, type: 'income' };

const ask = (url: string, key: string, path = '/api/tax', body: unknown = tax): Promise<Response> =>
  asked(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });

const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('keys, plans and quotas', () => {
  let dataDir: string;
  let clock: SetClock;
  let server: ServerProcess;
  const keys = (...args: string[]): Promise<string> =>
    keysCommand({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: join(dataDir, 'plans.json') })(...args);
  const start = (): Promise<ServerProcess> =>
    startServer({
      ...clock.environment,
      SVC_DATA_DIR: dataDir,
      SVC_LOG_LEVEL: 'debug',
      SVC_PLANS_FILE: join(dataDir, 'plans.json'),
    });
  const usage = async (name: string): Promise<number> =>
    (JSON.parse(await keys('usage', name, '--json')) as { current: number }[])[0]!.current;

  beforeAll(async () => {
    dataDir = temporaryDirectory();
    clock = setClock(dataDir);
    writeFileSync(
      join(dataDir, 'plans.json'),
      JSON.stringify({ free: { per_month: 40, per_minute: null }, pro: { per_month: null, per_minute: 5 } }),
    );
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    removeDirectory(dataDir);
  });

  test('the first start creates one working key; the second creates none', async () => {
    expect(server.output()).toContain('An API key was made');
    expect((await ask(server.url, server.key)).status).toBe(200);
    await server.stop();
    server = await start();
    expect(server.output()).not.toContain('An API key was made');
    expect((await ask(server.url, server.key)).status).toBe(200);
  });

  test('a new key is all that `create` prints', async () => {
    expect(await keys('create', '--plan', 'growth', '--env', 'live', '--name', 'printed')).toMatch(
      /^svc_live_[0-9A-Za-z]{38}$/,
    );
  });

  test('only a command that adds something makes a store', async () => {
    const elsewhere = join(dataDir, 'elsewhere');
    const there = keysCommand({ SVC_DATA_DIR: elsewhere });
    await expect(there('list')).rejects.toThrow(
      `There is no store in ${elsewhere}. The first start of the server makes one. If the server has started, give this command its settings: SVC_DATABASE_URL or SVC_DATA_DIR.`,
    );
    await expect(there('disable', 'Payroll')).rejects.toThrow(/There is no store in/);
    expect(existsSync(elsewhere)).toBe(false);
    const { stdout, stderr } = await finished(run('scripts/keys.ts', ['create'], { SVC_DATA_DIR: elsewhere }));
    expect(stdout).toMatch(/^svc_live_/);
    expect(stderr).toBe(`There was no store in ${elsewhere}, so a new one was made.\n`);
    expect(await there('list')).toContain('unnamed');
  }, 30_000);

  test('a mistyped key is refused', async () => {
    const swapped =
      server.key.slice(0, -8) + server.key.slice(-7, -6) + server.key.slice(-8, -7) + server.key.slice(-6);
    if (swapped !== server.key) expect(await codeOf(await ask(server.url, swapped))).toBe('invalid_api_key');
  });

  test('test keys return sample data and are never counted', async () => {
    const key = await keys('create', '--env', 'test', '--name', 'sandbox');
    expect(key).toMatch(/^svc_test_/);
    for (let i = 0; i < 50; i++) {
      const response = await ask(server.url, key);
      expect(response.status).toBe(200);
      const { meta } = (await response.json()) as { meta: { data_status: string; notices: string[] } };
      expect(meta.data_status).toBe('sample');
      expect(meta.notices[0]).toMatch(/sample data/);
    }
    expect(await usage('sandbox')).toBe(0);
    const table = await asked(new URL('/api/tax?format=csv', server.url), { headers: { 'x-api-key': key } });
    expect((await table.text()).split('\r\n')[1]).toMatch(/^AO,Angola,.*,sample,\d{4}-\d{2}-\d{2},(high|medium|low)$/);
    const batch = await ask(server.url, key, '/api/v1/batch', { items: [{ operation: 'tax', input: tax }] });
    const { data, meta } = (await batch.json()) as {
      data: { results: { meta: { data_status: string } }[] };
      meta: { data_status: string };
    };
    expect([meta.data_status, data.results[0]!.meta.data_status]).toEqual(['sample', 'sample']);
    expect(await codeOf(await ask(server.url, key, '/api/tax', { ...tax, amount: -1 }))).toBe('invalid_amount');
  });

  test('monthly quota: exactly the calls of the plan, concurrent ones and errors included', async () => {
    const key = await keys('create', '--plan', 'free', '--name', 'small');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        ask(server.url, key, '/api/tax', i % 2 === 0 ? tax : { ...tax, amount: -1 }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(40);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(await codeOf(refused)).toBe('rate_limit_exceeded');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Limits are checked before the body.
    expect(await codeOf(await ask(server.url, key, '/api/vat', {}))).toBe('RATE_LIMIT_EXCEEDED');
  });

  test('minute limit: headers count down, and 429 says when to retry', async () => {
    const key = await keys('create', '--plan', 'pro', '--name', 'minute');
    // The count restarts every minute, so all requests must fall within one.
    clock.toFullMinute();
    const first = await ask(server.url, key);
    expect(first.headers.get('ratelimit-limit')).toBe('5');
    expect(first.headers.get('ratelimit-remaining')).toBe('4');
    for (let i = 0; i < 4; i++) expect((await ask(server.url, key)).status).toBe(200);
    const refused = await ask(server.url, key);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await keys('plan', 'minute', 'enterprise');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await ask(server.url, key)).status).toBe(200);
  }, 30_000);

  test('disabled keys are refused, and accepted again once enabled', async () => {
    const key = await keys('create', '--plan', 'growth', '--name', 'switch');
    expect((await ask(server.url, key)).status).toBe(200);
    await keys('disable', 'switch');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const refused = await ask(server.url, key);
    expect(refused.status).toBe(403);
    expect(await codeOf(refused)).toBe('key_disabled');
    expect(await codeOf(await ask(server.url, key, '/api/vat', {}))).toBe('KEY_DISABLED');
    await keys('enable', 'switch');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await ask(server.url, key)).status).toBe(200);
  }, 30_000);

  test('rotation: both keys work during the overlap; without one only the new key works', async () => {
    const old = await keys('create', '--plan', 'growth', '--name', 'turning');
    const id = (JSON.parse(await keys('list', '--json')) as { id: string; name: string }[]).find(
      ({ name }) => name === 'turning',
    )!.id;
    const next = await keys('rotate', id, '--overlap', '1');
    expect((await ask(server.url, old)).status).toBe(200);
    expect((await ask(server.url, next)).status).toBe(200);
    await expect(keys('rotate', id, '--overlap', '0')).rejects.toThrow(
      /\(turning\) was replaced before and works until .*rotate its successor instead/,
    );
    const last = await keys('rotate', next, '--overlap', '0');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await ask(server.url, next)).status).toBe(403);
    expect((await ask(server.url, old)).status).toBe(200);
    expect((await ask(server.url, last)).status).toBe(200);
  }, 30_000);

  test('a refused key cannot be rotated', async () => {
    for (const [name, close, sentence] of [
      ['closed', ['disable', 'closed'], /\(closed\) is disabled, so it cannot be replaced: enable it first/],
      [
        'ended',
        ['rotate', 'ended', '--overlap', '0'],
        /\(ended\) was replaced before and ended at .*rotate its successor instead/,
      ],
    ] as const) {
      await keys('create', '--name', name);
      const { id } = (JSON.parse(await keys('list', '--json')) as { id: string; name: string }[]).find(
        (key) => key.name === name,
      )!;
      await keys(...close);
      await expect(keys('rotate', id)).rejects.toThrow(sentence);
    }
  }, 30_000);

  test('a name means the latest key of that name', async () => {
    const statuses = async (...made: string[]): Promise<readonly number[]> =>
      Promise.all(made.map(async (key) => (await ask(server.url, key)).status));
    const first = await keys('create', '--name', 'Payroll');
    const second = await keys('rotate', 'Payroll', '--overlap', '0');
    const third = await keys('rotate', 'Payroll');
    // The second and the third are accepted, so the name does not say which of them ends.
    await expect(keys('disable', 'Payroll')).rejects.toThrow(/"Payroll" matches 2 of the keys/);
    await keys('disable', second);
    await keys('disable', 'Payroll');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await statuses(first, second, third)).toEqual([403, 403, 403]);
    const other = await keys('create', '--name', 'Payroll');
    expect(await statuses(await keys('rotate', 'Payroll'), other)).toEqual([200, 200]);
  }, 60_000);

  test('a successor continues the count of the old key', async () => {
    const old = await keys('create', '--plan', 'free', '--name', 'heir');
    for (let i = 0; i < 30; i++) expect((await ask(server.url, old)).status).toBe(200);
    const next = await keys('rotate', 'heir', '--overlap', '1');
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(server.url, i % 2 === 0 ? old : next)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  }, 30_000);

  test('the tighter limit is reported', async () => {
    const key = await keys('create', '--plan', 'free', '--name', 'monthly');
    const first = await ask(server.url, key);
    expect([first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual(['40', '39']);
  });

  test('a batch counts its items, and one larger than the plan limit says so', async () => {
    const key = await keys('create', '--plan', 'free', '--name', 'batches');
    const batch = (items: number) =>
      ask(server.url, key, '/api/v1/batch', {
        items: Array.from({ length: items }, () => ({ operation: 'tax', input: tax, select: ['net_amount'] })),
      });
    expect((await batch(10)).headers.get('ratelimit-remaining')).toBe('30');
    const refused = await batch(41);
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as { error: { message: string } }).error.message).toMatch(
      /allows 40 calls a month, and this request holds 41/,
    );
  });

  test('two processes share one quota', async () => {
    const other = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: join(dataDir, 'plans.json') });
    const key = await keys('create', '--plan', 'free', '--name', 'shared');
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => ask(i % 2 === 0 ? server.url : other.url, key)),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    await other.stop();
    expect(taken).toBeLessThanOrEqual(40);
    expect(taken).toBeGreaterThan(30);
  }, 30_000);

  test('a killed process never undercounts', async () => {
    const doomed = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: join(dataDir, 'plans.json') });
    const key = await keys('create', '--plan', 'free', '--name', 'crash');
    for (let i = 0; i < 17; i++) expect((await ask(doomed.url, key)).status).toBe(200);
    await doomed.stop('SIGKILL');
    expect(await usage('crash')).toBeGreaterThanOrEqual(17);
    const after = await Promise.all(Array.from({ length: 40 }, () => ask(server.url, key)));
    expect(after.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(23);
  }, 30_000);

  test('a planned stop returns unspent calls', async () => {
    const key = await keys('create', '--plan', 'growth', '--name', 'exact');
    for (let i = 0; i < 3; i++) expect((await ask(server.url, key)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(await usage('exact')).toBe(3);
    server = await start();
  }, 30_000);

  test('no key is in any log', async () => {
    await asked(new URL(`/api/tax?api_key=${server.key}`, server.url));
    await asked(new URL(`/api/tax?country=XX&api_key=${server.key}`, server.url));
    await asked(new URL('/nothing?api_key=svc_live_abcdef', server.url));
    const encoded = [...server.key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    const secret = server.key.slice(9, -6);
    for (const address of [
      `/api/tax?%61pi_key=${server.key}`,
      `/api/tax?api%5Fkey=${encoded}`,
      `/api/tax?country=${server.key}`,
      `/api/tax?key=${encoded}`,
      `/api/${server.key}`,
      `/api/${encoded}`,
      `/api/tax?api_key=${server.key}&x=%zz`,
    ]) {
      await asked(server.url + address);
    }
    // The log is written asynchronously, so wait for the line of the last request.
    while (!server.output().includes('&x=%zz') || !server.output().includes('%61pi_key=[hidden]'))
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.output()).toContain('api_key=[hidden]');
    expect(server.output()).not.toContain(secret);
    expect(server.output()).not.toContain(encoded);
    expect(server.output()).not.toContain('svc_live_abcdef');
  });
});

describe("the machine's own key", () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = temporaryDirectory()));
  afterEach(() => removeDirectory(dataDir));
  const start = (): Promise<ServerProcess> => startServer({ SVC_DATA_DIR: dataDir });
  const shows = ({ output }: ServerProcess): boolean =>
    /An API key was made|Une clé d’API a été créée|Foi criada uma chave da API|أُنشئ مفتاح API/.test(output());

  test('servers that start for the first time together agree on one key', async () => {
    const languages = ['fr_FR.UTF-8', 'pt_MZ.UTF-8', 'ar_EG.UTF-8'];
    const servers = await Promise.all(languages.map((LANG) => startServer({ SVC_DATA_DIR: dataDir, LANG })));
    expect(new Set(servers.map(({ key }) => key)).size).toBe(1);
    for (const { url, key } of servers) expect((await ask(url, key)).status).toBe(200);
    expect(servers.filter(shows)).toHaveLength(1);
    for (const [i, said] of [
      /^serveur à l’écoute sur http/m,
      /^servidor à escuta em http/m,
      /^الخادم يعمل على العنوان http/m,
    ].entries())
      expect(servers[i]!.output()).toMatch(said);
    await Promise.all(servers.map(({ stop }) => stop()));
  }, 30_000);

  test('a truncated file is replaced by a complete one that only its owner can read', async () => {
    const file = join(dataDir, 'machine-key');
    writeFileSync(file, 'svc_live_half', { mode: 0o600 });
    const server = await start();
    expect((await ask(server.url, server.key)).status).toBe(200);
    expect([shows(server), readdirSync(dataDir).filter((name) => name.startsWith('machine-key'))]).toEqual([
      true,
      ['machine-key'],
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test('is printed on a terminal, but not to redirected output', async () => {
    const redirected = await start();
    expect(redirected.output()).toContain(`read it in ${join(dataDir, 'machine-key')}`);
    expect(redirected.output()).not.toContain(redirected.key);
    await redirected.stop();
    rmSync(join(dataDir, 'machine-key'));
    const atTerminal = await startServer({
      SVC_DATA_DIR: dataDir,
      NODE_OPTIONS: '--import=data:text/javascript,process.stdout.isTTY=true',
    });
    expect(atTerminal.output()).toContain(atTerminal.key);
    await atTerminal.stop();
  });

  const refusedStart = async (): Promise<string> => {
    const { code, stdout, stderr } = await finished(
      run(serverProgram(), [], { SVC_DATA_DIR: dataDir, SVC_PORT: '0', SVC_FEEDS: 'off' }),
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).not.toMatch(/at .*\.[jt]s:\d+/);
    return stderr;
  };

  /** A key in the file, with a mode. */
  const withMode = (mode: string): string => {
    const file = join(dataDir, 'machine-key');
    writeFileSync(file, `${newKey('live')}\n`);
    chmodSync(file, Number.parseInt(mode, 8));
    return file;
  };
  const advice = (mode: string, file: string): RegExp =>
    new RegExp(`machine-key .* other people .*\\(its mode is 0${mode}\\): run \`chmod 600 ${file}\``);

  test('a file that others can read is refused at startup, with advice, and accepted once it is private', async () => {
    const file = withMode('640');
    expect(await refusedStart()).toMatch(advice('640', file));
    chmodSync(file, 0o400);
    const server = await start();
    expect((await ask(server.url, server.key)).status).toBe(200);
    await server.stop();
  });

  test.each(['604', '644', '660', '622'])('a file with mode %s is not read', (mode) => {
    const file = withMode(mode);
    expect(() => readMachineKeyFile(dataDir)).toThrow(advice(mode, file));
  });

  test('a symbolic link instead of the file is refused, even a dangling one', async () => {
    const elsewhere = join(dataDir, 'elsewhere');
    symlinkSync(elsewhere, join(dataDir, 'machine-key'));
    expect(await refusedStart()).toMatch(/machine-key is a link/);
    writeFileSync(elsewhere, `${newKey('live')}\n`, { mode: 0o600 });
    expect(() => readMachineKeyFile(dataDir)).toThrow(/machine-key is a link/);
  });

  const superuser = process.getuid?.() === 0;
  (superuser ? test : test.skip)('a file of another user is refused', () => {
    const file = join(dataDir, 'machine-key');
    writeFileSync(file, `${newKey('live')}\n`, { mode: 0o600 });
    chownSync(file, 1, 1);
    expect(() => readMachineKeyFile(dataDir)).toThrow(/belongs to another user \(1\).*run `chown 0 /);
  });

  test('a new store accepts the existing key in the file', async () => {
    const first = await start();
    await first.stop();
    for (const name of readdirSync(dataDir)) if (name.startsWith('service.sqlite')) rmSync(join(dataDir, name));
    const second = await start();
    expect([second.key === first.key, (await ask(second.url, first.key)).status]).toEqual([true, 200]);
    await second.stop();
  });
});

describe('starting', () => {
  test.each([
    [
      'SVC_DATABASE_URL',
      'mysql://user:password@localhost/svc',
      /SVC_DATABASE_URL must start with postgres:(?!.*password)/,
    ],
    ['SVC_PLANS_FILE', '/nonexistent.json', /SVC_PLANS_FILE .* cannot be read/],
  ])('a wrong %s prevents it, with an explanation', async (name, value, sentence) => {
    const dataDir = temporaryDirectory();
    const { code, stderr } = await finished(run(serverProgram(), [], { SVC_DATA_DIR: dataDir, [name]: value }));
    removeDirectory(dataDir);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/at .*\.[jt]s:\d+/);
  });
});
