import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { zipSync } from 'fflate';
import { issueKey } from '../../server/access/keys';
import { applyPackage } from '../../server/laws/apply';
import { LawRefused } from '../../server/laws/refused';
import { releasedLaw } from '../../server/laws/released';
import { openStore } from '../../server/store/open';
import type { Change, LawVersions } from '../../src/contract';
import { engineLevel } from '../../src/engine';
import law from '../../src/reference/law.json';
import {
  altered,
  kenyaWith,
  lawPackage,
  maker,
  type PackageOfTest,
  payslip,
  stranger,
  taxWith,
  text,
} from '../support/law-package';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../support/server-process';

jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const folder = temporaryDirectory();
const settings = { SVC_LAW_KEYS: maker.publicKey, SVC_LOG_LEVEL: 'warn' };
let server: ServerProcess;
let freeKey: string;

beforeAll(async () => {
  server = await startServer({ ...settings, SVC_WORKERS: '2' });
  const store = await openStore({ dataDir: server.dataDir });
  freeKey = (await issueKey(store, { name: 'free', environment: 'live', plan: 'free', now: new Date() })).key;
  await store.close();
});
afterAll(async () => {
  await server.stop();
  removeDirectory(server.dataDir);
  removeDirectory(folder);
});

const command = (...args: string[]) =>
  finished(run('scripts/law.ts', args, { ...settings, SVC_DATA_DIR: server.dataDir }));

let files = 0;
function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${files++}.zip`);
  writeFileSync(path, bytes);
  return path;
}
const fileWith = (about: PackageOfTest): string => fileOf(lawPackage(about));

interface Body {
  readonly data: { readonly tax_amount: number };
  readonly meta: { readonly law_version?: string };
  readonly error?: { readonly code: string; readonly message: string };
}
const ask = async (path: string, body?: object, key = server.key): Promise<Body> =>
  (
    await fetch(`${server.url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
    })
  ).json() as Promise<Body>;

const figures = async (): Promise<readonly [number, string | undefined]> => {
  const { data, meta } = await ask('/api/tax', payslip);
  return [data.tax_amount, meta.law_version];
};

/** Asks until both workers answer with a law. A new connection may reach either. */
async function followed(version: string): Promise<void> {
  for (let same = 0, tries = 0; same < 12 && tries < 400; tries++) {
    same = (await figures())[1] === version ? same + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await figures())[1]).toBe(version);
}

const audit = (): readonly { action: string; actor: string; subject: string }[] => {
  const database = new Database(join(server.dataDir, 'service.sqlite'), { readonly: true });
  const rows = database.prepare(`SELECT action, actor, subject FROM audit WHERE action LIKE 'law.%' ORDER BY id`).all();
  database.close();
  return rows as { action: string; actor: string; subject: string }[];
};

/** Zambia's Employment Code, s. 36 and fifth schedule: 24 days a year; 13,000 × 24 / 26 = 12,000. */
const zambianLeave = (amount: number): string =>
  JSON.stringify([
    {
      name: 'annual leave',
      checks: [
        {
          operation: 'calculateLeave',
          input: { started: '2024-05-01', on: '2026-11-20', pay: 13_000 },
          expected: { days: 24, amount },
        },
      ],
    },
  ]);

const newer = (number: number): string => `2027.1.${number}`;

test('the law of a release has a version, which answers name', async () => {
  expect(await figures()).toEqual([taxWith(2_400), law.version]);
  const { stdout, code } = await command('status');
  expect(stdout).toContain(`Law ${law.version} of ${law.made_on} is in use: the law of this release.`);
  expect(code).toBe(0);
});

