import { figureLabel, labelsIn } from '../../../src/contract/labels';
import type { JournalEntry, JournalLine } from '../../../src/contract/journal';
import { journalPlanWords, type JournalPurpose } from '../../../src/contract/words/journal';
import { minorUnits, toMajor, toMinor } from '../../../src/engine/money';
import { accountsOf, entryOf } from '../../../src/journal/entry';
import { postingsOf } from '../../../src/journal/postings';
import { planOfCountry, plansOfAccounts } from '../../../src/reference/journal-plans';
import { lineFields, type Slip } from '../../../src/register/payslip-lines';
import { groupsBy, twoCurrencies } from '../../../src/register/totals';
import type { CellProgram } from '../../cell/cell-program';
import { type CellValue, wrong } from '../../cell/failure';
import { presenter } from '../../cell/figure';
import { countryText, type Given, isBlank, isUnset, textOf } from '../../cell/values';
import { type Words, words } from '../../cell/words';
import type { Row } from '../payroll-table/column';
import { deductedIn } from '../payroll-table/paid-out';
import type { RowDefaults } from '../payroll-table/row';
import { askPayroll } from '../payroll-table/payroll';
import type { Payslip } from '../payroll-table/shown';
import { columnAt } from '../payroll-table/totals';
import { wordOf } from '../word';

interface JournalArguments extends RowDefaults {
  readonly table: unknown;
  readonly plan: Given;
  /** The heading of the column whose values have an entry each. */
  readonly by: Given;
  /** What headings mean that are not understood: a range of two columns, a heading and its meaning. */
  readonly meanings?: unknown;
}

const figure = (name: 'gross_amount' | 'tax_amount' | 'net_amount'): Words =>
  words('label', { label: (language) => figureLabel(name, language) });

/** What a line is called that the law does not name. */
function textOfLine({ purpose, text }: JournalLine, hasParts: boolean): string | Words {
  if (text !== '') return text;
  const called: { readonly [Purpose in JournalPurpose]?: Words } = {
    gross_pay: hasParts ? words('journal_pay_without_parts') : figure('gross_amount'),
    tax: figure('tax_amount'),
    deductions: words('journal_deductions'),
    net_pay: figure('net_amount'),
  };
  return called[purpose] ?? '';
}

const money = presenter('money');
const sideOf = (amount: number): CellValue => (amount === 0 ? '' : money(amount));

/**
 * The payslips of a payroll. A journal has every row or is refused: a wrong row would make it wrong as a whole.
 *
 * @throws CellError that names the first wrong row
 */
function payslipsOf(rows: readonly (Payslip | { readonly error: unknown } | { readonly row: Row })[]): Payslip[] {
  return rows.flatMap((row, at): Payslip[] => {
    if ('error' in row)
      throw wrong(
        words('journal_row_wrong', { row: at + 2, why: (row as { error: { sentence: string } }).error.sentence }),
      );
    return 'lines' in row ? [row] : [];
  });
}

/**
 * The accounting entries of a payroll, with headings: account, text, debit and credit. The last row has the sums, which
 * are equal. They agree with PAYROLL, because they are made of the same payslips.
 *
 * @throws CellError if the headings, the plan or a row are wrong, or if there are two currencies
 */
export function* payrollJournal({
  country,
  table,
  plan: given,
  by,
  period,
  payDate,
  meanings,
}: JournalArguments): CellProgram<CellValue[][]> {
  const payroll = yield* askPayroll({ country, table, columns: 'lines', period, payDate, meanings }, [
    ...lineFields,
    'currency',
  ]);
  const id = isUnset(given)
    ? planOfCountry(isUnset(country) ? undefined : countryText(country))
    : wordOf(given, journalPlanWords, words('word_of_plan'));
  const at = isUnset(by) ? undefined : columnAt(by, payroll.headings);
  const payslips = payslipsOf(payroll.rows);
  const data = payslips.map((payslip) => payslip.data);
  const currencies = twoCurrencies(data);
  if (currencies !== undefined) throw wrong(words('journal_in_two_currencies', currencies));

  const currency = data.find((one) => one['currency'] !== undefined)?.['currency'];
  const minor = minorUnits(String(currency));
  const hasParts = data.some((one) => one['taxable_parts'] !== undefined);
  const parts = { accountOf: accountsOf(plansOfAccounts[id], []), textOf: () => '', minor };
  const valueOf = ({ row }: Payslip): string => (at === undefined || isBlank(row[at]) ? '' : textOf(row[at], 1_000));
  const entries = groupsBy(payslips, valueOf).map(({ value, rows }) =>
    entryOf(
      value,
      rows.length,
      rows.flatMap((payslip) => postingsOf(payslip.data as Slip, deductedIn(payroll.deductions, payslip.row), minor)),
      parts,
    ),
  );
  const heading = at === undefined ? [] : [textOf(payroll.headings[at])];
  const first = ({ value }: JournalEntry): CellValue[] =>
    at === undefined ? [] : [value || words('totals_without', { heading: heading[0]! })];
  const total = (side: 'debits' | 'credits'): CellValue =>
    money(
      toMajor(
        entries.reduce((sum, entry) => sum + toMinor(entry[side], minor), 0),
        minor,
      ),
    );
  return [
    [
      ...heading,
      words('heading_account'),
      words('heading_account_name'),
      words('heading_text'),
      words('heading_debit'),
      words('heading_credit'),
    ],
    ...entries.flatMap((entry) =>
      entry.lines.map((line): CellValue[] => [
        ...first(entry),
        line.account.number ?? '',
        line.account.name,
        textOfLine(line, hasParts),
        sideOf(line.debit),
        sideOf(line.credit),
      ]),
    ),
    [
      words('label', { label: (language) => labelsIn[language].table.total }),
      ...heading.map(() => ''),
      '',
      '',
      total('debits'),
      total('credits'),
    ],
  ];
}
