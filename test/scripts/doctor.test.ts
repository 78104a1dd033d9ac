import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockFindings } from '../../scripts/doctor/clock';
import { certificateFindings } from '../../scripts/doctor/certificate';
import type { Examined } from '../../scripts/doctor/examined';
import type { Finding } from '../../scripts/doctor/finding';
import { examineFiles } from '../../scripts/doctor/files';
import { examineService } from '../../scripts/doctor/service';
import { feedStateFindings } from '../../scripts/doctor/feeds';
import { lawFindings } from '../../scripts/doctor/law';
import { nodeFindings } from '../../scripts/doctor/node-version';
import Database from 'better-sqlite3';
import { databaseFile } from '../../server/store/sqlite/open';
import { ensureMachineKey } from '../../server/access/machine-key';
import type { StoredKey } from '../../server/store/store';
import { openStore } from '../../server/store/open';
import { sayHere, told } from '../../server/terminal';
import type { Config } from '../../server/config';
import type { ServiceStatus } from '../../server/status';
import { dayOfMoment } from '../../src/day';
import { message } from '../../src/language/message';
import { lawNote } from '../../src/language/terms';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import law from '../../src/reference/law.json';
import { applyPackage } from '../../server/laws/apply';
import { releasedLaw } from '../../server/laws/released';
import { makeCertificate } from '../support/certificate';
import { englishIn } from '../support/english-words';
import { lawPackage, maker } from '../support/law-package';
import { recordReadings, unchangedPages } from '../support/readings';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  startedServers,
  temporaryDirectory,
} from '../support/server-process';

const root = join(__dirname, '../..');
const startServer = startedServers();

let directory: string;
let dataDir: string;
beforeEach(() => {
  directory = temporaryDirectory();
  dataDir = join(directory, 'data');
});
afterEach(() => removeDirectory(directory));

/** A copy of the project with a build of today, without the folders that are not examined. */
function project(): string {
  const folder = join(directory, 'project');
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  mkdirSync(join(folder, 'dist/addin'));
  for (const name of ['dist/server/main.js', 'dist/addin/taskpane.html', 'dist/addin/functions.js'])
    writeFileSync(join(folder, name), '');
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'src'), join(folder, 'src'));
  return folder;
}

/** Findings in English, a line for each: `wrong: …`. */
const said = (findings: readonly Finding[]): string[] =>
  findings.map(({ state, sentence }) => `${state}: ${sayHere(sentence, 'en')}`);

/** The findings that are not good, a line for each: `wrong port: …`. */
const linesOf = (examined: readonly Examined[]): string[] =>
  examined
    .flatMap(({ part, findings }) =>
      findings.map(({ state, sentence }) => `${state} ${part}: ${sayHere(sentence, 'en')}`),
    )
    .filter((line) => !/^good|^warning (Node\.js|age of the law):/.test(line));

const complaints = async (environment: Readonly<Record<string, string>> = {}, now = new Date()): Promise<string[]> =>
  linesOf(await examineService({ SVC_PORT: '0', SVC_DATA_DIR: dataDir, ...environment }, now));

const complaintsAboutFiles = async (folder: string, isBuilt: boolean): Promise<string[]> =>
  linesOf(await examineFiles({ folder, isBuilt: () => isBuilt }, '2026-11-22'));

/** Examines a service with one fault, and expects exactly one complaint. */
const expectComplaint = async (sentence: RegExp, ...service: Parameters<typeof complaints>): Promise<void> =>
  expect(await complaints(...service)).toEqual([expect.stringMatching(sentence)]);

