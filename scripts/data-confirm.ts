import { Command, Option } from 'commander';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryNames } from '../src/contract/countries';
import { nearest } from '../src/contract/nearest';
import { type Confidence, sourceKinds } from '../src/contract/words/truth';
import type { Source } from '../src/reference/schema';
import { kindsOfPublisher } from '../src/truth/publishers';
import { dayChecked } from './confirm/day';
import { confirmLaw } from './confirm/law';
import { confirmMarket, type MarketArea, marketAreas, newNumber } from './confirm/market';
import { givenSource } from './confirm/source';
import { renewChecksums } from './generate-checksums';
import { type LawArea, lawAreas } from '../src/contract/words/law-areas';
import { ended, Refused } from './refused';
import { served } from './served';
import { withStore } from './stored';

interface Options {
  readonly source: string;
  readonly kind?: Source['kind'];
  readonly currency?: string;
  readonly confidence?: Confidence;
  readonly folder: string;
  readonly json?: true;
}

const countriesFolder = join(__dirname, '../src/reference/data/countries');
const areas: readonly string[] = [...lawAreas, ...marketAreas];

function knownCountry(text: string): string {
  const code = text.toUpperCase();
  if (Object.hasOwn(countryNames, code)) return code;
  const meant = nearest(code, Object.keys(countryNames));
  throw new Refused(
    `"${text}" is not one of the 54 countries${meant === undefined ? ': use a code such as KE' : `: did you mean ${meant} (${countryNames[meant as keyof typeof countryNames]})?`}.`,
  );
}

function knownArea(text: string): LawArea | MarketArea {
  const area = text.toLowerCase().replaceAll('-', '_');
  if (areas.includes(area)) return area as LawArea | MarketArea;
  throw new Refused(
    `"${text}" cannot be confirmed. Law: ${lawAreas.join(', ')} (contributions belong to income). Figures that hold until they are changed: ${marketAreas.join(', ')}. Statistics and exchange rates are entered anew with \`npm run data:import\`.`,
  );
}

/** Writes beside the file and moves it there, so that nobody ever reads half of it. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

async function confirm(country: string, area: string, day: string, options: Options): Promise<void> {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const code = knownCountry(country);
  const what = knownArea(area);
  const date = dayChecked(day, today);
  const source = givenSource(options.source);
  const kind = options.kind ?? kindsOfPublisher(source)?.[0] ?? 'other';
  const tell = (
    result: { readonly changes: readonly string[]; readonly file?: string; readonly confirmation?: string },
    next: string,
  ): void =>
    console.log(options.json === true ? JSON.stringify(result, null, 2) : [...result.changes, next].join('\n'));

  if ((marketAreas as readonly string[]).includes(what)) {
    if (options.currency !== undefined || options.confidence !== undefined)
      throw new Refused('--currency and --confidence are of law: leave them out for a price or a policy rate.');
    const number = newNumber(now);
    const change = await withStore(async (store) => {
      const confirmation = confirmMarket(
        (await served(store)).market,
        code,
        what as MarketArea,
        date,
        { ...source, official: ['authority', 'law'].includes(kind) },
        number,
        now,
      );
      await store.addObservations([confirmation.observation], new Date(now).toISOString());
      return confirmation.change;
    });
    tell(
      { changes: [change], confirmation: number },
      `Running servers show it within seconds. Undo it with: npm run data:revert -- ${number}`,
    );
    return;
  }
  const path = join(options.folder, `${code}.json`);
  if (!existsSync(path)) throw new Refused(`There is no file ${path}.`);
  const { text, changes } = confirmLaw(
    readFileSync(path, 'utf8'),
    {
      area: what as LawArea,
      date,
      source,
      kind,
      currency: options.currency?.toUpperCase(),
      confidence: options.confidence,
    },
    today,
  );
  replaceFile(path, text);
  if (options.folder === countriesFolder) renewChecksums();
  tell(
    { changes, file: path },
    `Written to ${path}. Servers show it after their next start; keep the change in version control.`,
  );
}

new Command('npm run data:confirm --')
  .description(
    'Records that a fact was checked and found unchanged. Law is kept in the file of the country, prices and policy rates with what the server observed.',
  )
  .argument('<country>', 'code of the country, for example KE')
  .argument('<area>', areas.join(', '))
  .argument('<date>', 'day on which it was checked, for example 2026-11-20')
  .requiredOption(
    '--source <title|publisher|url>',
    'what it was checked against; leave the address out where there is none',
  )
  .addOption(
    new Option('--kind <kind>', 'what the source is; left out: what its publisher is known as, else other').choices(
      sourceKinds,
    ),
  )
  .addOption(new Option('--confidence <level>', 'how well the law is known now').choices(['high', 'medium', 'low']))
  .option('--currency <code>', 'of income tax: only for pay in this currency, where a country has several tables')
  .addOption(
    new Option('--folder <path>', 'where the country files are').default(countriesFolder, 'those of this project'),
  )
  .option('--json', 'print what was changed as JSON')
  .showHelpAfterError()
  .addHelpText(
    'after',
    '\nExample: npm run data:confirm -- KE income 2026-11-20 --source "PAYE rates|Kenya Revenue Authority|https://www.kra.go.ke/paye" --kind authority',
  )
  .action(confirm)
  .parseAsync()
  .catch(ended);
