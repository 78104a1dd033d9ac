import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assemble, type AssembledRelease } from '../../scripts/release/assemble';
import { releaseCommands } from '../../scripts/release/commands';
import { thirdPartyNotices } from '../../scripts/release/notices';
import { type Installed, missingPages, netPay, runCommand, startRelease } from '../../scripts/release/trial';
import { downloads } from '../../server/downloads/downloads';
import { inRelease } from '../../server/command-line';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const root = join(__dirname, '../..');
const folder = temporaryDirectory();
const release = join(folder, 'release');
const installed: Installed = {
  node: process.execPath,
  program: join(release, 'bin/svc-finance-africa.js'),
  home: join(folder, 'home'),
};
let assembled: AssembledRelease;

beforeAll(async () => {
  assembled = await assemble(root, release);
  mkdirSync(installed.home);
});
afterAll(() => removeDirectory(folder));

// `npm run release:try` installs the archive and tries every page, the help of each command, a key and a calculation.

test('`--data-dir` before a command names its data folder', async () => {
  const data = join(folder, 'elsewhere');
  await runCommand(installed, '--data-dir', data, 'keys', 'create');
  expect(existsSync(join(data, 'service.sqlite'))).toBe(true);
});

test('a workbook is read by the thread of the release', async () => {
  await runCommand(installed, 'data', 'import', 'fuel', '--template', 'prices.xlsx');
  await expect(runCommand(installed, 'data', 'import', 'fuel', 'prices.xlsx', '--dry-run')).rejects.toThrow(
    /prices\.xlsx/,
  );
});

test('law is confirmed in a clone, not in a release', async () => {
  const source = ['--source', 'PAYE rates|Kenya Revenue Authority'];
  await expect(runCommand(installed, 'data', 'confirm', 'KE', 'income', '2026-11-20', ...source)).rejects.toThrow(
    /A release does not change its law/,
  );
});

/** Every file below a folder, as a path from it. */
const filesIn = (below: string): readonly string[] =>
  readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(below, name)).isFile());

test('its texts name commands that it has', () => {
  const commands = releaseCommands(root).map(({ words }) => words);
  const deploy = filesIn(join(release, 'deploy')).map((name) => join(release, 'deploy', name));
  const guides = [join(root, 'README.md'), ...readdirSync(join(root, 'docs')).map((name) => join(root, 'docs', name))];
  const shipped = [...deploy, join(release, 'settings.env.example'), join(release, 'README.md')];
  for (const file of shipped)
    expect([file, readFileSync(file, 'utf8')]).toEqual([file, expect.not.stringMatching(/npm (run|start)/)]);
  for (const file of [...shipped, ...guides.filter((name) => name.endsWith('.md'))]) {
    const text = inRelease(readFileSync(file, 'utf8'));
    const named = [...text.matchAll(/`(?:\S*\/)?svc-finance-africa (?:--data-dir \S+ )?([a-z]+)(?: ([a-z]+))?/g)];
    const unknown = named.filter(
      ([, first, second]) =>
        ![first, `${first} ${second}`].some((words) => commands.includes(words!)) &&
        !(second === undefined && first === 'data'),
    );
    expect([file, unknown.map(([command]) => command)]).toEqual([file, []]);
  }
});

test('its example of settings has the data folder of a release', () => {
  const settings = readFileSync(join(release, 'settings.env.example'), 'utf8');
  expect(settings).toMatch(/^# Empty: ~\/\.local\/share\/svc-finance-africa on Linux, .*\nSVC_DATA_DIR=\n/m);
});

test('a sentence about a setting names its commands and its example of settings', () => {
  const refusal = (LANG: string): string =>
    spawnSync(installed.node, [installed.program, 'keys', 'list'], {
      encoding: 'utf8',
      env: { HOME: installed.home, SVC_ADDIN_ACCESS: 'all', LANG },
    }).stderr;
  expect(refusal('C')).toContain('which `svc-finance-africa access create` makes');
  expect(refusal('fr_FR.UTF-8')).toBe(
    'SVC_ADDIN_ACCESS doit être local, code ou entra. Le fichier settings.env.example explique ce paramètre, en anglais.\n',
  );
});

test('the image has what its commands read, serves every page, and calculates with a key that it has made', async () => {
  const lines = readFileSync(join(release, 'deploy/container/Dockerfile'), 'utf8').split('\n');
  const copied = lines.flatMap((line) => /^COPY (?!--from)(.*) \S+$/.exec(line)?.[1]!.split(' ') ?? []);
  // What people read, and what packing adds.
  const left = ['CHANGELOG.md', 'README.md', 'deploy', 'settings.env.example'];
  expect(
    readdirSync(release)
      .filter((name) => !copied.includes(name))
      .sort(),
  ).toEqual(left);
  const image = join(folder, 'image');
  for (const name of copied.filter((name) => existsSync(join(release, name))))
    cpSync(join(release, name), join(image, name), { recursive: true });
  const inImage = { ...installed, program: join(image, 'bin/svc-finance-africa.js') };
  expect(await runCommand(inImage, 'connector', join(folder, 'connector'), '--url', 'https://a.example')).toMatch(
    /icon\.png$/m,
  );
  const server = await startRelease(inImage);
  try {
    expect(await missingPages(server.url)).toEqual([]);
    const key = await runCommand(inImage, 'keys', 'create', '--name', 'Payroll');
    expect(await netPay(server.url, key)).toBe(61_017.9);
    expect(await runCommand(inImage, 'keys', 'list')).toMatch(/Payroll$/);
    const guide = await (await fetch(new URL('/docs/administration', server.url))).text();
    expect(guide).toContain('svc-finance-africa keys create');
    expect(guide).not.toMatch(/npm (start|run (--silent )?keys)/);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

test('a program that was put together without a package says so at its address', async () => {
  const image = join(folder, 'without');
  cpSync(release, image, { recursive: true });
  removeDirectory(join(image, 'dist/downloads/zapier'));
  const server = await startRelease({ ...installed, program: join(image, 'bin/svc-finance-africa.js') });
  try {
    const { address } = downloads.find(({ guide }) => guide.endsWith('/zapier'))!;
    const response = await fetch(new URL(address, server.url));
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({
        error: expect.objectContaining({
          code: 'not_found',
          message: 'This server was put together without its packages for other programs. A release has them.',
        }) as unknown,
      }),
    ]);
  } finally {
    await server.stop();
  }
});

test('it contains every script of the add-in in both compressed forms', () => {
  const addin = join(release, 'dist/addin');
  const scripts = readdirSync(addin).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const name of scripts) {
    const script = readFileSync(join(addin, name));
    const [br, gz] = [readFileSync(join(addin, `${name}.br`)), readFileSync(join(addin, `${name}.gz`))];
    expect([name, brotliDecompressSync(br).equals(script), gunzipSync(gz).equals(script)]).toEqual([name, true, true]);
    expect(br.length).toBeLessThan(script.length);
  }
});

test('the licence of everything inside is known, and nothing has to be downloaded', () => {
  expect(assembled.packages).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/react', 'node_modules/better-sqlite3']),
  );
  expect(thirdPartyNotices(root, assembled.packages)).toContain('fastify');
  const { dependencies, bundleDependencies } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
    bundleDependencies: readonly string[];
  };
  expect(bundleDependencies).toEqual(Object.keys(dependencies));
});
