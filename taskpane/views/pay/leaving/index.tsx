import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import type { CountryCode } from '../../../../src/contract/country-code';
import { defined } from '../../../../src/defined';
import { useDebounced } from '../../../../ui/inputs/use-debounced';
import { listed, say } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { money } from '../../../../ui/words/numbers';
import { useStored } from '../../../host/stored';
import { useQuestion } from '../../../service/use-question';
import { Answered } from '../../../states/answered';
import { partLabel } from '../../../words/labels';
import { readDay } from '../../../words/typed';
import type { FormPay } from '../regular-pay';
import type { Complaints } from '../stated';
import { groupsOf } from './groups';
import { LastPayslip } from './last-payslip';
import { leaverFormulas } from './leaver-formulas';
import { isLeavingFields, type LeavingFields, noFields } from './leaving-fields';
import { LeavingForm } from './leaving-form';
import { leavingAsked } from './leaving-request';

const useStyles = makeStyles({ text: { margin: 0 } });

const dayOrNone = (day: string): string | undefined =>
  day === '' || readDay(day).wrong !== undefined ? undefined : day;

/**
 * The last payslip of the employee in the form, who leaves.
 *
 * @param currency currency of the form
 * @param ownCurrency currency of the country, in which the last payslip is
 */
export default function LeavingView({
  of,
  country,
  currency,
  ownCurrency = currency,
}: {
  readonly of: FormPay;
  readonly country: CountryCode;
  readonly currency: string;
  readonly ownCurrency: string | undefined;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const text = mergeClasses(quiet, styles.text);
  const [fields, setFields] = useStored<LeavingFields>('pay-leaving', noFields, isLeavingFields);
  const [half, setHalf] = useState<Readonly<Partial<Record<'started' | 'ends', boolean>>>>({});
  const law = useQuestion('getLabourLaw', useDebounced({ country, ...defined({ on: dayOrNone(fields.ends) }) }), {
    keep: true,
  });
  const known = law.answer?.data.country === country ? law.answer.data : undefined;
  const groups = groupsOf(known, fields.reason);
  const hasSeniority = known?.facts.some(({ kind, none }) => kind === 'seniority_bonus' && !none) === true;
  const category = groups.has(fields.category) ? fields.category : undefined;
  const waitsForLaw = fields.category !== '' && law.answer === undefined && law.problem === undefined;
  // The field is not there for a law without the bonus.
  const { seniorityBase: base = '', ...others } = fields;
  const asked = leavingAsked(country, of, { ...others, seniorityBase: hasSeniority ? base : '' }, category);
  const complaints: Complaints = {
    ...asked.complaints,
    ...defined({
      started: half.started === true ? say('complete_the_date_or_clear_it') : undefined,
      ends: half.ends === true ? say('complete_the_date_or_clear_it') : undefined,
    }),
  };
  const isWrong = Object.keys(complaints).length > 0;
  const isOwnCurrency = currency === ownCurrency;
  const input = isWrong || !isOwnCurrency || waitsForLaw ? undefined : asked.input;
  const question = useQuestion('calculateLeaver', useDebounced(input), { keep: true });
  const answer = question.answer?.data.country === country ? question.answer : undefined;

  function result() {
    if (!isOwnCurrency) return <p className={text}>{say('leaving_in_own_currency', { currency: ownCurrency })}</p>;
    if (isWrong) return <p className={text}>{say('correct_field_for_last_payslip')}</p>;
    if (fields.started === '' || fields.ends === '')
      return <p className={text}>{say('enter_the_first_and_last_day')}</p>;
    return (
      <Answered question={{ ...question, answer }} lines={10}>
        {(found) => (
          <LastPayslip
            answer={found}
            outdated={question.outdated}
            formulas={input === undefined ? [] : leaverFormulas(input, found.data, known)}
          />
        )}
      </Answered>
    );
  }
  return (
    <div className={stack}>
      <p className={text}>
        {[
          say('regular_pay', { currency, amount: money(asked.amount) }),
          ...(asked.besides.length === 0
            ? []
            : [say('paid_besides', { parts: listed(asked.besides.map((part) => partLabel(part))) })]),
        ].join(' ')}
      </p>
      <LeavingForm
        fields={fields}
        complaints={complaints}
        groups={groups}
        hasSeniority={hasSeniority}
        currency={currency}
        onChange={(change) => setFields({ ...fields, ...change })}
        onHalfDay={(name, isHalf) => setHalf((before) => ({ ...before, [name]: isHalf }))}
      />
      {result()}
    </div>
  );
}
