import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import Database from 'better-sqlite3';
import { readPlans } from '../../server/access/plans';
import { Explained } from '../../server/explained';
import { readFeeds } from '../../server/feeds/settings';
import { catalogOf } from '../../src/language/catalogs';
import { say } from '../../src/language/say';
import { startProblem } from '../../server/runtime/start-problems';
import { checkData } from '../../server/runtime/data-files';
import { openStore } from '../../server/store/open';
import { englishIn } from '../support/english-words';
import {
  finished,
  removeDirectory,
  run,
  type Running,
  serverProgram,
  temporaryDirectory,
} from '../support/server-process';
import { canMount } from '../support/small-disk';

const root = join(__dirname, '../..');

let directory: string;
let mounted: string | undefined;
beforeEach(() => void (directory = temporaryDirectory()));
afterEach(() => {
  if (mounted !== undefined) spawnSync('umount', [mounted]);
  mounted = undefined;
  removeDirectory(directory);
});

/** Starts a server that cannot start: it must exit with 1 and one line that gives the reason. */
async function expectSentence(
  sentence: RegExp,
  environment: Readonly<Record<string, string>>,
  { main = serverProgram(), ...running }: Running & { readonly main?: string } = {},
): Promise<void> {
  const { code, stdout, stderr } = await finished(
    run(
      main,
      [],
      {
        SVC_PORT: '0',
        SVC_FEEDS: 'off',
        SVC_LOG_LEVEL: 'error',
        SVC_DATA_DIR: directory,
        TSX_DISABLE_CACHE: '1',
        ...environment,
      },
      running,
    ),
  );
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
  expect([code, /http:/.test(stdout)]).toEqual([1, false]);
}

function mount(at: string, options: string): void {
  mkdirSync(at, { recursive: true });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]).status !== 0)
    throw new Error(`Nothing can be mounted at ${at}.`);
  mounted = at;
}

/** A read-only data directory. It is mounted, because root can write to any other. */
function readOnly(): { readonly at: string } & Running {
  const at = join(directory, 'data');
  if (canMount()) mount(at, 'ro,size=1m');
  else {
    mkdirSync(at);
    chmodSync(at, 0o555);
    if (process.getuid!() === 0) return { at, uid: 65_534 };
  }
  return { at };
}

const database = (): string => join(directory, 'service.sqlite');

describe('settings that are wrong', () => {
  const all = { SVC_PORT: '80.5', SVC_FEEDS: 'maybe', SVC_MAIL_FROM: 'nobody' };

  test.each([
    ['fr', 'fr_FR.UTF-8', / doit être on ou off\. Le fichier \.env\.example explique ce paramètre, en anglais\.$/],
    ['pt', 'pt_MZ.UTF-8', / tem de ser on ou off\. O ficheiro \.env\.example explica esta definição, em inglês\.$/],
    ['ar', 'ar_EG.UTF-8', /: يجب أن يكون on أو off\. يشرح الملف \u2066\.env\.example\u2069 هذا الإعداد بالإنجليزية\.$/],
  ] as const)('are refused in %s, all together', async (language, LANG, feeds) => {
    const { code, stdout, stderr } = await finished(
      // An empty LC_ALL counts as unset.
      run(serverProgram(), [], { ...all, LANG, LC_ALL: '', SVC_DATA_DIR: directory }),
    );
    const lines = stderr.trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^SVC_PORT/),
      expect.stringMatching(feeds),
      expect.stringMatching(/^SVC_MAIL_FROM/),
    ]);
    expect(lines.flatMap((line) => englishIn(line, language))).toEqual([]);
    expect([code, stdout]).toEqual([1, '']);
  });

  test('in files name the entry and what it must be', () => {
    const file = join(directory, 'settings.json');
    const refusal = (read: () => unknown): readonly string[] => {
      try {
        read();
      } catch (problem) {
        if (problem instanceof Explained) return problem.sentences.map((sentence) => say(sentence, catalogOf('fr')));
      }
      return [];
    };
    const refusedIn = (read: (path: string) => unknown, content: unknown): readonly string[] => {
      writeFileSync(file, JSON.stringify(content));
      return refusal(() => read(file));
    };
    expect(refusedIn(readPlans, { free: { per_month: 0, per_minute: 5 } })).toEqual([
      `SVC_PLANS_FILE ${file}\u00a0: free.per_month doit être un nombre entier supérieur à 0, ou \`null\`. Le contenu attendu est du type { "free": { "per_month": 3000, "per_minute": 60 } }.`,
    ]);
    expect(
      refusedIn(readFeeds, { bis: { on: 'yes', schedule: { pattern: 'daily', timezone: 'Africa/Nowhere' } } }),
    ).toEqual([
      'SVC_FEEDS_FILE\u00a0: bis.on manque ou n’a pas la forme attendue.',
      expect.stringMatching(/: bis\.schedule\.pattern doit être une expression cron/),
      expect.stringMatching(/: bis\.schedule\.timezone doit être un fuseau horaire/),
    ]);
    expect(refusedIn(readFeeds, { bis: { of: true } })).toEqual(['SVC_FEEDS_FILE\u00a0: bis.of est inconnu ici.']);
    expect(refusedIn(readFeeds, { biz: {} })).toEqual([
      expect.stringMatching(/: biz n’est pas un flux\u00a0: les flux sont bna, /),
    ]);
  });
});

