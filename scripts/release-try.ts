import { Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { programName } from '../server/command-line';
import { aligned } from './command/aligned';
import { CommandRefused, reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { releaseCommands } from './release/commands';
import { newerNodePackage } from './node-version.cjs';
import { npm } from './release/npm';
import { globalProgram, type Installed, missingPages, netPay, runCommand, startRelease } from './release/trial';

const output = join(projectRoot, 'dist', 'release');

/** The newest npm. */
const newestNpm = 'npm@12';

function archive(): string {
  const name = readdirSync(output).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new CommandRefused('There is no archive. Make one with `npm run release:pack`.');
  return join(output, name);
}

/** Installs a Node and its npm from the registry and returns the paths of both programs. The Node that runs this serves for its own version. */
function tools(folder: string, node: string): { readonly node: string; readonly npm: string } {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const package_ = newerNodePackage();
  const isRunning = process.versions.node.startsWith(`${node}.`);
  npm(folder, 'install', ...(isRunning ? [] : [`${package_}@${node}`]), newestNpm);
  const modules = join(folder, 'node_modules');
  return {
    node: isRunning
      ? process.execPath
      : join(modules, package_, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    npm: join(modules, 'npm', 'bin', 'npm-cli.js'),
  };
}

/** Runs a step and returns the seconds that it took. */
function seconds(step: () => void): number {
  const begin = performance.now();
  step();
  return (performance.now() - begin) / 1_000;
}

/** What is wrong with a release; nothing where all is in order. */
async function faults(release: Installed, url: string): Promise<readonly string[]> {
  const found = [...(await missingPages(url))];
  const pay = await netPay(url, await runCommand(release, 'keys', 'create', '--name', 'trial'));
  if (pay !== 61_017.9) found.push(`net pay: ${JSON.stringify(pay)}`);
  return found;
}

/** Commands that do not say what they do. */
async function silentCommands(release: Installed): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { words } of releaseCommands(projectRoot)) {
    const help = await runCommand(release, ...words.split(' '), '--help');
    if (!help.startsWith(`Usage: ${programName} ${words}`)) found.push(`${words} --help: ${help.slice(0, 60)}`);
  }
  return found;
}

async function tryRelease(release: Installed): Promise<{ readonly start: number; readonly found: readonly string[] }> {
  mkdirSync(release.home);
  const server = await startRelease(release);
  const found = await faults(release, server.url).catch((problem: unknown) => [String(problem)]);
  const code = await server.stop();
  return { start: server.milliseconds / 1_000, found: code === 0 ? found : [...found, `exit code ${code}`] };
}

async function tryOn(node: string, folder: string, packed: string): Promise<readonly string[]> {
  const used = tools(folder, node);
  const prefix = join(folder, 'installed');
  const environment = { ...process.env, PATH: `${dirname(used.node)}${delimiter}${process.env['PATH']}` };
  const install = seconds(() =>
    execFileSync(used.node, [used.npm, 'install', '--global', '--offline', '--prefix', prefix, packed], {
      env: { ...environment, npm_config_cache: join(folder, 'cache') },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  const unpack = seconds(() => execFileSync('tar', ['-xzf', packed, '-C', folder]));
  const program = globalProgram(prefix, programName);
  const [installed, unpacked] = [
    await tryRelease({ node: used.node, program, home: join(folder, 'home') }),
    await tryRelease({
      node: used.node,
      program: join(folder, 'package', 'bin', `${programName}.js`),
      home: join(folder, 'other-home'),
    }),
  ];
  const version = execFileSync(used.node, ['--version'], { encoding: 'utf8' }).trim();
  // The same files are unpacked, so the help of each command is asked for once.
  const silent = await silentCommands({ node: used.node, program, home: join(folder, 'home') });
  for (const fault of [...installed.found, ...unpacked.found, ...silent]) {
    console.error(`${version}: ${fault}`);
    process.exitCode = 1;
  }
  return [
    version,
    newestNpm,
    ...[install, installed.start, install + installed.start, unpack + unpacked.start].map((time) => time.toFixed(1)),
  ];
}

async function main(nodes: readonly string[]): Promise<void> {
  const packed = archive();
  const folder = mkdtempSync(join(tmpdir(), 'release-try-'));
  try {
    const rows: (readonly string[])[] = [
      ['Node', 'npm', 'install', 'start', 'archive to listening', 'unpacked to listening'],
    ];
    for (const node of nodes) rows.push(await tryOn(node, join(folder, node), packed));
    console.log(`${aligned(rows, [2, 3, 4, 5]).join('\n')}\nTimes are in seconds.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

new Command('npm run release:try --')
  .description(
    'Installs the archive of dist/release with several versions of Node and npm, without a network, and tries it: the start, every page, the help of every command, a new key and a calculation. Node and npm come from the npm registry.',
  )
  .argument('[nodes...]', 'versions of Node', ['22', '24'])
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(reportFailure);
