import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, useId, useState } from 'react';
import { useFigures } from '../../../ui/theme/figures';
import { decimalsOf, exact, money } from '../../../ui/words/numbers';
import type { LineRules } from './line-rules';
import type { Line } from './lines';
import { Opener } from './opener';
import { RuleInWords } from './rule-in-words';

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
  rule: { paddingInline: '12px 0', paddingBlock: '2px 8px' },
});

/** Lines of a payslip with their amounts in one column. A line with a rule opens it on a click. */
export function PayslipTable({
  caption,
  lines,
  rules,
}: {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly rules: LineRules;
}) {
  const styles = useStyles();
  const { number, hidden } = useFigures();
  const [open, setOpen] = useState<string | undefined>();
  const table = useId();
  const decimals = decimalsOf(lines.flatMap(({ amount, count }) => (count === true ? [] : [amount])));
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
      <tbody>
        {lines.map(({ id, name, amount, weight, count }) => {
          const looks = mergeClasses(weight === 'sum' && styles.sum, weight === 'part' && styles.part);
          const rule = rules(id);
          const isOpen = open === id;
          const explanation = `${table}-${id}`;
          return (
            <Fragment key={id}>
              <tr>
                <th scope="row" className={mergeClasses(styles.name, looks)}>
                  {rule === undefined ? (
                    name
                  ) : (
                    <Opener open={isOpen} controls={explanation} onToggle={() => setOpen(isOpen ? undefined : id)}>
                      {name}
                    </Opener>
                  )}
                </th>
                <td className={mergeClasses(styles.amount, number, looks)}>
                  {count === true ? exact(amount) : money(amount, decimals)}
                </td>
              </tr>
              {isOpen && rule !== undefined ? (
                <tr>
                  <td colSpan={2} id={explanation} className={styles.rule}>
                    <RuleInWords rule={rule} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
