import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { standingParity } from '../src/market/parity';
import { CurrencyFile, ExchangeRateFile } from '../src/reference/market/schema';
import { plausible, type Published } from './fx/plausible';
import { renewChecksums } from './generate-checksums';

const help = `Usage: npm run data:fx [-- --cache FOLDER]

Reads every published version of @fawazahmed0/currency-api from the npm registry and writes the history of exchange rates
to src/reference/market/data/exchange-rates.json. Versions that the cache folder holds already are not read again.`;

const packageName = '@fawazahmed0/currency-api';
const root = join(__dirname, '..');
const data = join(root, 'src/reference/market/data');
const npm = (...args: string[]): string =>
  execFileSync('npm', [...args, '--silent'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Versions are dates without leading zeros: 2026.9.29. */
const dateOf = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('-');

/** The rates of one version for one US dollar; undefined where the version cannot be had. */
function fetchVersion(version: string, cache: string): string | undefined {
  const kept = join(cache, `${version}.json`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'fx-'));
  try {
    const archive = npm('pack', `${packageName}@${version}`, '--pack-destination', folder).trim().split('\n').at(-1)!;
    const text = execFileSync('tar', ['xzOf', join(folder, archive), 'package/v1/currencies/usd.min.json'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });
    writeFileSync(kept, text);
    return text;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function published(cache: string): Published[] {
  const versions = JSON.parse(npm('view', packageName, 'versions', '--json')) as string[];
  const days = versions.flatMap((version, i) => {
    process.stderr.write(`\r${i + 1} of ${versions.length}: ${version}          `);
    const text = fetchVersion(version, cache);
    return text === undefined
      ? []
      : [{ date: dateOf(version), rates: (JSON.parse(text) as { usd: Record<string, number> }).usd }];
  });
  process.stderr.write('\n');
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Enough digits that no rounding of money shows it. */
const digits = (value: number): string => String(Number(value.toPrecision(9)));

const { values } = parseArgs({ options: { cache: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
if (values.help) console.log(help);
else {
  const cache = values.cache ?? mkdtempSync(join(tmpdir(), 'fx-cache-'));
  mkdirSync(cache, { recursive: true });
  const { currencies } = CurrencyFile.parse(JSON.parse(readFileSync(join(data, 'currencies.json'), 'utf8')));
  const days = published(cache);
  const wanted = currencies.filter((currency) => standingParity(currency) === undefined && currency.code !== 'USD');
  const { kept, leftOut } = plausible(days, wanted);
  const file: ExchangeRateFile = {
    $schema: './exchange-rates.schema.json',
    source: {
      title: `${packageName}, daily versions ${days[0]!.date} to ${days.at(-1)!.date}`,
      publisher: 'fawazahmed0 (exchange-api), CC0-1.0',
      url: 'https://github.com/fawazahmed0/exchange-api',
      kind: 'other',
      dated: days.at(-1)!.date,
    },
    base: 'USD',
    dates: days.map(({ date }) => date).join(' '),
    rates: Object.fromEntries(
      wanted.map(({ code }) => [
        code,
        kept
          .get(code)!
          .map((value) => (value === undefined ? '-' : digits(value)))
          .join(' '),
      ]),
    ),
    left_out: leftOut,
  };
  writeFileSync(join(data, 'exchange-rates.json'), `${JSON.stringify(ExchangeRateFile.parse(file), null, 1)}\n`);
  renewChecksums();
  console.log(
    `${days.length} days, ${wanted.length} currencies and coins beside the dollar, ${leftOut.length} rates left out; ${readdirSync(cache).length} versions in ${cache}.`,
  );
}
