import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, type AssembledRelease } from '../../scripts/release/assemble';
import { releaseCommands } from '../../scripts/release/commands';
import { thirdPartyNotices } from '../../scripts/release/notices';
import { type Installed, missingPages, netPay, runCommand, startRelease } from '../../scripts/release/trial';
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

test('it serves every page and calculates with a key that its own command has made', async () => {
  const server = await startRelease(installed);
  try {
    expect(await missingPages(server.url)).toEqual([]);
    const key = await runCommand(installed, 'keys', 'create', '--name', 'Payroll');
    expect(await netPay(server.url, key)).toBe(61_017.9);
    expect(await runCommand(installed, 'keys', 'list')).toMatch(/Payroll$/);
    const guide = await (await fetch(new URL('/docs/administration', server.url))).text();
    expect(guide).toContain('svc-finance-africa keys create');
    expect(guide).not.toMatch(/npm (start|run (--silent )?keys)/);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

test('every command has help that names the installed program', async () => {
  const words = releaseCommands(root).map((command) => command.words);
  const helps = await Promise.all(words.map((command) => runCommand(installed, ...command.split(' '), '--help')));
  expect(helps.map((help, i) => help.startsWith(`Usage: svc-finance-africa ${words[i]}`))).toEqual(
    words.map(() => true),
  );
});

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

test('the licence of everything inside is known, and nothing has to be downloaded', () => {
  expect(assembled.packages).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/react', 'node_modules/swagger-ui-dist']),
  );
  expect(thirdPartyNotices(root, assembled.packages)).toContain('fastify');
  const { dependencies, bundleDependencies } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
    bundleDependencies: readonly string[];
  };
  expect(bundleDependencies).toEqual(Object.keys(dependencies));
});