describe('the data directory', () => {
  test('is read-only', async () => {
    const { at, ...running } = readOnly();
    await expectSentence(/Set SVC_DATA_DIR to|or set SVC_DATA_DIR to/i, { SVC_DATA_DIR: at }, running);
  });

  test('is a file, or inside one', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    await expectSentence(
      /file is a file, and should be a directory\. Move it away, or set SVC_DATA_DIR to a directory\.$/,
      { SVC_DATA_DIR: file },
    );
    await expectSentence(/something above it is a file\. Set SVC_DATA_DIR to a directory\.$/, {
      SVC_DATA_DIR: join(file, 'below'),
    });
  });

  const hasProc = existsSync('/proc/self');
  (hasProc ? test : test.skip)('is where the system makes no directories', () =>
    expectSentence(
      /^\/proc\/svc cannot be made: \/proc takes no directories\. Set SVC_DATA_DIR to another directory\.$/,
      {
        SVC_DATA_DIR: '/proc/svc/data',
      },
    ),
  );

  test('is on a full disk', async () => {
    if (canMount()) {
      mount(join(directory, 'full'), 'size=64k');
      await expectSentence(/Free some space/, { SVC_DATA_DIR: mounted! });
    }
    await expectSentence(/Free some space/, {}, { within: ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'] });
  });

  test('has a directory in place of the machine key', async () => {
    mkdirSync(join(directory, 'machine-key'));
    await expectSentence(/is a directory, and should be a file\. Move it away\.$/, {});
  });
});

describe('a damaged database', () => {
  test('from the beginning', async () => {
    writeFileSync(
      database(),
      'no database, and longer than the header of one, which has a hundred bytes at the beginning of its file\n'.repeat(
        9,
      ),
    );
    await expectSentence(/service\.sqlite is not a database, or is damaged\. Put a backup in its place\./, {});
  });

  test.each([
    ['in a page that a start does not need', (pages: number) => pages - 2],
    ['in a page of keys', () => 2],
  ])('%s', async (_where, page) => {
    await (await openStore({ dataDir: directory })).close();
    const size = 4_096;
    const bytes = readFileSync(database());
    bytes.fill(0x5a, page(bytes.length / size) * size, (page(bytes.length / size) + 1) * size);
    writeFileSync(database(), bytes);
    await expectSentence(/service\.sqlite is damaged\. Stop the service and put a backup in its place\./, {});
  });

  test('by an incomplete copy', async () => {
    await (await openStore({ dataDir: directory })).close();
    truncateSync(database(), statSync(database()).size / 2);
    await expectSentence(/service\.sqlite is damaged\./, {});
  });

  test('locked by another process', async () => {
    await (await openStore({ dataDir: directory })).close();
    const holder = new Database(database());
    holder.exec('BEGIN IMMEDIATE');
    await expectSentence(/Another process keeps .* locked\. Wait until it is done, or end it\./, {});
    holder.close();
  });
});

describe('the address', () => {
  test.each([
    ['192.0.2.1', /SVC_HOST 192\.0\.2\.1 is no address of this machine\./],
    ['no.such.host.invalid', /SVC_HOST no\.such\.host\.invalid is no name or address that this machine knows\./],
    ['not a host', /SVC_HOST not a host is no name or address that this machine knows\./],
  ])('%s does not belong to this machine', async (host, sentence) => {
    await expectSentence(sentence, { SVC_HOST: host, SVC_ADDIN_ACCESS: 'code' });
  });

  test('has a port that this user may not use', () => {
    const problem = { code: 'EACCES', syscall: 'listen', address: '127.0.0.1', port: 80 };
    expect(say(startProblem(Object.assign(new Error('listen EACCES'), problem))!)).toBe(
      'This user may not listen on port 80. Set SVC_PORT to a port from 1024, and let a proxy forward to it.',
    );
  });

  test('is configured with files that are not a certificate', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, 'no certificate');
    await expectSentence(/SVC_TLS_CERT and SVC_TLS_KEY do not hold a certificate/, {
      SVC_TLS_CERT: file,
      SVC_TLS_KEY: file,
    });
  });
});

