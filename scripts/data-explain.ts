import { circumstanceNames, circumstanceWords } from '../src/contract/words/circumstances';
import { paymentsByEmployee } from '../src/contract/words/paid-by-employee';
import { payParts } from '../src/contract/words/pay-parts';
import { dayOfMoment } from '../src/day';
import { say } from '../src/language/say';
import { createMarket, rateOn } from '../src/market';
import { createReference } from '../src/reference';
import { countryFiles } from '../src/reference/data';
import { marketFiles } from '../src/reference/market/data';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { askedBy } from './explain/arguments';
import { explained } from './explain/explained';
import { page } from './explain/page';

const option = (name: string): string => `--${name.replaceAll('_', '-')}`;

const help = `Usage: ${commandLine('data:explain')} COUNTRY YEAR TYPE AMOUNT [PERIOD] [options]
   or: ${commandLine('data:explain')} COUNTRY now vat AMOUNT [add|extract] [--category food_basic]

Prints a calculation line by line, with the rules in words and the sources of each.

  COUNTRY  code of the country, for example KE
  YEAR     tax year in the country's own label, for example 2026 or 2026/27; "now" for today's law
  TYPE     income, corporate, withholding, capital_gains or vat
  AMOUNT   for example 85000
  PERIOD   monthly (default), annual, weekly or biweekly

Options: --net (the amount is net), --no-pension, --currency USD, --pay-date 2026-11-20, --json, --help
Employee: ${circumstanceNames.map((name) => `${option(name)} ${circumstanceWords[name].example}`).join(', ')}
Parts of pay, as amounts or as a share of basic pay such as 20%: ${payParts.map(option).join(', ')}
Paid by the employee: ${paymentsByEmployee.map((name) => option(`paid-${name}`)).join(', ')}
Other taxes: --turnover N, --sector mining, --payment-type dividends, --residency non_resident, --payee bank_deposit, --taxpayer company, --category medical
Examples: ${commandLine('data:explain')} KE 2026 income 85000 monthly
          ${commandLine('data:explain')} CI 2026 income 500000 --marital-status married --children 3 --transport 40000`;

function main(): void {
  const asked = askedBy(process.argv.slice(2));
  if (asked.what === 'help') {
    console.log(help);
    if (!asked.wanted) process.exitCode = 1;
    return;
  }
  const market = createMarket(marketFiles);
  const context = {
    today: dayOfMoment(Date.now()),
    exchangeRate: (from: string, to: string, date: string) => rateOn(market, from, to, date),
  };
  const reference = createReference(countryFiles);
  const found = explained(reference, asked, context);
  if (!found.ok) throw new CommandRefused(say(found.failure.message));
  const { data, meta } = found.value;
  const fullMeta = { ...meta, notices: [...asked.notes, ...meta.notices] };
  console.log(asked.json ? JSON.stringify({ data, meta: fullMeta }, null, 2) : page(data, fullMeta));
}

try {
  main();
} catch (problem) {
  reportFailure(problem);
}
