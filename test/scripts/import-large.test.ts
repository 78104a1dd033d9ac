import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { progressOn } from '../../scripts/import/progress';
import { openStore } from '../../server/store/open';
import { finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';

jest.setTimeout(240_000);

const directory = temporaryDirectory();
afterAll(() => removeDirectory(directory));

const { rates } = JSON.parse(
  readFileSync(join(__dirname, '../../src/reference/market/data/exchange-rates.json'), 'utf8'),
) as { rates: Readonly<Record<string, string>> };

/** A table of rates for many currencies and days, each equal to the first known rate of its currency. */
function table(rows: number): string {
  const currencies = Object.entries(rates)
    .slice(0, 110)
    .map(([code, values]) => [code, values.split(' ').find((value) => value !== '-')!]);
  const lines = Array.from({ length: rows }, (_, i) => {
    const [code, value] = currencies[i % currencies.length]!;
    const day = new Date(Date.UTC(2024, 0, 1) + Math.floor(i / currencies.length) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return `${code},${value},${day},Notice,Bank`;
  });
  const path = join(directory, `${rows}.csv`);
  writeFileSync(path, ['currency,per_usd,date,source,publisher', ...lines].join('\n'));
  return path;
}

const importing = (file: string, dataDir: string) =>
  run('scripts/data-import.ts', ['fx', file, '--yes', '--confirm-all'], { SVC_DATA_DIR: dataDir });

function storedIn(dataDir: string): unknown {
  const file = new Database(join(dataDir, 'service.sqlite'), { readonly: true });
  const count = file.prepare('SELECT count(*) FROM observations').pluck().get();
  file.close();
  return count;
}

// When the work grew with the square of the rows, this took four and a half minutes.
test('19,800 rows are compared and stored, and corrected by a second import', async () => {
  const dataDir = join(directory, 'large');
  const file = table(19_800);
  for (const stored of [19_800, 39_600]) {
    const { code, stdout } = await finished(importing(file, dataDir));
    expect(stdout).toMatch(/19800 figures stored\./);
    expect([code, storedIn(dataDir)]).toEqual([0, stored]);
  }
});

// More attempts towards the end, when the import stores its rows.
test.each([
  ['SIGINT', [0.5, 0.9, 1]],
  ['SIGKILL', [0.8, 0.9, 0.95]],
] as const)('an import that %s ends at any moment stores all or nothing', async (signal, moments) => {
  const dataDir = join(directory, signal);
  await (await openStore({ dataDir })).close();
  const file = table(3_000);
  const begin = performance.now();
  await finished(importing(file, dataDir));
  const took = performance.now() - begin;
  let before = storedIn(dataDir);
  expect(before).toBe(3_000);
  for (const part of moments) {
    const child = importing(file, dataDir);
    const over = finished(child);
    await pause(took * part);
    child.kill(signal);
    await over;
    const after = storedIn(dataDir);
    expect([before, Number(before) + 3_000]).toContain(after);
    before = after;
  }
  expect((await finished(importing(file, dataDir))).code).toBe(0);
  expect(storedIn(dataDir)).toBe(Number(before) + 3_000);
});

describe('progress', () => {
  const written = (isTTY: boolean, steps: readonly number[]): string[] => {
    const lines: string[] = [];
    let time = 0;
    const { tell, clear } = progressOn({ isTTY, write: (text) => lines.push(text) }, () => time);
    for (const step of steps) {
      time = step;
      tell('Comparing rows', step, 19_800);
    }
    clear();
    return lines;
  };

  test('is one line that a terminal rewrites and removes at the end', () => {
    const erased = '\r\u001b[2K';
    expect(written(true, [0, 50, 100, 250])).toEqual([
      `${erased}Comparing rows … 0 of 19,800`,
      `${erased}Comparing rows … 100 of 19,800`,
      `${erased}Comparing rows … 250 of 19,800`,
      erased,
    ]);
  });

  test('is a line every few seconds elsewhere, and nothing for quick work', () => {
    expect(written(false, [0, 100, 2_900])).toEqual([]);
    expect(written(false, [0, 2_900, 3_000, 4_000, 7_000])).toEqual([
      'Comparing rows … 3,000 of 19,800\n',
      'Comparing rows … 7,000 of 19,800\n',
    ]);
  });
});
