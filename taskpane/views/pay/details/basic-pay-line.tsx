import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useFigures } from '../../../../ui/theme/figures';
import { decimalsOf, withCurrency, money } from '../../../../ui/words/numbers';
import type { Division } from '../basic-pay';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({
  sum: { display: 'flex', flexWrap: 'wrap', columnGap: '16px' },
  wrong: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1, margin: 0 },
});

/** The sum of the parts, and what is left as basic pay; or what is wrong with parts that are too large. */
export function BasicPay({
  division,
  currency,
  wrong,
}: {
  readonly division: Division | undefined;
  readonly currency: string;
  readonly wrong: string | undefined;
}) {
  const styles = useStyles();
  const { quiet, figures } = useFigures();
  const amount = (value: number): string =>
    withCurrency(currency, money(value, decimalsOf([Number(value.toFixed(2))])));
  return (
    <div role="status">
      {wrong !== undefined ? (
        <p className={styles.wrong}>{wrong}</p>
      ) : division === undefined ? null : (
        <div className={mergeClasses(quiet, figures, styles.sum)}>
          <span>{say('parts_together', { parts: amount(division.parts) })}</span>
          <span>{say('basic_pay_is', { basic: amount(division.basic) })}</span>
        </div>
      )}
    </div>
  );
}