describe('the command', () => {
  let server: ServerProcess;
  let inEnglish: Reported['findings'];
  let exitCode: number | null;
  beforeAll(async () => {
    server = await startServer({ ...elsewhere, LANG: 'fr_FR.UTF-8' });
    const { code, stdout } = await doctor(examining(), '--json');
    exitCode = code;
    inEnglish = (JSON.parse(stdout) as Reported).findings;
  });
  const elsewhere = { SVC_PUBLIC_URL: 'http://finance.invalid', SVC_ADDIN_ACCESS: 'code' };
  const examining = () => ({
    ...elsewhere,
    SVC_DATA_DIR: server.dataDir,
    SVC_PORT: new URL(server.url).port,
    SVC_FEEDS: 'off',
  });
  interface Reported {
    readonly findings: readonly { readonly part: string; readonly state: string; readonly text: string }[];
  }
  const wrongSettings = () => ({ SVC_DATA_DIR: dataDir, SVC_PORT: 'http', SVC_PROT: '80' });
  const doctor = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
    finished(run('scripts/doctor.ts', args, environment));

  test('examines a server that runs, and the address that Excel will use', () => {
    const of = (part: string): string[] =>
      inEnglish.filter((finding) => finding.part === part).map(({ state, text }) => `${state}: ${text}`);
    expect(of('port')).toEqual([
      expect.stringMatching(/^good: A server runs at 127\.0\.0\.1 port \d+, and answers\.$/),
    ]);
    expect(of('store')).toEqual([expect.stringMatching(/^good: The store opens/)]);
    expect(of('keys')).toEqual([
      expect.stringMatching(/^good: The key of this machine is in /),
      'good: 1 key of 1 may call.',
    ]);
    expect(of('add-in')[0]).toMatch(
      /^warning: http:\/\/finance\.invalid\/manifest\.xml cannot be used from this machine: /,
    );
    expect(exitCode).toBe(inEnglish.some(({ state }) => state === 'wrong') ? 1 : 0);
  });

  test('exits with 1 and says what to do', async () => {
    const { code, stdout } = await doctor(wrongSettings());
    expect(code).toBe(1);
    expect(stdout).toMatch(/^wrong +settings +SVC_PORT must be a whole number from 0 to 65535\./m);
    expect(stdout).toMatch(
      /^warning +settings +SVC_PROT is not a setting, and has no effect\. Did you mean SVC_PORT\?/m,
    );
    expect(stdout).toMatch(/\d faults? to mend; \d warnings?\.$/m);
  });

  const languages = [
    ['fr', 'fr_FR.UTF-8', /^erreur +paramètres +SVC_PORT doit être un nombre entier de 0 à 65535\./m],
    ['pt', 'pt_MZ.UTF-8', /^erro +definições +SVC_PORT tem de ser um número inteiro de 0 a 65535\./m],
    ['ar', 'ar_EG.UTF-8', /^خطأ +الإعدادات +SVC_PORT: يجب أن يكون عددًا صحيحًا من 0 إلى 65535\./m],
  ] as const;

  test.each(languages)('finds the same in %s, without a word of English', async (language, LANG) => {
    const { findings } = JSON.parse((await doctor({ ...examining(), LANG }, '--json')).stdout) as Reported;
    const found = ({ part, state }: Reported['findings'][number]): string => `${state} ${part}`;
    expect(inEnglish.length).toBeGreaterThan(10);
    expect(findings.map(found)).toEqual(inEnglish.map(found));
    expect(findings.flatMap(({ text }) => englishIn(text.replaceAll(server.dataDir, ''), language))).toEqual([]);
  });

  test.each(languages)('prints its page and its help in %s, in columns', async (language, LANG, line) => {
    const [page, misused] = await Promise.all([doctor({ ...wrongSettings(), LANG }), doctor({ LANG }, '--unknown')]);
    expect(page.stdout).toMatch(line);
    expect(englishIn(page.stdout, language)).toEqual([]);
    const lines = page.stdout
      .split('\n\n')[0]!
      .replace(/[\p{Mn}\p{Cf}]/gu, '')
      .split('\n');
    const starts = lines.map((text) => /^\S+ +\S+(?: \S+)* {2,}/.exec(text)![0].length);
    expect(new Set(starts).size).toBe(1);

    // The help follows an argument that the command does not take.
    expect([misused.code, misused.stdout]).toEqual([1, '']);
    expect(misused.stderr.match(/--\w+/g)).toEqual(['--unknown', '--json', '--help']);
    expect(englishIn(misused.stderr.replace('--unknown', '').replace('npm run doctor --', ''), language)).toEqual([]);
  });

  test('examines a server that says in the language of the system how it starts', () => {
    const printed = server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
    expect(printed).toEqual([
      expect.stringMatching(/^Une clé d’API a été créée pour cette machine\..* lisez-la dans .*machine-key\.$/),
      `serveur à l’écoute sur ${server.url}`,
    ]);
  });
});

test('paths and numbers keep their order among Arabic words, and an address stays as it can be opened', () => {
  const path = '/var/lib/svc/machine-key';
  expect(told(message('path_is_directory', { path }), 'ar')).toMatch(
    /^\u200e?\u2066\/var\/lib\/svc\/machine-key\u2069 \p{L}/u,
  );
  expect(told(message('doctor_clock', { time: '2026-11-28T10:00' }), 'ar')).toContain('\u20662026-11-28T10:00\u2069');
  expect(told(message('doctor_port_free', { host: '::1', port: '3000' }), 'ar')).toContain('\u2066::1\u2069');
  expect(told(message('server_listening', { address: 'http://127.0.0.1:3000' }), 'ar')).toMatch(
    / http:\/\/127\.0\.0\.1:3000$/,
  );
  expect(told(message('path_is_directory', { path }), 'fr')).not.toMatch(/[\u2066-\u2069]/);
});

