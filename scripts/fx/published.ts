import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Published } from './plausible';

export const packageName = '@fawazahmed0/currency-api';

const npm = (...args: string[]): string =>
  execFileSync('npm', [...args, '--silent'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The day of a version. A version is a date without leading zeros, such as 2026.9.29. */
const dayOfVersion = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('-');

/** The rates of one version for one US dollar, as JSON; undefined where the version cannot be downloaded. */
function ratesOf(version: string, cache: string): string | undefined {
  const cached = join(cache, `${version}.json`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'fx-'));
  try {
    const archive = npm('pack', `${packageName}@${version}`, '--pack-destination', folder).trim().split('\n').at(-1)!;
    const text = execFileSync('tar', ['xzOf', join(folder, archive), 'package/v1/currencies/usd.min.json'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });
    writeFileSync(cached, text);
    return text;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rates of every published version, oldest first, with progress on standard error. */
export function publishedRates(cache: string): Published[] {
  const versions = JSON.parse(npm('view', packageName, 'versions', '--json')) as string[];
  const days = versions.flatMap((version, i) => {
    process.stderr.write(`\r${i + 1} of ${versions.length}: ${version}          `);
    const text = ratesOf(version, cache);
    return text === undefined
      ? []
      : [{ date: dayOfVersion(version), rates: (JSON.parse(text) as { usd: Record<string, number> }).usd }];
  });
  process.stderr.write('\n');
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}
