import { setTimeout as pause } from 'node:timers/promises';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store, StoredKey } from '../../server/store/store';
import { batchOperations, contractOfItems, keyScopes, type KeyScope, operations, tools } from '../../src/contract';
import { setClock } from '../support/clock';
import { englishIn } from '../support/english-words';
import { ask } from '../support/http';
import { openSession, raw } from '../support/raw';
import { goodRequests, sending } from '../support/requests';
import {
  finished,
  keysCommand,
  run,
  type ServerProcess,
  startedServers,
  temporaryDirectory,
} from '../support/server-process';

/** Slightly longer than a server caches what it knows about a key, in milliseconds. */
const remembered = 1_200;
const day = 86_400_000;

const dataDir = temporaryDirectory();
const clock = setClock(dataDir);
let store: Store;
afterAll(() => store.close());
const startServer = startedServers();
let server: ServerProcess;
const start = (): Promise<ServerProcess> =>
  startServer({ ...clock.environment, SVC_DATA_DIR: dataDir, SVC_LOG_LEVEL: 'warn', SVC_TRUSTED_PROXIES: '127.0.0.1' });
beforeAll(async () => {
  server = await start();
  store = await openStore({ dataDir });
});

const keys = keysCommand({ SVC_DATA_DIR: dataDir });
const made = async (...args: string[]): Promise<{ readonly key: string } & StoredKey> =>
  JSON.parse(await keys('create', '--json', '--plan', 'enterprise', ...args)) as { key: string } & StoredKey;

interface Body {
  readonly error?: { readonly code: string; readonly message: string };
  readonly data?: {
    readonly results: readonly { readonly success: boolean; readonly error?: { readonly code: string } }[];
  };
}
async function answer(
  response: Response | Promise<Response>,
): Promise<{ readonly status: number; readonly body: Body }> {
  const { status, text } = await Promise.resolve(response).then(async (one) => ({
    status: one.status,
    text: await one.text(),
  }));
  return { status, body: JSON.parse(text) as Body };
}
const get = (key: string, headers: Readonly<Record<string, string>> = {}) =>
  answer(ask(`${server.url}/api/tax`, { headers: { 'x-api-key': key, ...headers } }));
