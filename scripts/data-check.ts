import { Command } from 'commander';
import { dayOfMoment } from '../src/day';
import { checkAll } from './check/findings';
import { checkJson, checkPage } from './check/page';
import { reportFailure } from './command/failure';
import { paintFor } from './command/paint';

function main({ json, open }: { readonly json?: true; readonly open?: true }): void {
  const today = dayOfMoment(Date.now());
  const checked = checkAll(today);
  console.log(
    json === true
      ? JSON.stringify(checkJson(checked, today), null, 2)
      : checkPage(checked, today, paintFor(process.stdout, process.env), open),
  );
  if (checked.findings.length > 0) process.exitCode = 1;
}

new Command('npm run data:check --')
  .description(
    'Checks every country file: format, name, sources, confidence, bands, dates, ids and VAT rates. Checks that derived files are up to date, and that the engine can compute all law on every day on which it changes. Checks the kinds of the sources of market figures. Then prints what the files cover: tax years, last confirmation and confidence of each group, and gaps.',
  )
  .option('--json', 'print as JSON')
  .option(
    '--open',
    'list the rates and rules that are not established, the payslip lines that no recorded return covers, and their names that are missing in the language of the payroll',
  )
  .showHelpAfterError()
  .addHelpText('after', '\nExit code: 0 where all is in order, 1 where something is wrong.')
  .action(main)
  .parseAsync()
  .catch(reportFailure);
