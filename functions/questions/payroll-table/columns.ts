import type { ColumnName } from '../../../src/contract/labels';
import { isDetailName, payDetails } from '../../../src/contract/details';
import { payParts } from '../../../src/contract/words/pay-parts';
import { payColumns } from '../../../src/contract/words/payroll-columns';
import { wrong } from '../../cell/failure';
import { quoted, together, words } from '../../cell/words';
import { type Given, isBlank, textOf } from '../../cell/values';
import { labelValue } from '../label-value';
import type { Column, Columns, Deduction, Row } from './column';
import { type MeaningOf, wordsMean } from './meanings';
import { refuseHoursAlone } from './overtime';
import { withNumbersRead } from './percent-columns';
import { refuseSameHeadings, withoutRepeated } from './repeated';
import { hasValues, isPhoneAmount, refuseUnknown } from './unknown-columns';

const isPay = (name: ColumnName): boolean => (payColumns as readonly string[]).includes(name);

/** Several columns may be chosen to mean one part of pay, and are added up. */
const isPart = (name: ColumnName): boolean => payParts.some((part) => part === name);

const family = ['marital_status', 'children'] as const;

/** The parts of the quotient say less than the family, of which the law makes them. */
function refuseQuotient(quotients: readonly Deduction[], stated: readonly Column[], rows: readonly Row[]): void {
  const missing = family.filter((name) => !stated.some((column) => column.name === name));
  const [quotient] = quotients.filter((column) => hasValues(column, rows));
  if (quotient !== undefined && missing.length > 0)
    throw wrong(
      words('shares_follow_from_family', {
        heading: quoted(quotient.heading),
        labels: together(missing.map(labelValue)),
      }),
    );
}

const noHeadings = (): Error => wrong(words('first_row_without_headings', { headings: payColumns.map(labelValue) }));

/** The one currency that the headings of pay name. */
function currencyOf(named: ReadonlyMap<string, string>): string | undefined {
  const [first, second] = [...named.keys()];
  if (second !== undefined)
    throw wrong(
      words('columns_of_two_currencies', { first: quoted(named.get(first!)), second: quoted(named.get(second)) }),
    );
  return first;
}

const takesPercent = (name: ColumnName): boolean =>
  isDetailName(name) && ['part', 'share'].includes(payDetails[name].kind);

/** `Basic` is basic pay in a table that has no other column of pay; beside one it is a share of it. */
const withBasicPay = (stated: readonly Column[]): readonly Column[] =>
  stated.some((column) => isPay(column.name) && column.added !== true)
    ? stated
    : stated.map((column) => (column.name === 'basic' ? { ...column, name: 'basic_pay' } : column));

/**
 * The columns of a table by its header row, in any order. Columns that identify people, banks or dates are left out.
 *
 * @param meaningOf what a heading means
 * @throws CellError that names every heading that is not known and may change the pay
 */
export function columnsOf(headings: Row, rows: readonly Row[], meaningOf: MeaningOf = wordsMean): Columns {
  const [unknown, deductions, quotients, found] = [
    [] as Deduction[],
    [] as Deduction[],
    [] as Deduction[],
    [] as Column[],
  ];
  const [currencies, inPercent] = [new Map<string, string>(), new Set<Column>()];
  headings.forEach((cell: Given, at) => {
    if (isBlank(cell)) {
      if (rows.some((row) => !isBlank(row[at]))) throw wrong(words('column_without_heading', { number: at + 1 }));
      return;
    }
    const heading = textOf(cell);
    const { meaning, currency, percent, isChosen } = meaningOf(heading);
    const column = { at, heading };
    if (meaning?.kind === 'states' || meaning?.kind === 'adds') {
      if (percent && !takesPercent(meaning.name)) return void unknown.push(column);
      const { kind, name } = meaning;
      const isAdded = kind === 'adds' || (isChosen === true && isPart(name));
      const statedHere: Column = isAdded ? { ...column, name, added: true } : { ...column, name };
      found.push(statedHere);
      if (percent) inPercent.add(statedHere);
      if (currency !== undefined && (isPay(name) || takesPercent(name))) currencies.set(currency, heading);
    } else if (meaning?.kind === 'deducts') deductions.push(column);
    else if (meaning?.kind === 'quotient') quotients.push(column);
    else if (meaning === undefined || (meaning.kind === 'phone' && isPhoneAmount(column, rows))) unknown.push(column);
  });
  const all = withBasicPay(found);
  const hasPay = all.some(({ name, added }) => isPay(name) && added !== true);
  if (!hasPay && headings.some((cell) => typeof cell === 'number')) throw noHeadings();
  refuseUnknown(unknown, rows);
  const stated = withoutRepeated(all, rows);
  refuseSameHeadings([...stated.filter(({ added }) => added), ...deductions], rows);
  if (!hasPay) throw noHeadings();
  refuseQuotient(quotients, stated, rows);
  refuseHoursAlone(stated, rows);
  return {
    stated: stated.map((column) => withNumbersRead(column, rows, inPercent.has(column))),
    deductions,
    currency: currencyOf(currencies),
  };
}
