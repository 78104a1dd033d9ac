import { Command } from 'commander';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrencyFile } from '../src/reference/market/schema';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { exchangeRateFile } from './fx/file';
import { packageName, publishedRates } from './fx/published';
import { renewChecksums } from './generate/checksums';

const folder = join(projectRoot, 'src/reference/market/data');

function main({ cache = mkdtempSync(join(tmpdir(), 'fx-cache-')) }: { readonly cache?: string }): void {
  mkdirSync(cache, { recursive: true });
  const currencies = CurrencyFile.parse(JSON.parse(readFileSync(join(folder, 'currencies.json'), 'utf8')));
  const days = publishedRates(cache);
  const file = exchangeRateFile(days, currencies);
  writeFileSync(join(folder, 'exchange-rates.json'), `${JSON.stringify(file, null, 1)}\n`);
  renewChecksums();
  console.log(
    `${days.length} days, ${Object.keys(file.rates).length} currencies and coins besides the dollar, ${file.left_out.length} implausible rates left out. ${readdirSync(cache).length} versions are in ${cache}.`,
  );
}

new Command('npm run data:fx --')
  .description(
    `Reads every published version of ${packageName} from the npm registry, and writes the history of exchange rates to src/reference/market/data/exchange-rates.json.`,
  )
  .option('--cache <folder>', 'folder of downloaded versions, which are not downloaded again; default: a new one')
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(reportFailure);
