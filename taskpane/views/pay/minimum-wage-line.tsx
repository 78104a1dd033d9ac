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
  const further =
    inPeriod === undefined || period === 'monthly' ? '' : `, ${currency} ${money(inPeriod)} in the pay period`;
  return (
    <p className={mergeClasses(quiet, styles.line)}>
      <span>
        {name}: {currency} {money(amount)} {wagePeriodWords[per].behindAmount}
        {further}
        {from === null ? '' : `, since ${dayInWords(from)}`}.
      </span>
      {inPeriod !== undefined && gross_amount < inPeriod ? (
        <Badge appearance="tint" color="warning">
          Pay is below the minimum wage
        </Badge>
      ) : null}
    </p>
  );
}
