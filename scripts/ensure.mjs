// Prepares a fresh clone before `npm start` and `npm test`: installs the packages of package-lock.json, and builds if
// the build is missing or older than its sources. With `--anew` it always builds.
// It uses plain Node, because it runs before any package is installed. The next start redoes an interrupted step. If
// two starts run at the same time, the second waits.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './ensure/alone.mjs';
import { built, newest, stamp } from './built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...path) => join(root, ...path);
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Runs npm commands in parallel and reports what they do and how long they took. `name` receives each process id. */
async function run(name, what, ...commands) {
  const begin = Date.now();
  console.error(`${what} …`);
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
    console.error(`\`npm ${commands[i].join(' ')}\` failed. Run it by hand to see why.`);
    process.exit(status ?? 1);
  });
  console.error(`${what}: done in ${seconds(begin)}.`);
}

/** npm writes it last, after all packages are installed and all scripts have run. */
const installed = at('node_modules', '.package-lock.json');
/** Holds the binary interface version of the Node that packages were compiled for. */
const compiledFor = at('node_modules', '.compiled-for');
/** Before Node 22.14, SQLite is downloaded or compiled for one version of Node. Newer ones need neither. */
const compilesSqlite = Number(process.versions.napi) < 10;

async function install(name) {
  const complete = existsSync(installed) && newest(at('package-lock.json')) <= newest(installed) + 1000;
  if (!complete)
    await run(
      name,
      `Installing ${Object.keys(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages).length - 1} packages, once`,
      ['ci', '--no-audit', '--no-fund'],
    );
  if (!compilesSqlite) return;
  if (complete && existsSync(compiledFor) && readFileSync(compiledFor, 'utf8') !== process.versions.modules)
    await run(name, `Compiling SQLite for Node ${process.versions.node}`, ['rebuild', 'better-sqlite3']);
  if (!existsSync(at('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node'))) {
    console.error(
      `SQLite could neither be fetched nor compiled for Node ${process.versions.node}. Use Node 22.14 or newer, which needs neither, or install a C++ compiler, and run \`npm ci\`.`,
    );
    process.exit(1);
  }
  writeFileSync(compiledFor, process.versions.modules);
}

async function build(name) {
  if (built() && !process.argv.includes('--anew')) return;
  const begin = new Date();
  await run(
    name,
    'Building the server and the add-in',
    ['run', '--silent', 'build:server'],
    ['run', '--silent', 'build:addin'],
  );
  writeFileSync(stamp, '');
  // A source that changes during the build is newer than the stamp, so the next start builds again.
  utimesSync(stamp, begin, begin);
}

await alone(at('.ensure.lock'), async (name) => {
  await install(name);
  if (process.argv.includes('--build')) await build(name);
});