describe('a package that may not be used is refused, and the law in use stays', () => {
  const ofRelease = releasedLaw();
  const whole = lawPackage({ version: newer(1) });
  const good = (): Uint8Array => whole;
  const bomb = (): Uint8Array =>
    zipSync({ 'law.json': new Uint8Array(10), 'countries/KE.json': new Uint8Array(70 * 2 ** 20) });
  const head = (files: Record<string, Uint8Array>): Record<string, unknown> =>
    JSON.parse(Buffer.from(files['law.json']!).toString()) as Record<string, unknown>;
  const attacks: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
    ['not signed', () => altered(good(), (files) => delete files['law.json.sig']), /is not signed/],
    ['signed by a stranger', () => lawPackage({ version: newer(1), key: stranger }), /not by a trusted key/],
    [
      'altered after it was signed',
      () =>
        altered(good(), (files) => (files['law.json'] = text(JSON.stringify({ ...head(files), version: newer(9) })))),
      /not by a trusted key/,
    ],
    [
      'a country altered after it was signed',
      () => altered(good(), (files) => (files['countries/KE.json'] = text(kenyaWith(1)))),
      /countries\/KE.json of the package is damaged/,
    ],
    [
      'a file that nobody signed',
      () => altered(good(), (files) => (files['countries/XX.json'] = text('{}'))),
      /see countries\/XX.json/,
    ],
    [
      'a file that is missing',
      () => altered(good(), (files) => delete files['countries/UG.json']),
      /see countries\/UG.json/,
    ],
    ['older than the law in use', () => lawPackage({ version: '2026.10.9' }), /is older than the law in use/],
    ['the version in use', () => lawPackage({ version: law.version }), /is in use already/],
    [
      'for a newer engine',
      () => lawPackage({ version: newer(1), engine: 99 }),
      new RegExp(`engine level 99, and this one has ${engineLevel}`),
    ],
    [
      'of another form',
      () => lawPackage({ version: newer(1), files: { 'countries/KE.json': '{"code":"KE"}' } }),
      /cannot be used: KE /,
    ],
    [
      'a gap between two entries',
      () =>
        lawPackage({
          version: newer(1),
          files: {
            'countries/KE.json': kenyaWith(3_000).replace('"effective_to":"2025-01-31"', '"effective_to":"2025-01-15"'),
          },
        }),
      /cannot be used: KE /,
    ],
    [
      'a country that cannot be computed',
      () =>
        lawPackage({
          version: newer(1),
          files: { 'countries/KE.json': kenyaWith(3_000).replace('"paid_life_insurance"', '"nothing_like_it"') },
        }),
      /cannot be used: KE /,
    ],
    [
      'one country short',
      () => lawPackage({ version: newer(1), files: { 'countries/UG.json': undefined } }),
      /there are 53 files, not 54/,
    ],
    [
      'a worked payslip that differs by one cent',
      () => lawPackage({ version: newer(1), worked: 14_669.61 }),
      /a worked case differs. KE, 85,000 a month: tax_amount: expected 14,669.61, received 14,669.6/,
    ],
    [
      'a worked leave that differs by one ngwee',
      () => lawPackage({ version: newer(1), files: { 'cases/ZM.json': zambianLeave(12_000.01) } }),
      /a worked case differs. ZM, annual leave: amount: expected 12,000.01, received 12,000\./,
    ],
    [
      'a worked case of an operation that this version does not work',
      () =>
        lawPackage({
          version: newer(1),
          files: { 'cases/ZM.json': zambianLeave(12_000).replace('calculateLeave', 'calculatePension') },
        }),
      /cases\/ZM.json of the package does not have its form: .+ calculatePension is not an operation that this version/,
    ],
    [
      'without worked cases',
      () => lawPackage({ version: newer(1), files: { 'cases/KE.json': undefined } }),
      /has no worked cases/,
    ],
    ['more than 64 MB unpacked', bomb, /was not unpacked/],
    [
      'an entry with a path',
      () => zipSync({ 'law.json': text('{}'), '../../etc/passwd': text('x') }),
      /an entry that no law package has: "..\/..\/etc\/passwd"/,
    ],
    [
      'an absolute path',
      () => zipSync({ 'law.json': text('{}'), '/etc/passwd': text('x') }),
      /an entry that no law package has/,
    ],
    ['cut short', () => good().subarray(0, 100_000), /cut short/],
    ['cut at the end', () => good().subarray(0, -10), /cut short/],
    ['not a zip file', () => text('law'), /not a law package/],
    ['empty', () => new Uint8Array(0), /not a law package/],
  ];

  const [first, ...others] = attacks as [(typeof attacks)[number], ...typeof attacks];

  test(`${first[0]}, by the command`, async () => {
    const before = audit().length;
    const { code, stderr, stdout } = await command('apply', fileOf(first[1]()));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(first[2]);
    expect(stderr.trim()).not.toMatch(/\n/);
    expect(audit().slice(before)).toMatchObject([{ action: 'law.refuse', actor: 'administrator' }]);
    expect(await figures()).toEqual([taxWith(2_400), law.version]);
  });

  // What the command does with the bytes of a file, without a process for each.
  test.each(others)('%s', async (_, bytes, sentence) => {
    const before = audit().length;
    const store = await openStore({ dataDir: server.dataDir });
    const applier = { store, ofRelease, keys: [maker.publicKey], actor: 'administrator' };
    const refused: unknown = await applyPackage(applier, bytes(), 'package.zip').catch((problem: unknown) => problem);
    await store.close();
    expect(refused).toBeInstanceOf(LawRefused);
    expect((refused as LawRefused).message).toMatch(sentence);
    expect((refused as LawRefused).message).not.toMatch(/\n/);
    expect(audit().slice(before)).toMatchObject([{ action: 'law.refuse', actor: 'administrator' }]);
    expect(await figures()).toEqual([taxWith(2_400), law.version]);
  });
});

