// Makes a fresh clone ready before `npm start` and `npm test`: installs what package-lock.json names and builds what is missing or older than its source.
// Plain Node without packages, because it runs before there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...path) => join(root, ...path);

function run(command, args, why) {
  console.error(`${why} …`);
  // npm must not print on standard output, where the server and the tests speak.
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\`${command} ${args.join(' ')}\` failed. Run it by hand to see why.`);
    process.exit(status ?? 1);
  }
}

/** Newest change in a folder or file, in milliseconds. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
}

const installed = at('node_modules', '.package-lock.json');
if (!existsSync(installed) || newest(at('package-lock.json')) > newest(installed) + 1000) {
  run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing packages (about a minute, once)');
}

if (process.argv.includes('--build')) {
  const stamp = at('dist', '.built');
  const sources = ['src', 'server', 'docs', 'functions', 'taskpane', 'scripts/addin', 'manifest.xml', 'webpack.config.js', 'tsconfig.json', 'tsconfig.build.json', 'tsconfig.addin.json', 'package.json'].map((name) => at(name));
  if (!existsSync(stamp) || sources.some((source) => newest(source) > newest(stamp))) {
    run('npm', ['run', '--silent', 'build'], 'Building (about half a minute)');
    writeFileSync(stamp, new Date().toISOString());
  }
}