const post = (key: string, path: string, body: unknown) =>
  answer(
    ask(server.url + path, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

describe('a key with an expiry date', () => {
  test('is accepted until then; afterwards the refusal says when it expired', async () => {
    const [{ key, expiresAt }, dated] = [await made('--expires', '90d'), await made('--expires', '2999-03-31')];
    expect(Math.round((Date.parse(expiresAt!) - Date.now()) / day)).toBe(90);
    expect(dated.expiresAt).toBe('2999-03-31T23:59:59.999Z');
    expect((await get(key)).status).toBe(200);
    clock.set(91 * day);
    await pause(remembered);
    const { status, body } = await get(key);
    expect([status, body.error!.code]).toEqual([403, 'key_disabled']);
    expect(body.error!.message).toBe(
      `This API key expired on ${expiresAt!.slice(0, 10)} (UTC). Use another key, or ask whoever issued it.`,
    );
    expect((await get(dated.key)).status).toBe(200);
    // Otherwise the server would continue from that date.
    clock.set(0);
    await server.stop();
    server = await start();
    expect((await get(key)).status).toBe(200);
  });

  test('passes its expiry date and limits to its successor, and `change` sets a new date', async () => {
    const old = await made(
      '--name',
      'heir',
      '--expires',
      '30d',
      '--networks',
      '127.0.0.1',
      '--operations',
      'tax,country',
    );
    const next = JSON.parse(await keys('rotate', old.id, '--overlap', '1', '--json')) as StoredKey;
    expect(next).toMatchObject({
      expiresAt: old.expiresAt,
      replacedAt: null,
      networks: ['127.0.0.1'],
      operations: ['tax', 'country'],
    });
    const again = JSON.parse(
      await keys('change', next.id, '--expires', 'never', '--networks', 'any', '--operations', 'any', '--json'),
    ) as StoredKey;
    expect(again).toMatchObject({ expiresAt: null, networks: null, operations: null });
    expect(await keys('list')).toMatch(
      new RegExp(
        `${old.id.slice(0, 8)} .* active until \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, replaced .* 127\\.0\\.0\\.1 +tax,country +heir`,
      ),
    );
  });

  test.each([
    ['--expires', '2020-01-01', /is in the past/],
    ['--expires', '2027-02-30', /day of the calendar/],
    ['--expires', '0d', /number of days from now/],
    ['--networks', '10.0.0.0/33', /"10.0.0.0\/33" is neither/],
    ['--networks', '', /takes addresses or networks/],
    ['--operations', 'tax,law', /"law" is none of them/],
  ])('%s %s is refused', (option, value, sentence) => expect(keys('create', option, value)).rejects.toThrow(sentence));
});

describe('a key limited to networks', () => {
  test.each([
    ['198.51.100.7', 200],
    ['::ffff:198.51.100.7', 200],
    ['198.51.101.7', 403],
    ['203.0.113.9', 200],
    ['203.0.113.10', 403],
    ['2001:db8:5::1', 200],
    ['2001:db9::1', 403],
  ])('%s is answered with %i', async (from, expected) => {
    const { key } = await made('--networks', '198.51.100.0/24, 203.0.113.9,2001:db8::/32');
    const { status, body } = await get(key, { 'x-forwarded-for': from });
    expect(status).toBe(expected);
    if (expected === 200) return;
    expect(body.error).toMatchObject({
      code: 'network_not_allowed',
      message: expect.stringMatching(`may not be used from ${from}. Call from one of the networks`) as string,
    });
  });

  test('is refused on every call, with the code in the letter case of the route, and not counted', async () => {
    const { key, account } = await made('--networks', '198.51.100.0/24');
    for (let i = 0; i < 3; i++) expect((await get(key)).body.error!.code).toBe('network_not_allowed');
    expect((await post(key, '/api/vat', {})).body.error!.code).toBe('NETWORK_NOT_ALLOWED');
    expect(await store.taken(account, new Date().toISOString().slice(0, 7))).toBe(0);
    expect((await get(key, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
  });
});

describe('a key limited to operations', () => {
  const only = new Map<KeyScope, string>();
  beforeAll(async () => {
    for (const operation of keyScopes)
      only.set(
        operation,
        (
          await issueKey(store, {
            name: operation,
            environment: 'live',
            plan: 'enterprise',
            now: new Date(),
            operations: [operation],
          })
        ).key,
      );
  });
  /** Operations that accept any limited key, because the content of the request decides. */
  const undecided = ['/api/v1/batch', '/api/v1/calculate', '/api/v1/tools'];

  test.each(
    goodRequests
      .filter(({ operation }) => operation.open !== true)
      .map((request) => [`${request.operation.method} ${request.address}`, request] as const),
  )('%s', async (_, request) => {
    const { scope, path, errorStyle } = request.operation;
    expect(scope === undefined).toBe(undecided.includes(path));
    for (const [allowed, key] of only) {
      const { status, body } = await answer(ask(server.url + request.address, sending(request, { 'x-api-key': key })));
      if (scope === allowed) expect(status).toBe(200);
      else if (scope !== undefined)
        expect([status, body.error!.code]).toEqual([
          403,
          errorStyle?.upperCase === true ? 'OPERATION_NOT_ALLOWED' : 'operation_not_allowed',
        ]);
    }
  });

  test('every operation whose path decides has a name for such limits', () => {
    expect(
      operations
        .filter(({ scope, open }) => scope === undefined && open !== true)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...undecided].sort());
    expect(new Set(operations.flatMap(({ scope }) => scope ?? []))).toEqual(new Set(keyScopes));
  });

  test('each item of a batch is checked separately', async () => {
    const inputs = {
      tax: { country: 'KE', amount: 85_000, type: 'income' },
      vat: { country: 'KE', amount: 100, mode: 'add' },
      country: { country: 'KE' },
      forex: { from: 'USD', to: 'KES' },
      fuel: { country: 'KE' },
      rates: { country: 'KE' },
      minimum_wage: { country: 'KE' },
      calendar: { country: 'KE' },
      holidays: { country: 'KE' },
      working_days: { country: 'KE', start: '2026-12-01', days: 5 },
      series: { series: 'fx', entity: 'KES', start: '2026-09-01' },
      overtime: { country: 'KE', pay: 45_000, hours: 10 },
      leave: { country: 'KE', started: '2023-03-01' },
      notice: { country: 'NG', started: '2020-01-01', ends: '2026-11-20' },
      severance: { country: 'CI', pay: 400_000, started: '2014-01-01', ends: '2025-12-31' },
      seniority: { country: 'MA', pay: 10_000, started: '2019-01-01' },
      leaver: { country: 'KE', pay: 85_000, started: '2020-03-01', ends: '2026-11-20' },
      correction: { country: 'KE', months: [{ month: '2026-03', paid: { amount: 80_000 }, due: { amount: 85_000 } }] },
    };
    const items = [...batchOperations, ...batchOperations].map((operation) => ({
      operation,
      input: inputs[operation],
    }));
    for (const allowed of keyScopes) {
      const { body } = await post(only.get(allowed)!, '/api/v1/batch', { items });
      const forbidden = (operation: string): string =>
        operation === 'vat' ? 'OPERATION_NOT_ALLOWED' : 'operation_not_allowed';
      expect(body.data!.results.map(({ success, error }) => (success ? 'answered' : error!.code))).toEqual(
        items.map(({ operation }) =>
          contractOfItems(operation).scope === allowed ? 'answered' : forbidden(operation),
        ),
      );
    }
  });

  test.each([
    ['ke-paye', { grossAnnual: 1_000_000 }, 'tax'],
    ['ke-vat', { amount: 100 }, 'vat'],
    ['ke-cit', { profit: 100 }, 'tax'],
    ['ke-wht', { amount: 100 }, 'tax'],
    ['ke-cgt', { gain: 100 }, 'tax'],
    ['fx-convert', { from: 'USD', to: 'KES' }, 'forex'],
  ] as const)('the tool %s counts as its operation', async (tool, inputs, operation) => {
    expect(tools.has(tool)).toBe(true);
    for (const [allowed, key] of only) {
      const { status, body } = await post(key, '/api/v1/calculate', { tool, inputs });
      expect([status, body.error?.code]).toEqual(
        allowed === operation ? [200, undefined] : [403, 'operation_not_allowed'],
      );
    }
  });

  test('the add-in key is limited in the same way, by the address of its visitor', async () => {
    const { id } = (await store.listKeys()).find(({ name }) => name === 'this machine')!;
    const session = await openSession(server.url);
    const asked = async () => {
      const tax = await raw(`${server.url}/addin/api/tax`, { headers: session });
      const fuel = await raw(`${server.url}/addin/api/fuel`, { headers: session });
      return [tax, fuel].map(({ status, body }) => (status === 200 ? status : body.error.code));
    };
    expect(await asked()).toEqual([200, 200]);
    await keys('change', id, '--operations', 'country');
    await pause(remembered);
    expect(await asked()).toEqual([200, 'operation_not_allowed']);
    await keys('change', id, '--operations', 'any', '--networks', '10.0.0.0/8');
    await pause(remembered);
    expect(await asked()).toEqual(['network_not_allowed', 'network_not_allowed']);
    await keys('change', id, '--networks', 'any');
    await pause(remembered);
    expect(await asked()).toEqual([200, 200]);
  });
});

describe('the last use of a key', () => {
  test('appears in the list once the server has stopped', async () => {
    const { key, id } = await made('--name', 'used');
    const unused = await made('--name', 'unused');
    const before = new Date().toISOString();
    expect((await get(key)).status).toBe(200);
    expect((await store.keyById(id))!.lastUsedAt).toBeNull();
    await server.stop();
    const { lastUsedAt } = (await store.keyById(id))!;
    expect(lastUsedAt! >= before && lastUsedAt! <= new Date().toISOString()).toBe(true);
    expect((await store.keyById(unused.id))!.lastUsedAt).toBeNull();
    expect(await keys('show', 'used')).toContain(`last use    ${lastUsedAt!.slice(0, 16).replace('T', ' ')}`);
    expect(await keys('show', 'unused')).toContain('last use    never');
    server = await start();
  });

  test('never moves back', async () => {
    const { id } = await made('--name', 'forward');
    await store.keysUsed([{ id, at: '2026-11-22T10:00:00.000Z' }]);
    await store.keysUsed([{ id, at: '2026-11-22T09:00:00.000Z' }]);
    expect((await store.keyById(id))!.lastUsedAt).toBe('2026-11-22T10:00:00.000Z');
  });
});

describe('naming a key', () => {
  /** Runs the command with text on its standard input. */
  const typed = (input: string, ...args: string[]) =>
    finished(run('scripts/keys.ts', args, { SVC_DATA_DIR: dataDir }, { typed: input }));
  const isDisabled = async (id: string): Promise<boolean> => (await store.keyById(id))!.disabledAt !== null;

  test.each([
    ['the key itself', ({ key }: { key: string }) => key],
    ['the part that is shown', ({ hint }: StoredKey) => hint],
    ['the part that is shown, as it is typed', ({ hint }: StoredKey) => hint.replace('…', '...')],
    ['the part that is shown, without its mark', ({ hint }: StoredKey) => hint.replace('…', '')],
    ['the start of its id', ({ id }: StoredKey) => id.slice(0, 8)],
    ['its name', ({ name }: StoredKey) => name],
  ])('by %s', async (_, given) => {
    const key = await made('--name', `named ${Math.random()}`);
    await keys('disable', given(key));
    expect(await isDisabled(key.id)).toBe(true);
    await keys('enable', given(key));
    expect(await isDisabled(key.id)).toBe(false);
    expect(await keys('show', given(key))).toContain(key.id);
  });

  test('by the key itself on standard input', async () => {
    const { key, id } = await made();
    expect((await typed(`${key}\n`, 'disable', '-')).code).toBe(0);
    expect(await isDisabled(id)).toBe(true);
  });

  test('an ambiguous name is refused with a list to choose from', async () => {
    const [one, other] = [await made('--name', 'twin'), await made('--name', 'twin', '--networks', '10.0.0.0/8')];
    const { code, stderr } = await typed('', 'disable', 'twin');
    expect(code).toBe(1);
    expect(stderr).toMatch(/"twin" matches 2 of the keys\. Use the id of one\./);
    for (const { id } of [one, other]) expect(stderr).toContain(id.slice(0, 8));
    expect([await isDisabled(one.id), await isDisabled(other.id)]).toEqual([false, false]);
    await expect(keys('disable', 'svc_live_')).rejects.toThrow(/Use the id of one|Copy it whole/);
  });

  test('an unknown or incompletely copied key is refused without being shown', async () => {
    const { key } = await made();
    for (const wrong of [key.slice(0, -1), `${key}x`, key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))]) {
      const { code, stdout, stderr } = await typed(wrong, 'disable', '-');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/is not a valid key, .*Copy it whole/);
      expect(stderr).not.toContain(key.slice(9, 20));
    }
    await expect(keys('disable', 'nobody')).rejects.toThrow(/There is no key "nobody"/);
  });

  test('`change` requires something to change', () =>
    expect(keys('change', 'this machine')).rejects.toThrow(/Nothing to change/));
  test('`plan` requires a plan', () =>
    expect(keys('plan', 'this machine', 'gold')).rejects.toThrow(/"gold" is not a plan/));
});

describe.each([
  [
    'fr',
    'fr_FR.UTF-8',
    /identifiant +type +formule .*\n[\s\S]* active +-.* sans restriction /,
    'L’option --plan <plan> n’accepte',
  ],
  [
    'pt',
    'pt_MZ.UTF-8',
    /identificador +tipo +plano .*\n[\s\S]* activa +-.* sem restrição /,
    'A opção --plan <plan> não',
  ],
  ['ar', 'ar_EG.UTF-8', /المعرّف +النوع +الباقة .*\n[\s\S]* نشط +-.* بلا قيد /, 'لا يقبل الخيار'],
] as const)('commands of an administrator in %s', (language, LANG, table, refused) => {
  const command = (name: string, ...args: string[]) =>
    finished(run(`scripts/${name}.ts`, args, { SVC_DATA_DIR: dataDir, LANG }));
  /** What a person reads, without what is typed, a name or a code. */
  const english = (text: string): string[] =>
    englishIn(
      text
        .replace(/npm run .*|--\w+(?:-\w+)*|service\.sqlite\S*|machine-key|this\s+machine/g, '')
        .replace(/^ {2}\w+/gm, '')
        .replaceAll(`${keyScopes.join(', ')}`, ''),
      language,
    );

  test('keys are listed, and a wrong line is followed by the help', async () => {
    const [list, wrong] = await Promise.all([command('keys', 'list'), command('keys', 'create', '--plan', 'gold')]);
    expect(list.stdout.replace(/[\p{Mn}\p{Cf}]/gu, '')).toMatch(
      new RegExp(table.source.replace(/[\u0640\u064b-\u0652]/g, '')),
    );
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain(refused);
    expect(wrong.stderr).not.toMatch(/Usage:|Options:|default:|choices:|error:/);
  });

  test('the help of each command has no word of English', async () => {
    const helps = await Promise.all([
      command('keys', 'rotate', '--help'),
      command('store', '--help'),
      command('access', '--help'),
      command('admin', '--help'),
      command('admin', 'accounts', '--help'),
      command('law', '--help'),
      command('law', 'make', '--help'),
      command('law', 'watch', '--help'),
    ]);
    expect(helps.map(({ code, stdout }) => [code, english(stdout)])).toEqual(helps.map(() => [0, []]));
  });

  test('a missing argument, an unknown command and option, and an unknown key are said', async () => {
    const lines = [
      ['<key>', ['show']],
      ['sho', ['sho']],
      ['--pan', ['list', '--pan']],
      ['--name <name>', ['create', '--name']],
      ['nobody', ['show', 'nobody']],
    ] as const;
    const refusals = await Promise.all(lines.map(([, args]) => command('keys', ...args)));
    for (const [i, { code, stderr }] of refusals.entries()) {
      const [first] = stderr.split('\n');
      expect([code, first]).toEqual([1, expect.stringContaining(lines[i]![0])]);
      expect(english(first!.replace(lines[i]![0], ''))).toEqual([]);
    }
  });
});
