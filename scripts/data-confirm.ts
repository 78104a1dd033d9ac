import { Command, Option } from 'commander';
import { countryNames } from '../src/contract/countries';
import { nearest } from '../src/contract/nearest';
import { type Confidence, sourceKinds } from '../src/contract/words/truth';
import { dayOfMoment } from '../src/day';
import type { Source } from '../src/reference/schema';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { print } from './command/print';
import { countriesFolder } from './command/project';
import { confirm } from './confirm/confirm';
import { dayChecked } from './confirm/day';
import { type MarketArea, marketAreas } from './confirm/market';
import { givenSource } from './confirm/source';
import { type LawArea, lawAreas } from '../src/contract/words/law-areas';

interface Options {
  readonly source: string;
  readonly kind?: Source['kind'];
  readonly currency?: string;
  readonly confidence?: Confidence;
  readonly folder: string;
  readonly json?: true;
}

const areas: readonly string[] = [...lawAreas, ...marketAreas];

function countryCode(text: string): string {
  const code = text.toUpperCase();
  if (Object.hasOwn(countryNames, code)) return code;
  const meant = nearest(code, Object.keys(countryNames));
  const hint =
    meant === undefined
      ? 'Use a code such as KE.'
      : `Did you mean ${meant} (${countryNames[meant as keyof typeof countryNames]})?`;
  throw new CommandRefused(`"${text}" is not one of the 54 countries. ${hint}`);
}

function areaNamed(text: string): LawArea | MarketArea {
  const area = text.toLowerCase().replaceAll('-', '_');
  if (areas.includes(area)) return area as LawArea | MarketArea;
  throw new CommandRefused(
    `"${text}" cannot be confirmed. Law: ${lawAreas.join(', ')}; contributions belong to income. Figures that hold until they change: ${marketAreas.join(', ')}. Import statistics and exchange rates with \`${commandLine('data:import')}\`.`,
  );
}

async function main(country: string, area: string, day: string, options: Options): Promise<void> {
  const { result, next } = await confirm(
    {
      country: countryCode(country),
      date: dayChecked(day, dayOfMoment(Date.now())),
      source: givenSource(options.source),
      kind: options.kind,
      currency: options.currency?.toUpperCase(),
      confidence: options.confidence,
    },
    areaNamed(area),
    options.folder,
  );
  print(options.json, result, [...result.changes, next].join('\n'));
}

new Command(commandLine('data:confirm'))
  .description(
    'Records that a fact was checked and found unchanged: law in the file of its country, a price or a policy rate in the store of the server.',
  )
  .argument('<country>', 'code of the country, for example KE')
  .argument('<area>', areas.join(', '))
  .argument('<date>', 'day of the check, for example 2026-11-20')
  .requiredOption(
    '--source <title|publisher|url>',
    'what it was checked against; leave out the address where there is none',
  )
  .addOption(
    new Option('--kind <kind>', 'kind of the source; default: the kind of its publisher, else other').choices(
      sourceKinds,
    ),
  )
  .addOption(new Option('--confidence <level>', 'new confidence in the law').choices(['high', 'medium', 'low']))
  .option('--currency <code>', 'with income: only pay in this currency, where a country has several tables')
  .addOption(new Option('--folder <path>', 'folder of the country files').default(countriesFolder, 'this project'))
  .option('--json', 'print the changes as JSON')
  .showHelpAfterError()
  .addHelpText(
    'after',
    `\nExample: ${commandLine('data:confirm')} KE income 2026-11-20 --source "PAYE rates|Kenya Revenue Authority|https://www.kra.go.ke/paye" --kind authority`,
  )
  .action(main)
  .parseAsync()
  .catch(reportFailure);
