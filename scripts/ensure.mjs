// Prepares a fresh clone before `npm start` and `npm test`: installs the packages of package-lock.json, fetches a newer
// Node if the machine's own is too old, and builds if the build is missing or older than its sources.
//   --tests  also installs what tests, linting and the connectors need
//   --build  builds; with `--anew` always
// It uses plain Node, because it runs before any package is installed. The next start redoes an interrupted step. If
// two starts run at the same time, the second waits.
import { spawn } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './ensure/alone.mjs';
import { hasPackages, hasTests, isInstalled, noteInstalled } from './ensure/installed.mjs';
import { fetchCommand, hasNode, linkNode } from './ensure/newer-node.mjs';
import { said } from './ensure/sentences.mjs';
import { built, stamp } from './built.mjs';
import { isNodeNewEnough } from './node-version.cjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wants = (flag) => process.argv.includes(flag);
const secondsSince = (begin) => Math.round((Date.now() - begin) / 1000);

/** Runs npm commands in parallel and reports what they do and how long they took. `name` receives each process id. */
async function run(name, what, ...commands) {
  const begin = Date.now();
  console.error(said().begun(what));
  // Standard output belongs to the server and the tests, so npm prints to standard error.
  const statusOf = (args) =>
    new Promise((resolve, reject) => {
      const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
        .on('close', resolve)
        .on('error', reject);
      if (child.pid !== undefined) name(child.pid);
    });
  const statuses = await Promise.all(commands.map(statusOf));
  statuses.forEach((status, i) => {
    if (status === 0) return;
    console.error(said().failed(`npm ${commands[i].join(' ')}`));
    process.exit(status ?? 1);
  });
  console.error(said().done(what, secondsSince(begin)));
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
/** What only tests, linting, connectors and optional features need is in `devDependencies` and in workspaces. */
const productOnly = ['--omit=dev', '--workspaces=false'];

async function install(name) {
  if (!isInstalled(root, wants('--tests'))) {
    const tests = wants('--tests') || hasTests(root);
    // `npm ci` would remove what is there. `npm install` adds what is missing.
    const command = hasPackages(root) ? ['install', '--no-save'] : ['ci'];
    await run(name, said().installing(tests), [...command, ...(tests ? [] : productOnly), ...quiet]);
    noteInstalled(root, tests);
  }
  if (isNodeNewEnough) return;
  if (!hasNode(root)) await run(name, said().fetching(process.versions.node), fetchCommand(root));
  linkNode(root);
}

async function build(name) {
  if (built() && !wants('--anew')) return;
  const begin = new Date();
  await run(name, said().building(), ['run', '--silent', 'build:server'], ['run', '--silent', 'build:addin']);
  writeFileSync(stamp, '');
  // A source that changes during the build is newer than the stamp, so the next start builds again.
  utimesSync(stamp, begin, begin);
}

await alone(join(root, '.ensure.lock'), async (name) => {
  await install(name);
  if (wants('--build')) await build(name);
});