describe('a data file', () => {
  /** Copies the project, so a test can damage its data files. Returns the directory of the copy. */
  function copy(): string {
    const at = join(directory, 'project');
    mkdirSync(at);
    for (const name of readdirSync(root)) {
      if (name === 'src' || name === 'server') cpSync(join(root, name), join(at, name), { recursive: true });
      else if (['node_modules', 'docs', 'package.json', 'tsconfig.json', 'manifest.xml'].includes(name))
        symlinkSync(join(root, name), join(at, name));
    }
    return at;
  }

  const spoilt: readonly (readonly [string, string, (text: string) => string])[] = [
    ['an empty object', 'src/reference/data/countries/KE.json', () => '{}'],
    ['one that was cut short', 'src/reference/data/countries/ZA.json', (text) => text.slice(0, text.length / 2)],
    [
      'one with another digit',
      'src/reference/data/countries/NG.json',
      (text) => text.replace(/"rate": 1(\d)/, '"rate": 2$1'),
    ],
    ['another price', 'src/reference/market/data/fuel.json', (text) => text.replace(/(\d)\.(\d)/, '$2.$1')],
  ];

  /** Spoils a file of a copy of the project, and returns what undoes that. */
  function spoil(project: string, [, path, change]: (typeof spoilt)[number]): () => void {
    const text = readFileSync(join(project, path), 'utf8');
    expect(change(text)).not.toBe(text);
    writeFileSync(join(project, path), change(text));
    return () => writeFileSync(join(project, path), text);
  }
  const damaged = (path: string): RegExp =>
    new RegExp(`^\\S*${path.replaceAll('.', '\\.')} is damaged, or was edited: .* run \`npm run data:generate\`\\.$`);

  test('that is an empty object prevents startup', async () => {
    const project = copy();
    spoil(project, spoilt[0]!);
    await expectSentence(
      damaged(spoilt[0]![1]),
      { SVC_DATA_DIR: join(directory, 'data') },
      { main: relative(root, join(project, 'server/main.ts')) },
    );
  });

  test('that was altered in any way is found by the check of the start', () => {
    const project = copy();
    for (const one of spoilt) {
      const undo = spoil(project, one);
      expect(() => checkData(project)).toThrow(damaged(one[1]));
      undo();
    }
    checkData(project);
  });

  test('that is missing prevents it, and so does a damaged list of checksums', () => {
    const project = copy();
    const sums = join(project, 'src/reference/checksums.json');
    checkData(project);
    rmSync(join(project, 'src/reference/data/countries/KE.json'));
    expect(() => checkData(project)).toThrow(/KE\.json cannot be read.*install the service again/);
    writeFileSync(sums, '{');
    expect(() => checkData(project)).toThrow(/checksums\.json is damaged/);
    writeFileSync(sums, '{}');
    expect(() => checkData(project)).toThrow(/checksums\.json is damaged/);
  });

  test('is in the build, byte for byte', () => {
    spawnSync(process.execPath, [join(root, 'scripts/copy-assets.mjs'), relative(root, directory)]);
    checkData(directory);
    const path = join(directory, 'src/reference/data/countries/KE.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('KE', 'XX'));
    expect(() => checkData(directory)).toThrow(/KE\.json is damaged/);
  });
});
