import { Command, Option } from 'commander';
import { countryNames } from '../src/contract/countries';
import { dayOfMoment } from '../src/day';
import { countryFiles } from '../src/reference/data';
import { paintFor } from './command/paint';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { inOrder, type ReviewKind, reviewKinds } from './review/items';
import { lawToReview } from './review/law';
import { marketToReview } from './review/market';
import { reviewCsv, reviewPage } from './review/page';
import { servedMarket } from './command/served';

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
    throw new CommandRefused(
      `"${country}" is not one of the 54 countries. Use a code such as KE, or ${banks.join(' or ')} for a common central bank.`,
    );
  const now = Date.now();
  const today = dayOfMoment(now);
  const all = [...countryFiles.flatMap((file) => lawToReview(file, today)), ...marketToReview(market, now)];
  const items = inOrder(
    all.filter((item) => (code === undefined || item.country === code) && (kind === undefined || item.kind === kind)),
  );
  if (json === true) console.log(JSON.stringify(items, null, 2));
  else if (csv === true) process.stdout.write(reviewCsv(items));
  else console.log(reviewPage(items, paintFor(process.stdout, process.env)));
}

new Command(commandLine('data:review'))
  .description(
    'Lists what a person should check, oldest confirmation first: open questions in the country files, facts of low confidence, announced changes, searches for newer law that are due, and central bank meetings without a recorded decision.',
  )
  .option('--country <code>', 'only one country (KE) or common central bank (BCEAO)')
  .addOption(new Option('--kind <kind>', 'only one kind').choices([...reviewKinds]))
  .addOption(new Option('--json', 'print as JSON').conflicts('csv'))
  .option('--csv', 'print as a table for a spreadsheet')
  .showHelpAfterError()
  .action(review)
  .parseAsync()
  .catch(reportFailure);
