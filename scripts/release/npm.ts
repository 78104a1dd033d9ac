import { spawnSync } from 'node:child_process';
import { CommandRefused } from '../command/failure';

/**
 * Runs npm and returns its standard output.
 *
 * @throws CommandRefused with npm's own words where it fails
 */
export function npm(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandRefused(`\`npm ${args.join(' ')}\` failed:\n${stderr}`);
  return stdout;
}
