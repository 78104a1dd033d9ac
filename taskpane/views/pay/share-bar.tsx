import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { TaxResult } from '../../../src/contract/tax';
import { series } from '../../../ui/theme/theme';
import { useTheme } from '../../../ui/theme/use-theme';
import { computedPercent } from '../../../ui/words/numbers';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    columnGap: '2px',
    blockSize: '8px',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    rowGap: '2px',
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    margin: 0,
    padding: 0,
    marginBlockStart: '6px',
    listStyleType: 'none',
  },
  entry: { display: 'flex', alignItems: 'center', columnGap: '6px' },
  dot: { inlineSize: '8px', blockSize: '8px', borderRadius: '2px', forcedColorAdjust: 'none' },
});

/** Gross pay divided into net pay, contributions and tax. */
export function ShareBar({
  payslip: { gross_amount, net_amount, tax_amount, pension = 0 },
}: {
  readonly payslip: TaxResult;
}) {
  const styles = useStyles();
  const colours = series[useTheme()];
  const parts = [
    { name: say('net'), amount: net_amount, colour: colours.first },
    { name: say('contributions'), amount: pension, colour: colours.third },
    { name: say('tax'), amount: tax_amount, colour: colours.second },
  ].filter(({ amount }) => amount > 0);
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ name, amount, colour }) => (
          <div key={name} style={{ flexGrow: amount, flexBasis: 0, backgroundColor: colour }} />
        ))}
      </div>
      <ul className={mergeClasses(styles.legend)} aria-label={say('shares_of_the_gross')}>
        {parts.map(({ name, amount, colour }) => (
          <li key={name} className={styles.entry}>
            <span className={styles.dot} style={{ backgroundColor: colour }} aria-hidden />
            {name} {computedPercent((amount / gross_amount) * 100)}
          </li>
        ))}
      </ul>
    </div>
  );
}