(process.platform === 'win32' ? test.skip : test)('where the disk takes no more, the law in use stays', async () => {
  const environment = { ...settings, SVC_DATA_DIR: server.dataDir, TSX_DISABLE_CACHE: '1' };
  const full = { within: ['sh', '-c', 'ulimit -f 192; exec "$@"', 'sh'] };
  const file = fileWith({ version: newer(1) });
  const { code, stderr, stdout } = await finished(run('scripts/law.ts', ['apply', file], environment, full));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/The package could not be stored, so the law in use stays: /);
  expect(await figures()).toEqual([taxWith(2_400), law.version]);
  expect((await command('status')).stdout).toContain(`Law ${law.version} of ${law.made_on} is in use`);
});

test('a clone whose law was edited is not compared as if it were the release', async () => {
  const clone = join(folder, 'clone');
  for (const name of ['src', 'server', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(clone, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const file = join(clone, 'src/reference/data/countries/KE.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"standard": 16', '"standard": 17'));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/law.ts', 'status'], {
    cwd: clone,
    env: { ...process.env, ...settings, SVC_DATA_DIR: server.dataDir },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/KE\.json is damaged, or was edited/);
  expect(status).toBe(1);
});

test('a dry run says what would change, and changes nothing', async () => {
  const { code, stdout } = await command(
    'apply',
    '--dry-run',
    fileWith({ version: newer(1), files: { 'cases/ZM.json': zambianLeave(12_000) } }),
  );
  expect(code).toBe(0);
  expect(stdout).toContain(`Law 2027.1.1 of 2026-11-26 may be applied. It would replace ${law.version}.`);
  expect(stdout).toMatch(
    /Kenya, income tax, 2026: the rules from 2025-02-01 are corrected\.\n {4}Personal relief \(resident individual\): 2,400 a month, .* → 3,000 a month, /,
  );
  // A relief that is 600 larger takes 600 off the tax, and adds them to the pay. Leave in Zambia does not change.
  const [, changed] = stdout.split('Worked cases that change:\n');
  expect(changed).toMatch(
    /^ {2}KE, 85,000 a month: .*tax_amount 15,269.6 → 14,669.6 \(-600\), .*net_amount 61,017.9 → 61,617.9 \(\+600\).*\n\n/,
  );
  expect(changed).not.toContain('ZM, annual leave');
  expect(stdout).toContain('Nothing was changed.');
  expect(await figures()).toEqual([taxWith(2_400), law.version]);
});

test('a package is applied without a restart, is asked for by version, told once, and taken back', async () => {
  const { data: began } = (await ask('/api/v1/changes?kind=law')) as unknown as { data: { position: string } };
  const applied = await command('apply', fileWith({ version: newer(1) }));
  expect([applied.code, applied.stderr]).toEqual([0, '']);
  expect(applied.stdout).toContain(`Law 2027.1.1 of 2026-11-26 is in use. It replaced ${law.version}.`);
  await followed(newer(1));
  expect(await figures()).toEqual([taxWith(3_000), newer(1)]);

  const vat = { country: 'KE', amount: 100, mode: 'add' };
  const service = { country: 'KE', pay: 50_000, started: '2020-01-01' };
  const questions: Readonly<Record<string, object>> = {
    '/api/tax': payslip,
    '/api/v1/tax/paye': payslip,
    '/api/v1/tax/explain': payslip,
    '/api/vat': vat,
    '/api/v1/vat/calculate': vat,
    '/api/v1/vat/explain': vat,
    '/api/v1/labour/overtime': { country: 'KE', pay: 50_000, hours: 2 },
    '/api/v1/labour/leave': service,
    '/api/v1/labour/notice': { ...service, ends: '2026-11-20' },
    '/api/v1/labour/severance': { ...service, ends: '2026-11-20', reason: 'redundancy' },
  };
  for (const [path, question] of Object.entries(questions)) {
    const now = await ask(path, question);
    const earlier = await ask(path, { ...question, law_version: law.version });
    expect([path, now.meta?.law_version, earlier.meta?.law_version]).toEqual([path, newer(1), law.version]);
  }
  for (const path of ['tax/law', 'tax/curve', 'tax/treaties', 'labour', 'payroll/minimum-wage', 'payroll/calendar']) {
    const now = await ask(`/api/v1/${path}?country=KE`);
    const earlier = await ask(`/api/v1/${path}?country=KE&law_version=${law.version}`);
    expect([path, now.meta?.law_version, earlier.meta?.law_version]).toEqual([path, newer(1), law.version]);
    const refused = await ask(`/api/v1/${path}?country=KE&law_version=${law.version}`, undefined, freeKey);
    expect([path, refused.error?.code]).toEqual([path, 'plan_required']);
  }
  expect((await ask('/api/tax', { ...payslip, law_version: law.version })).data.tax_amount).toBe(taxWith(2_400));
  expect((await ask('/api/tax', { ...payslip, law_version: newer(1) })).data.tax_amount).toBe(taxWith(3_000));
  const year = { country: 'KE', tax_year: '2026', amount: 85_000 };
  expect((await ask('/api/v1/payroll/year', { ...year, law_version: law.version })).meta.law_version).toBe(law.version);
  const batch = (await ask('/api/v1/batch', {
    items: [law.version, newer(1), '2020.1.1'].map((version) => ({
      operation: 'tax',
      input: { ...payslip, law_version: version },
    })),
  })) as unknown as { data: { results: { data?: { tax_amount: number }; meta?: object; error?: { code: string } }[] } };
  expect(batch.data.results.map(({ data, error }) => data?.tax_amount ?? error?.code)).toEqual([
    taxWith(2_400),
    taxWith(3_000),
    'invalid_law_version',
  ]);
  const free = await ask('/api/tax', { ...payslip, law_version: law.version }, freeKey);
  expect(free.error).toMatchObject({ code: 'plan_required' });
  expect((await ask('/api/tax', { ...payslip, law_version: '2026.13.1' })).error).toMatchObject({
    code: 'invalid_law_version',
  });

  const { data } = (await ask('/api/v1/law/versions', undefined, freeKey)) as unknown as { data: LawVersions };
  expect(data.versions.map(({ version, in_use, origin }) => [version, in_use, origin])).toEqual([
    [newer(1), true, 'package'],
    [law.version, false, 'release'],
  ]);
  expect(data.versions[0]!.corrected.map(({ id }) => id)).toEqual(['law.KE.income_tax.20250201.law-2027-1-1']);

  const told = async (since: string): Promise<readonly Change[]> => {
    const { data: found } = (await ask(`/api/v1/changes?kind=law&since=${since}`)) as unknown as {
      data: { changes: Change[] };
    };
    return found.changes;
  };
  const [change, ...others] = await told(began.position);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    id: 'law.KE.income_tax.20250201.law-2027-1-1',
    country: 'KE',
    law_version: newer(1),
    effective_date: '2025-02-01',
  });
  expect(JSON.stringify(change!.differences)).toContain('3,000');
  const { data: after } = (await ask('/api/v1/changes?kind=law')) as unknown as { data: { position: string } };
  expect(await told(after.position)).toEqual([]);

  const reverted = await command('revert');
  expect(reverted.stdout).toBe(`Law 2027.1.1 was taken back. Law ${law.version} is in use again.\n`);
  await followed(law.version);
  expect(await figures()).toEqual([taxWith(2_400), law.version]);
  // What answers rested on stays there for an auditor.
  expect((await ask('/api/tax', { ...payslip, law_version: newer(1) })).data.tax_amount).toBe(taxWith(3_000));
  expect((await command('revert')).stderr).toMatch(/There is nothing to take back/);
  expect((await command('apply', fileWith({ version: newer(1), relief: 4_000 }))).stderr).toMatch(
    /Another package of law 2027.1.1 was in use before/,
  );
  expect(audit().slice(-3, -1)).toEqual([
    { action: 'law.apply', actor: 'administrator', subject: newer(1) },
    { action: 'law.revert', actor: 'administrator', subject: newer(1) },
  ]);
});

test('a key that a package retires signs no further package', async () => {
  const both = `${maker.publicKey},${stranger.publicKey}`;
  const withBoth = (...args: string[]) =>
    finished(run('scripts/law.ts', args, { ...settings, SVC_LAW_KEYS: both, SVC_DATA_DIR: server.dataDir }));
  expect((await withBoth('keys')).stdout.trim().split('\n').sort()).toEqual([maker.id, stranger.id].sort());
  const retiring = fileWith({ version: newer(2), key: stranger, retires: [maker.id] });
  expect((await withBoth('apply', retiring)).code).toBe(0);
  expect((await withBoth('keys')).stdout.trim()).toBe(stranger.id);
  const { code, stderr } = await withBoth('apply', fileWith({ version: newer(3), key: maker }));
  expect([code, stderr]).toEqual([1, expect.stringMatching(/not by a trusted key/)]);
});
