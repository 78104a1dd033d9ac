import { listed, say } from '../../../../ui/language/say';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useFigures } from '../../../../ui/theme/figures';
import { useStored } from '../../../host/stored';
import { useDebounced } from '../../../../ui/inputs/use-debounced';
import { useQuestion } from '../../../service/use-question';
import { Answered } from '../../../states/answered';
import { money } from '../../../../ui/words/numbers';
import { ChangeLines } from './change-lines';
import { areYearChanges, type YearChange } from './changes';
import { yearAsked, type YearOf } from './year-request';
import { YearResult } from './year-result';

const useStyles = makeStyles({ text: { margin: 0 } });

/** A year of pay of the employee in the form, with what changes in which month. */
export default function YearView({ of, currency }: { readonly of: YearOf; readonly currency: string }) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const [changes, setChanges] = useStored<readonly YearChange[]>('pay-year', [], areYearChanges);
  const { amount, paidOnce, input, complaints } = yearAsked(of, changes);
  const question = useQuestion('calculatePayrollYear', useDebounced(input), { keep: true });
  const answer = question.answer?.data.country === of.country ? question.answer : undefined;
  return (
    <div className={stack}>
      <p className={mergeClasses(quiet, styles.text)}>
        {[
          say('regular_pay', { currency, amount: money(amount) }),
          ...(paidOnce.length === 0 ? [] : [say('paid_once_not_regular', { parts: listed(paidOnce) })]),
        ].join(' ')}
      </p>
      <ChangeLines
        changes={changes}
        complaints={complaints}
        asks={of.asks}
        currency={currency}
        months={of.months}
        onChange={setChanges}
      />
      {input === undefined ? <p className={mergeClasses(quiet, styles.text)}>{say('correct_field_for_year')}</p> : null}
      {input !== undefined || answer !== undefined ? (
        <Answered question={{ ...question, answer }} lines={12}>
          {(found) => (
            <YearResult answer={found} asked={question.answered!} asks={of.asks} outdated={question.outdated} />
          )}
        </Answered>
      ) : null}
    </div>
  );
}
