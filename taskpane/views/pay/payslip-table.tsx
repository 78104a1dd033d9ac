import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useFigures } from '../../parts/figures';
import { decimalsOf, money } from '../../words/numbers';
import type { Line } from './lines';

const useStyles = makeStyles({
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...typographyStyles.body1 },
  name: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: '3px',
    paddingLeft: 0,
    paddingRight: '12px',
  },
  amount: { paddingBlock: '3px', paddingLeft: 0, paddingRight: 0, verticalAlign: 'baseline' },
  sum: {
    fontWeight: tokens.fontWeightSemibold,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    paddingBlock: '5px',
  },
  part: { color: tokens.colorNeutralForeground2, ...typographyStyles.caption1, paddingLeft: '12px' },
});

/** Lines of a payslip with their amounts in one column. */
export function PayslipTable({ caption, lines }: { readonly caption: string; readonly lines: readonly Line[] }) {
  const styles = useStyles();
  const { number, hidden } = useFigures();
  const decimals = decimalsOf(lines.map(({ amount }) => amount));
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
      <tbody>
        {lines.map(({ id, name, amount, weight }) => (
          <tr key={id}>
            <th
              scope="row"
              className={mergeClasses(styles.name, weight === 'sum' && styles.sum, weight === 'part' && styles.part)}
            >
              {name}
            </th>
            <td
              className={mergeClasses(
                styles.amount,
                number,
                weight === 'sum' && styles.sum,
                weight === 'part' && styles.part,
              )}
            >
              {money(amount, decimals)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
