import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, useId, useState } from 'react';
import type { PayrollMonth, PayrollYear } from '../../../../src/contract/payroll-year';
import { characterWidth, useElementWidth } from '../../../../ui/charts/element-width';
import { alwaysRight, useFigures } from '../../../../ui/theme/figures';
import { monthInWords } from '../../../../ui/words/dates';
import { decimalsOf, money } from '../../../../ui/words/numbers';
import { payslipLines } from '../lines';
import { Opener } from '../opener';
import { PayslipTable } from '../payslip-table';
import { fittingColumns } from './fitting-columns';
import { type YearAmounts, yearColumns } from './year-columns';
import { say } from '../../../../ui/language/say';

const gap = 10;

const useStyles = makeStyles({
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...typographyStyles.body1 },
  head: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    verticalAlign: 'bottom',
    paddingBlock: '2px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  name: { textAlign: 'start', fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
  cell: {
    paddingBlock: '4px',
    paddingInline: 0,
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  gap: { paddingLeft: `${gap}px` },
  figureHead: { textAlign: alwaysRight, whiteSpace: 'normal' },
  sum: { fontWeight: tokens.fontWeightSemibold, borderBottom: 'none' },
  payslip: { padding: '4px 0 12px 12px' },
});

const noRules = () => undefined;

/**
 * The months of a year with their amounts, and the totals. A month opens its payslip. Columns without room are left out:
 * the payslip has their amounts.
 */
export function YearTable({ year, caption }: { readonly year: PayrollYear; readonly caption: string }) {
  const styles = useStyles();
  const { number, hidden } = useFigures();
  const [box, width] = useElementWidth<HTMLDivElement>();
  const [open, setOpen] = useState<string | undefined>();
  const table = useId();
  const { months, totals } = year;
  const all: readonly YearAmounts[] = [...months, totals];
  const decimals = decimalsOf(all.flatMap((row) => yearColumns.map(({ id }) => row[id])));
  const columns = fittingColumns(
    [
      { id: 'month', name: say('month'), priority: 9, texts: months.map(({ month }) => monthInWords(month)) },
      ...yearColumns.map((column) => ({ ...column, texts: all.map((row) => money(row[column.id], decimals)) })),
    ],
    width,
    characterWidth,
    gap,
  );
  const shown = yearColumns.filter(({ id }) => columns.some((column) => column.id === id));
  const amounts = (row: YearAmounts, looks?: string) =>
    shown.map(({ id }) => (
      <td key={id} className={mergeClasses(styles.cell, styles.gap, number, looks)}>
        {money(row[id], decimals)}
      </td>
    ));
  const payslipOf = ({ month, payslip }: PayrollMonth) =>
    payslip === undefined ? null : (
      <tr>
        <td colSpan={shown.length + 1} id={`${table}-${month}`} className={styles.payslip}>
          <PayslipTable
            caption={say('payslip_of_month', { month: monthInWords(month) })}
            lines={payslipLines(payslip)}
            rules={noRules}
          />
        </td>
      </tr>
    );
  return (
    <div ref={box}>
      <table className={styles.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.name)}>
              {say('month')}
            </th>
            {shown.map(({ id, name }) => (
              <th key={id} scope="col" className={mergeClasses(styles.head, styles.gap, styles.figureHead)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => {
            const isOpen = open === row.month;
            return (
              <Fragment key={row.month}>
                <tr>
                  <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
                    <Opener
                      open={isOpen}
                      controls={`${table}-${row.month}`}
                      onToggle={() => setOpen(isOpen ? undefined : row.month)}
                    >
                      {monthInWords(row.month)}
                    </Opener>
                  </th>
                  {amounts(row)}
                </tr>
                {isOpen ? payslipOf(row) : null}
              </Fragment>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={mergeClasses(styles.cell, styles.name, styles.sum)}>
              {say('total')}
            </th>
            {amounts(totals, styles.sum)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
