import { Command, Option } from 'commander';
import { countryNames } from '../src/contract/countries';
import { countryFiles } from '../src/reference/data';
import { paintFor } from './paint';
import { ended, Refused } from './refused';
import { inOrder, type ReviewKind, reviewKinds } from './review/items';
import { lawToReview } from './review/law';
import { marketToReview } from './review/market';
import { reviewCsv, reviewPage } from './review/page';
import { servedMarket } from './served';

interface Options {
  readonly country?: string;
  readonly kind?: ReviewKind;
  readonly json?: true;
  readonly csv?: true;
}

async function review({ country, kind, json, csv }: Options): Promise<void> {
  const code = country?.toUpperCase();
  const market = await servedMarket();
  const banks = Object.keys(market.banks.unions);
  if (code !== undefined && !Object.hasOwn(countryNames, code) && !banks.includes(code))
    throw new Refused(
      `"${country}" is not one of the 54 countries: use a code such as KE, or ${banks.join(' or ')} for what their members have in common.`,
    );
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const all = [...countryFiles.flatMap((file) => lawToReview(file, today)), ...marketToReview(market, now)];
  const items = inOrder(
    all.filter((item) => (code === undefined || item.country === code) && (kind === undefined || item.kind === kind)),
  );
  if (json === true) console.log(JSON.stringify(items, null, 2));
  else if (csv === true) process.stdout.write(reviewCsv(items));
  else console.log(reviewPage(items, paintFor(process.stdout, process.env)));
}

new Command('npm run data:review --')
  .description(
    'Lists what somebody should look at, oldest confirmation first: doubts of the country files, facts of low confidence, announced changes, and meetings of central banks whose decision is not recorded.',
  )
  .option('--country <code>', 'of one country (KE) or common central bank (BCEAO)')
  .addOption(new Option('--kind <kind>', 'of one kind').choices([...reviewKinds]))
  .addOption(new Option('--json', 'as JSON').conflicts('csv'))
  .option('--csv', 'as a table for a spreadsheet')
  .showHelpAfterError()
  .action(review)
  .parseAsync()
  .catch(ended);