test('a fresh installation has nothing to mend, and stays as it is', async () => {
  expect(await complaints()).toEqual([]);
  expect(() => readFileSync(dataDir)).toThrow('ENOENT');
});

test.each([
  ['22.13.9', /^wrong: Node\.js 22\.13\.9 is too old\. Install 22\.14 or newer/],
  ['20.20.0', /^wrong: .*is too old/],
  ['22.14.0', /^good: Node\.js 22\.14\.0\.$/],
  ['26.1.0', /^good: Node\.js 26\.1\.0\.$/],
])('Node.js %s', (version, text) =>
  expect(said(nodeFindings(root, version, '2026-11-22'))).toEqual([expect.stringMatching(text)]),
);

test('a Node.js that gets no more fixes', () =>
  expect(said(nodeFindings(root, '22.14.0', '2027-05-01'))).toEqual([
    expect.stringMatching(/^warning: .*has received no security fixes since 2027-04-30\./),
  ]));

describe('the files', () => {
  test('of the build are missing', async () => {
    const folder = project();
    rmSync(join(folder, 'dist/addin'), { recursive: true });
    expect(await complaintsAboutFiles(folder, true)).toEqual([
      expect.stringMatching(/^wrong build: The pane of the add-in is not built.*Run `npm run build`\.$/),
      expect.stringMatching(/^wrong build: The functions of the add-in are not built/),
    ]);
  });

  test('of the build are older than their sources', async () => {
    const folder = project();
    mkdirSync(join(folder, 'server'));
    expect(await complaintsAboutFiles(folder, true)).toEqual([]);
    expect(await complaintsAboutFiles(folder, false)).toEqual([
      expect.stringMatching(/^warning build: Sources have changed since the last build\./),
    ]);
  });

  test('of the law were edited', async () => {
    const folder = project();
    rmSync(join(folder, 'src'));
    cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
    const file = join(folder, 'src/reference/data/countries/KE.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"rate": 10', '"rate": 11'));
    expect(await complaintsAboutFiles(folder, true)).toEqual([
      expect.stringMatching(/^wrong law and figures: .*KE\.json is damaged, or was edited/),
    ]);
  });
});

describe('the settings', () => {
  test('that are wrong are all reported, and what needs them is left out', async () => {
    expect(await complaints({ SVC_PORT: '-1', SVC_FEEDS: 'maybe' })).toEqual([
      expect.stringMatching(/^wrong settings: SVC_PORT must be/),
      expect.stringMatching(/^wrong settings: SVC_FEEDS must be on or off\./),
    ]);
  });

  test('name files that cannot be read', async () => {
    expect(await complaints({ SVC_PLANS_FILE: '/no/plans.json', SVC_FEEDS_FILE: '/no/feeds.json' })).toEqual([
      expect.stringMatching(/^wrong settings: SVC_PLANS_FILE \/no\/plans\.json cannot be read/),
      expect.stringMatching(/^wrong settings: SVC_FEEDS_FILE names \/no\/feeds\.json, which cannot be read/),
    ]);
  });

  test.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ SVC_TRUSTED_PROXIES: '0.0.0.0/0' }, /^wrong proxies: SVC_TRUSTED_PROXIES contains 0\.0\.0\.0\/0/],
    [
      { SVC_HOST: '0.0.0.0', SVC_ADDIN_ACCESS: 'code' },
      /^warning proxies: Other machines reach the server without HTTPS/,
    ],
  ])('%j', (environment, sentence) => expectComplaint(sentence, environment));

  test('do not name the proxy', async () => {
    const open = { SVC_METRICS: 'open', SVC_WEBHOOK_PRIVATE: 'on' };
    expect(await complaints({ SVC_PUBLIC_URL: 'http://finance.example.com', ...open })).toEqual([
      expect.stringMatching(/^warning proxies: SVC_PUBLIC_URL is set .* SVC_TRUSTED_PROXIES does not name it/),
      expect.stringMatching(/^warning proxies: SVC_PUBLIC_URL starts with http:\/\//),
      expect.stringMatching(/^warning proxies: SVC_ADDIN_ACCESS is local/),
      expect.stringMatching(/^warning proxies: SVC_METRICS is open/),
      expect.stringMatching(/^warning proxies: SVC_WEBHOOK_PRIVATE is on/),
      expect.stringMatching(/^warning add-in: The server is not running here/),
    ]);
  });
});

