import { countNames, type Enacted, type Finding } from '../../src/reference/check';
import { say } from '../../src/language/say';
import type { Paint } from '../command/paint';
import { bankCoverage, bankLines } from './banks';
import { countCells, sumOfCells } from './cells';
import { coverage, totals } from './coverage';
import type { Checked } from './findings';
import { labourCoverage, labourLines } from './labour';
import { missingNamesLines, namesLines } from './names';
import { countNotes } from './notes';
import { openReturnLines, returnCoverage, returnsLine } from './returns';
import { cellsCounted, coverageTable, openLines, totalsLine } from './table';

function findingLines(findings: readonly Finding[], paint: Paint): string[] {
  if (findings.length === 0) return [paint('green', 'All files are in order.')];
  const count = findings.length === 1 ? '1 finding.' : `${findings.length} findings.`;
  return [
    ...findings.map(({ country, where, message }) => `${paint('red', country)} ${where}: ${message}`),
    paint('red', count),
  ];
}

const monthOf = (day: string): string => day.slice(0, 7);

const enactedLines = (enacted: readonly Enacted[]): string[] => [
  'Enacted, not yet in force:',
  ...enacted.map(({ country, what, days }) => `  ${country}: ${what} from ${days.join(', ')}`),
  ...(enacted.length === 0 ? ['  nothing'] : []),
];

/**
 * The findings, the coverage and the coming changes, as text for a person.
 *
 * @param open true to list what is not established
 */
export function checkPage(
  { findings, countries, enacted }: Checked,
  today: string,
  paint: Paint,
  open = false,
): string {
  const rows = countries.map((country) => coverage(country, today));
  const returns = returnCoverage(countries, monthOf(today));
  const names = countNames(countries);
  const notes = countNotes(countries);
  return [
    ...findingLines(findings, paint),
    '',
    coverageTable(rows, paint),
    ...(open
      ? [
          '',
          'Not established:',
          ...openLines(rows),
          '',
          'In no recorded return or payment:',
          ...openReturnLines(returns),
          '',
          'Names of payslip lines that are missing in the language of the payroll:',
          ...missingNamesLines(names),
          '',
          'Notes of the law that are missing in the language of the payroll:',
          ...missingNamesLines(notes),
        ]
      : []),
    '',
    ...enactedLines(enacted),
    '',
    ...bankLines(bankCoverage(today)),
    '',
    totalsLine(totals(countries)),
    `Cells: ${say(cellsCounted(sumOfCells(rows.map(({ cells }) => cells))))}`,
    returnsLine(returns),
    ...namesLines('Names', names),
    ...namesLines('Notes', notes),
    '',
    ...labourLines(labourCoverage(countries, today)),
  ].join('\n');
}

/** The findings and the coverage for JSON output. */
export const checkJson = ({ findings, countries, enacted }: Checked, today: string) => ({
  findings,
  coverage: countries.map((country) => coverage(country, today)),
  enacted,
  banks: bankCoverage(today),
  totals: totals(countries),
  cells: sumOfCells(countries.map((country) => countCells(country, today))),
  returns: returnCoverage(countries, monthOf(today)),
  labour: labourCoverage(countries, today),
  names: countNames(countries),
  notes: countNotes(countries),
});
