import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { TaxResult } from '../../../src/contract/tax';
import { useFigures } from '../../parts/figures';
import { decimalsOf, money, percent } from '../../words/numbers';

const useStyles = makeStyles({
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...typographyStyles.body1, tableLayout: 'fixed' },
  head: {
    textAlign: 'end',
    paddingBlock: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    paddingInlineStart: '8px',
  },
  name: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  cell: {
    paddingBlock: '4px',
    paddingInlineStart: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    verticalAlign: 'baseline',
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
});

export interface Compared {
  readonly name: string;
  readonly payslip: TaxResult;
}

interface ComparedLine {
  readonly name: string;
  readonly amountIn: (payslip: TaxResult) => number | undefined;
  readonly strong?: boolean;
}

const byId = (lines: TaxResult['contributions'], id: string): number | undefined =>
  lines?.find((line) => line.id === id)?.amount;

const sum = (lines: TaxResult['contributions']): number => lines?.reduce((total, { amount }) => total + amount, 0) ?? 0;

/**
 * The lines of a comparison. Within one country each contribution has its own line; across borders only their sum
 * compares.
 */
function comparedLines([a, b]: readonly [Compared, Compared]): readonly ComparedLine[] {
  const same = a.payslip.country === b.payslip.country;
  const named = (side: 'contributions' | 'employer_contributions') =>
    [...new Map([...(a.payslip[side] ?? []), ...(b.payslip[side] ?? [])].map(({ id, name }) => [id, name]))].map(
      ([id, name]): ComparedLine => ({ name, amountIn: (payslip) => byId(payslip[side], id) ?? 0 }),
    );
  return [
    { name: 'Gross pay', amountIn: ({ gross_amount }) => gross_amount },
    ...(same ? named('contributions') : [{ name: 'Contributions', amountIn: ({ pension = 0 }: TaxResult) => pension }]),
    { name: 'Tax', amountIn: ({ tax_amount }) => tax_amount },
    { name: 'Net pay', amountIn: ({ net_amount }) => net_amount, strong: true },
    ...(same
      ? named('employer_contributions')
      : [
          {
            name: 'Employer contributions',
            amountIn: ({ employer_contributions }: TaxResult) => sum(employer_contributions),
          },
        ]),
    { name: 'Employer cost', amountIn: ({ employer_cost }) => employer_cost, strong: true },
  ];
}

const share = (amount: number, { gross_amount }: TaxResult): string =>
  percent(Number(((amount / gross_amount) * 100).toFixed(1)));

/** Two payslips side by side, each amount with its share of gross pay. */
export function Comparison({ both }: { readonly both: readonly [Compared, Compared] }) {
  const styles = useStyles();
  const { number, quiet, hidden } = useFigures();
  const lines = comparedLines(both);
  const decimals = both.map(({ payslip }) => decimalsOf(lines.map(({ amountIn }) => amountIn(payslip) ?? 0)));
  return (
    <table className={styles.table}>
      <caption className={hidden}>{`${both[0].name} and ${both[1].name} compared`}</caption>
      <thead>
        <tr>
          <td className={styles.name} style={{ inlineSize: '34%' }} />
          {both.map(({ name, payslip }) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
              <div className={quiet}>{payslip.currency}</div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, amountIn, strong }) => (
          <tr key={name}>
            <th scope="row" className={mergeClasses(styles.name, strong === true && styles.strong)}>
              {name}
            </th>
            {both.map(({ name: whose, payslip }, at) => {
              const amount = amountIn(payslip);
              return (
                <td key={whose} className={mergeClasses(styles.cell, number, strong === true && styles.strong)}>
                  {amount === undefined ? 'not known' : money(amount, decimals[at])}
                  {amount === undefined || name === 'Gross pay' ? null : (
                    <div className={quiet}>{share(amount, payslip)}</div>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
