import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { InputOf } from '../../../../src/client';
import type { CountryCode } from '../../../../src/contract/country-code';
import { overtimeKinds } from '../../../../src/contract/words/labour';
import { oncePaidParts } from '../../../../src/contract/words/pay-parts';
import { defined } from '../../../../src/defined';
import { labourFactsOf, type OvertimeKind } from '../../../../src/workbooks/labour-facts';
import { ViewHead } from '../../../../ui/frame/view-head';
import { Choice } from '../../../../ui/inputs/choice';
import { useDebounced } from '../../../../ui/inputs/use-debounced';
import { say, sayings } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { withCurrency, money } from '../../../../ui/words/numbers';
import { sentence } from '../../../../ui/words/sentence';
import { InsertMenu } from '../../../parts/insert-menu';
import { MetaSources } from '../../../parts/meta-sources';
import { useQuestion } from '../../../service/use-question';
import { Answered } from '../../../states/answered';
import { formula } from '../../../words/formula';
import { readAmount } from '../../../words/typed';
import { TextField } from '../details/text-field';
import { useGrid } from '../details/use-grid';
import { type FormPay, regularPay } from '../regular-pay';

const kindNames: Readonly<Record<OvertimeKind, string>> = sayings({
  day: 'overtime_day',
  night: 'overtime_night',
  rest_day: 'overtime_rest_day',
  public_holiday: 'overtime_public_holiday',
  rest_day_night: 'overtime_rest_day_night',
  public_holiday_night: 'overtime_public_holiday_night',
});

const useStyles = makeStyles({
  text: { margin: 0 },
  amount: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
  all: { gridColumn: '1 / -1' },
});

/** Parts of the form that are no basic pay of a month. */
const notRegular = ['overtime', 'commission', ...oncePaidParts] as const;

/** What the law makes an employer pay for hours of overtime of the employee in the form. */
export default function OvertimeView({
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
  const grid = useGrid();
  const { stack, quiet, fields: fieldStyle, choices } = useFigures();
  const text = mergeClasses(quiet, styles.text);
  const [hours, setHours] = useState('');
  const [basic, setBasic] = useState('');
  const [chosen, setChosen] = useState<OvertimeKind>('day');
  const [group, setGroup] = useState('');
  const law = useQuestion('getLabourLaw', { country }, { keep: true });
  const facts = law.answer?.data.facts.find(({ kind }) => kind === 'overtime');
  const rule = labourFactsOf(law.answer?.data).get('overtime');
  const kinds = rule === undefined ? overtimeKinds : rule.overtime;
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? 'day');
  const groups = Object.entries((facts?.rule['categories'] as Readonly<Record<string, string>> | undefined) ?? {});
  const category = group === '' ? rule?.group : group;
  const [readHours, readBasic] = [readAmount(hours), readAmount(basic)];
  const regular = regularPay(of, notRegular).amount;
  const isOwnCurrency = currency === ownCurrency;
  const isWrong = readHours.wrong !== undefined || readBasic.wrong !== undefined;
  const input: InputOf<'calculateOvertime'> | undefined =
    readHours.value === undefined || isWrong || !isOwnCurrency
      ? undefined
      : {
          country,
          pay: readBasic.value ?? regular,
          hours: readHours.value,
          kind,
          ...defined({ category: category === '' ? undefined : category }),
        };
  const question = useQuestion('calculateOvertime', useDebounced(input), { keep: true });
  const answer = question.answer?.data.country === country ? question.answer : undefined;

  function result() {
    if (!isOwnCurrency) return <p className={text}>{say('overtime_in_own_currency', { currency: ownCurrency })}</p>;
    if (input === undefined) return <p className={text}>{say('enter_hours_of_overtime')}</p>;
    return (
      <Answered question={{ ...question, answer }} lines={4}>
        {({ data, meta }) => (
          <section className={mergeClasses(stack, question.outdated && styles.outdated)} aria-busy={question.outdated}>
            <div>
              <ViewHead
                title={say('overtime_pay')}
                tools={
                  <InsertMenu
                    what={say('overtime_pay')}
                    formulas={[
                      {
                        name: say('overtime_pay'),
                        formula: formula(
                          'OVERTIME',
                          country,
                          input.pay,
                          input.hours,
                          kind === 'day' ? undefined : kind,
                          undefined,
                          input.category === undefined ? undefined : `category=${input.category}`,
                        ),
                      },
                    ]}
                  />
                }
              />
              <div role="status">
                <span className={styles.amount}>{withCurrency(data.currency, money(data.amount))}</span>
              </div>
            </div>
            {data.lines.map((line) => (
              <p key={line.text} className={styles.text}>
                {line.amount === null
                  ? line.text
                  : say('step_with_amount', { step: line.text, amount: money(line.amount) })}
              </p>
            ))}
            <MetaSources meta={meta} law />
          </section>
        )}
      </Answered>
    );
  }
  return (
    <div className={stack}>
      <p className={text}>{say('overtime_about', { currency, amount: money(regular) })}</p>
      <div className={mergeClasses(fieldStyle, grid)}>
        <TextField
          label={say('hours_of_overtime')}
          text={hours}
          wrong={readHours.wrong}
          onType={setHours}
          unit={say('unit_hours')}
        />
        <TextField
          label={say('basic_pay_of_month')}
          text={basic}
          wrong={readBasic.wrong}
          onType={setBasic}
          placeholder={money(regular)}
          unit={currency}
        />
        <div className={mergeClasses(choices, styles.all)}>
          <Choice
            label={say('when_worked')}
            options={kinds.map((key) => ({ key, name: kindNames[key] }))}
            value={kind}
            onChange={setChosen}
          />
        </div>
        {groups.length === 0 ? null : (
          <Choice
            label={say('group_of_employee')}
            options={groups.map(([key, name]) => ({ key, name: sentence(name) }))}
            value={category ?? groups[0]![0]}
            onChange={setGroup}
          />
        )}
      </div>
      {result()}
    </div>
  );
}
