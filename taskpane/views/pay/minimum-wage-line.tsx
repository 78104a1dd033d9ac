import { say } from '../../../ui/language/say';
import { termed } from '../../../ui/language/terms';
import { Badge, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { TaxResult } from '../../../src/contract/tax';
import { wagePeriodWords } from '../../../src/contract/words/wage-periods';
import { useFigures } from '../../../ui/theme/figures';
import { dayInWords } from '../../../ui/words/dates';
import { money } from '../../../ui/words/numbers';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '4px', margin: 0 },
});

/** The minimum wage of the employee, where one is recorded, and a mark if pay is below it. */
export function MinimumWageLine({
  payslip: { minimum_wage: wage, currency, gross_amount, period },
}: {
  readonly payslip: TaxResult;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  if (wage === undefined) return null;
  const { amount, per, name, from, period_amount: inPeriod } = wage;
  const isConverted = inPeriod !== undefined && period !== 'monthly';
  const since = from === null ? undefined : dayInWords(from);
  const minimum = {
    name,
    currency,
    amount: money(amount),
    per: termed('wage_period', per, wagePeriodWords[per].behindAmount),
  };
  const sentence = isConverted
    ? since === undefined
      ? say('minimum_wage_in_period', { ...minimum, inPeriod: money(inPeriod) })
      : say('minimum_wage_in_period_since', { ...minimum, inPeriod: money(inPeriod), since })
    : since === undefined
      ? say('minimum_wage', minimum)
      : say('minimum_wage_since', { ...minimum, since });
  return (
    <p className={mergeClasses(quiet, styles.line)}>
      <span>{sentence}</span>
      {inPeriod !== undefined && gross_amount < inPeriod ? (
        <Badge appearance="tint" color="warning">
          {say('pay_is_below_the_minimum_wage')}
        </Badge>
      ) : null}
    </p>
  );
}
