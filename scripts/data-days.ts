import { Command } from 'commander';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { publishedHolidays } from './days/published';
import { renewChecksums } from './generate/checksums';

const path = 'src/reference/calendar/data/holidays.json';

/** One holiday on each line, so that a change can be read. */
const inLines = (text: string): string =>
  text.replaceAll(/(\{"name")/g, '\n  $1').replaceAll(/(\],?)("[A-Z]{2}":)/g, '$1\n $2');

function main({ published }: { readonly published: string }): void {
  const { version } = JSON.parse(
    readFileSync(join(projectRoot, 'node_modules/date-holidays/package.json'), 'utf8'),
  ) as {
    readonly version: string;
  };
  const file = publishedHolidays({
    title: `date-holidays ${version}, public holidays by country`,
    publisher: 'date-holidays (public code; days by its contributors, from Wikipedia and laws, CC BY 3.0)',
    url: `https://www.npmjs.com/package/date-holidays/v/${version}`,
    kind: 'code',
    dated: published,
  });
  writeFileSync(join(projectRoot, path), `${inLines(JSON.stringify(file))}\n`);
  renewChecksums();
  console.log(`${path}: ${file.first_year} to ${file.last_year}, ${Object.keys(file.countries).length} countries.`);
}

new Command('npm run data:days --')
  .description(
    `Takes the public holidays of the 54 countries from the package date-holidays, and writes them to ${path}.`,
  )
  .requiredOption('--published <day>', 'the day on which the installed version was published, YYYY-MM-DD')
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(reportFailure);