test('the port is taken by another program', async () => {
  const other = createServer((_, response) => response.end('hello'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expectComplaint(/^wrong port: The port is in use: stop the program that listens on \d+/, {
      SVC_PORT: String(port),
    });
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

describe('the data directory', () => {
  test('is a file', async () => {
    writeFileSync(dataDir, '');
    await expectComplaint(/^wrong data directory: .* is a file, and should be a directory\./);
  });

  test('holds a damaged database', async () => {
    mkdirSync(dataDir);
    writeFileSync(databaseFile(dataDir), 'no database, and longer than the header of one\n'.repeat(20));
    await expectComplaint(
      /^wrong store: .*service\.sqlite is not a database, or is damaged\. Put a backup in its place\./,
    );
  });

  test('holds a database of an earlier version, which is not migrated', async () => {
    await (await openStore({ dataDir })).close();
    const version = (value?: number): unknown => {
      const database = new Database(databaseFile(dataDir));
      const pragma = database.pragma(`user_version${value === undefined ? '' : ` = ${value}`}`, { simple: true });
      database.close();
      return pragma;
    };
    version(1);
    await expectComplaint(/^warning store: The store has schema 1, and this version writes schema \d+\./);
    expect(version()).toBe(1);
    version(999);
    await expectComplaint(/^wrong store: The database has schema 999/);
  });

  test('holds a key that others can read', async () => {
    await (await openStore({ dataDir })).close();
    writeFileSync(join(dataDir, 'machine-key'), 'svc_live_x');
    chmodSync(join(dataDir, 'machine-key'), 0o644);
    expect(await complaints({ SVC_FEEDS: 'off' })).toEqual([
      expect.stringMatching(/^wrong keys: .*machine-key holds the key of this machine and can be used by other people/),
      expect.stringMatching(/^warning keys: No key is active/),
      expect.stringMatching(/^warning feeds: SVC_FEEDS is off/),
    ]);
  });

  test('holds the key of a machine that was disabled, and SVC_API_KEY is of another server', async () => {
    const store = await openStore({ dataDir });
    await ensureMachineKey(store, { dataDir, databaseUrl: undefined }, new Date());
    const [{ id }] = (await store.listKeys()) as [StoredKey];
    await store.changeKey(id, { disabledAt: new Date().toISOString() });
    await store.close();
    expect(await complaints({ SVC_API_KEY: 'svc_live_other', SVC_FEEDS: 'off' })).toEqual([
      expect.stringMatching(/^wrong keys: The key of this machine is disabled/),
      expect.stringMatching(/^wrong keys: SVC_API_KEY is not a key of this server\./),
      expect.stringMatching(/^warning keys: No key is active/),
      expect.stringMatching(/^warning feeds:/),
    ]);
  });
});

test('a certificate that is in force, expires, has expired, or belongs to another name or key', async () => {
  const folder = temporaryDirectory();
  const file = Buffer.from((await makeCertificate(folder, ['localhost'], 100)).pem);
  removeDirectory(folder);
  const { validFrom, validTo } = new X509Certificate(file);
  const [begin, end] = [validFrom, validTo].map((text) => Date.parse(text)) as [number, number];
  const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'sec1',
    format: 'pem',
  });
  const found = (at: number, publicUrl = 'https://localhost:3000', files: Partial<NonNullable<Config['tls']>> = {}) =>
    said(certificateFindings({ tls: { cert: file, key: file, ...files }, publicUrl }, new Date(at)));
  const [from, until, day] = [dayOfMoment(begin), dayOfMoment(end), 86_400_000];
  expect(found(begin)).toEqual([`good: The certificate is in force until ${until}.`]);
  expect(found(end - 8 * day)).toEqual([
    `warning: The certificate expires on ${until}. Renew it, and start the server again.`,
  ]);
  expect(found(end + day)).toEqual([expect.stringContaining(`wrong: The certificate expired on ${until}.`)]);
  expect(found(begin - day)).toEqual([expect.stringContaining(`wrong: The certificate is in force only from ${from}`)]);
  for (const name of ['pay.example.com', '10.0.0.1', '[::1]'])
    expect(found(begin, `https://${name}`)).toEqual([
      expect.stringContaining(
        `wrong: The certificate is not for ${name.replace(/[[\]]/g, '')}, the name in SVC_PUBLIC_URL.`,
      ),
    ]);
  expect(found(begin, undefined, { key: Buffer.from(otherKey) })).toEqual([
    expect.stringMatching(/^wrong: The key in SVC_TLS_KEY does not belong to the certificate/),
  ]);
  expect(found(begin, undefined, { cert: Buffer.from('nothing') })).toEqual([
    expect.stringMatching(/^wrong: SVC_TLS_CERT and SVC_TLS_KEY do not hold a certificate/),
  ]);
});

describe('the clock', () => {
  test('is years behind', () =>
    expectComplaint(
      /^wrong clock: The clock of this machine says 2020-01-01, but the law/,
      {},
      new Date('2020-01-01'),
    ));

  test('is behind the last run of a feed', async () => {
    const store = await openStore({ dataDir });
    const ran = new Date(Date.now() + 3_600_000).toISOString();
    await store.claimFeed('sarb', ran, 'owner', ran, ran);
    await store.finishFeed('sarb', 'owner', { at: ran, failures: 0, summary: 'nothing' });
    expect(said(await clockFindings(new Date(), '2026-01-01', store))).toEqual([
      expect.stringMatching(/^wrong: .*but a feed ran at .*Set the clock/),
    ]);
    await store.close();
  });
});

test('feeds that fail or never ran, banks that stopped, figures out of date and in quarantine', () => {
  const feed = { on: true, failures: 0, last_success: '2026-11-20T06:00:00.000Z', last_error: null, institutions: [] };
  const status = {
    kept: 8,
    broken: 2,
    quarantined: 1,
    feeds: [
      { ...feed, name: 'bis', last_success: null },
      { ...feed, name: 'sarb', failures: 3, last_error: lawNote('The answer is empty.') },
      { ...feed, name: 'imf', on: false, last_success: null },
      { ...feed, name: 'frankfurter', institutions: [{ name: 'A bank', newest: '2026-01-01', stopped: true }] },
    ],
  } as unknown as ServiceStatus;
  expect(said(feedStateFindings(status))).toEqual([
    expect.stringMatching(/^warning: 1 feed never succeeded: bis\./),
    expect.stringMatching(/^warning: The feed sarb failed 3 times since 2026-11-20T.*: The answer is empty\. Run/),
    'warning: A bank has published nothing since 2026-01-01. Its figures are out of date.',
    expect.stringMatching(/^warning: 2 figures of 10 are out of date\./),
    expect.stringMatching(/^warning: 1 observation waits for a person\./),
  ]);
});

test('law that is due for a check, or for a search', () => {
  expect(
    lawFindings(createReference(countryFiles), '2030-01-01').map(({ sentence }) => sayHere(sentence, 'en')),
  ).toEqual([
    expect.stringMatching(
      /^Law \S+ is in use\. The law on pay of 54 of 54 countries was last confirmed more than 30 days ago/,
    ),
    expect.stringMatching(/^A search for newer law on pay is due: AO, /),
  ]);
});

test('the law in use counts: that of a package, with what its pages came to when they were read again', async () => {
  await (await openStore({ dataDir })).close();
  const lawSaid = async (): Promise<readonly string[]> =>
    (await examineService({ SVC_DATA_DIR: dataDir }, new Date()))
      .filter(({ part }) => part === 'age of the law')
      .flatMap(({ findings }) => findings.map(({ sentence }) => sayHere(sentence, 'en')));
  const dueIn = (texts: readonly string[]): number => Number(/of (\d+) of 54 countries/.exec(texts.join(' '))![1]);
  const before = await lawSaid();
  expect(before[0]).toContain(`Law ${law.version} is in use.`);

  const store = await openStore({ dataDir });
  const applier = { store, ofRelease: releasedLaw(), keys: [maker.publicKey], actor: 'administrator' };
  await applyPackage(applier, lawPackage({ version: '2027.1.1' }), 'law-2027.1.1.zip');
  await store.close();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await recordReadings(dataDir, unchangedPages('RW', yesterday));
  const after = await lawSaid();
  expect(after[0]).toContain('Law 2027.1.1 is in use.');
  expect(dueIn(after)).toBe(dueIn(before) - 1);

  const [page, ...others] = unchangedPages('RW', new Date().toISOString());
  await recordReadings(dataDir, [
    {
      ...page!,
      outcome: 'differs',
      found: [],
      missing: page!.found.map((id) => ({ id, about: id, law: '', page: null })),
      lost: page!.found,
    },
    ...others,
  ]);
  expect(await lawSaid()).toContain(
    '1 cited page no longer states the law. /admin/law shows which figures are missing.',
  );
}, 60_000);
