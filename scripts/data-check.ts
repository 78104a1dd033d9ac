import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkComputable } from '../src/engine/check-law';
import { checkBands, checkDates, checkNames, checkSources, checkVat, enactedAfter, type Finding } from '../src/reference/check';
import { Country } from '../src/reference/schema';
import { coverage, coverageTable, coverageTotals } from './coverage';
import { generated } from './generate-reference';

const help = `Usage: npm run data:check [-- --json]

Checks every country file: its format, sources, bands, dates, ids, VAT rates, and that the engine can compute all of its law.
Then prints what is covered: tax years, when each group was last confirmed and with what confidence (h, m, l), and what is missing.
Exits with 1 when anything is wrong.`;

const root = join(__dirname, '..');
const folder = join(root, 'src/reference/data/countries');
const today = new Date().toISOString().slice(0, 10);

function read(file: string): { readonly country: Country | undefined; readonly findings: Finding[] } {
  const code = file.slice(0, 2);
  const parsed = Country.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!parsed.success) return { country: undefined, findings: parsed.error.issues.map(({ path, message }) => ({ country: code, where: path.join('.'), message })) };
  const country = parsed.data;
  const named = country.code === code ? [] : [{ country: code, where: 'code', message: `the file is called ${file} and its code is ${country.code}` }];
  return {
    country,
    findings: [...named, ...checkSources(country), ...checkBands(country), ...checkDates(country, today), ...checkNames(country), ...checkVat(country), ...checkComputable(country)],
  };
}

const stale = (): Finding[] =>
  [...generated()].flatMap(([path, content]) => (readFileSync(join(root, path), 'utf8') === content ? [] : [{ country: '--', where: path, message: 'is out of date: run `npm run data:generate`' }]));

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
if (values.help) console.log(help);
else {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json')).sort();
  const results = files.map(read);
  const countries = results.flatMap(({ country }) => (country === undefined ? [] : [country]));
  const findings = [...results.flatMap((result) => result.findings), ...stale()];
  if (files.length !== 54) findings.push({ country: '--', where: 'countries', message: `there are ${files.length} files, not 54` });
  if (values.json) console.log(JSON.stringify({ findings, coverage: countries.map((country) => coverage(country, today)) }, null, 2));
  else {
    console.log(coverageTable(countries.map((country) => coverage(country, today))));
    console.log(`\nEnacted and still to come:\n${countries.flatMap((country) => enactedAfter(country, today)).map((line) => `  ${line}`).join('\n')}`);
    console.log(`\n${coverageTotals(countries)}`);
    for (const { country, where, message } of findings) console.error(`${country} ${where}: ${message}`);
    console.log(findings.length === 0 ? 'All files are in order.' : `${findings.length} findings.`);
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}
