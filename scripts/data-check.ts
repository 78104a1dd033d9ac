import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkFolder,
  checkGenerated,
  checkKinds,
  type Enacted,
  enactedAfter,
  type Finding,
  nowhere,
} from '../src/reference/check';
import { marketFiles } from '../src/reference/market/data';
import { coverage, totals } from './check/coverage';
import { checkFile } from './check/file';
import { coverageTable, totalsLine } from './check/table';
import { generated } from './generate-reference';
import { type Paint, paintFor } from './paint';

const help = `Usage: npm run data:check [-- --json]

Checks every country file: its format and name, sources and their kinds, that they carry the recorded confidence, bands, dates, ids, VAT rates,
that nothing derived from it is out of date, and that the engine can compute all of its law on every day on which it changes.
Of the figures of the market it checks the kinds of their sources.
Then prints what is covered: tax years, when each group was last confirmed and with what confidence, and what is not recorded.
Exits with 1 when anything is wrong.`;

const root = join(__dirname, '..');
const folder = join(root, 'src/reference/data/countries');
const today = new Date().toISOString().slice(0, 10);

function findingLines(findings: readonly Finding[], paint: Paint): string[] {
  if (findings.length === 0) return [paint('green', 'All files are in order.')];
  const count = findings.length === 1 ? '1 finding.' : `${findings.length} findings.`;
  return [
    ...findings.map(({ country, where, message }) => `${paint('red', country)} ${where}: ${message}`),
    paint('red', count),
  ];
}

const { rates, ...others } = marketFiles;
const marketFindings = (): Finding[] => [
  ...Object.entries(others).flatMap(([name, { sources }]) => checkKinds(sources, nowhere, `market ${name} `)),
  ...checkKinds({ source: rates.source }, nowhere, 'market rates '),
];

const enactedLines = (enacted: readonly Enacted[]): string[] => [
  'Enacted and still to come:',
  ...enacted.map(({ country, what, days }) => `  ${country}: ${what} from ${days.join(', ')}`),
  ...(enacted.length === 0 ? ['  nothing'] : []),
];

function check(json: boolean): void {
  const files = readdirSync(folder).sort();
  const checked = files.map((file) => checkFile(file, readFileSync(join(folder, file), 'utf8'), today));
  const contentOf = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  // What is derived can only be compared where every file could be read.
  const readable = checked.every(({ country }) => country !== undefined);
  const findings = [
    ...checkFolder(files),
    ...checked.flatMap((file) => file.findings),
    ...marketFindings(),
    ...(readable ? checkGenerated(generated(), contentOf) : []),
  ];
  const countries = checked.flatMap(({ country }) => (country === undefined ? [] : [country]));
  const rows = countries.map((country) => coverage(country, today));
  const enacted = countries.flatMap((country) => enactedAfter(country, today));
  const paint = paintFor(process.stdout, process.env);
  console.log(
    json
      ? JSON.stringify({ findings, coverage: rows, enacted, totals: totals(countries) }, null, 2)
      : [
          ...findingLines(findings, paint),
          '',
          coverageTable(rows, paint),
          '',
          ...enactedLines(enacted),
          '',
          totalsLine(totals(countries)),
        ].join('\n'),
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help === true) console.log(help);
  else check(values.json === true);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
