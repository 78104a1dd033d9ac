import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { oneOf, useStored } from '../../host/stored';
import { defined } from '../../../src/defined';
import { AmountInput } from '../../parts/amount-input';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../../ui/theme/figures';
import { useAmountText } from '../../parts/use-amount-text';
import { useDebounced } from '../../../ui/inputs/use-debounced';
import { useQuestion } from '../../service/use-question';
import { useCountry } from '../../country/country-context';
import { Answered } from '../../states/answered';
import { type VatCategory, vatCategoryLabels } from '../../words/labels';
import { money } from '../../../ui/words/numbers';
import { readAmount } from '../../words/typed';
import { AllCountries } from './all-countries';
import { VatResult } from './vat-result';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: '40px',
      alignItems: 'start',
    },
  },
  amounts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '12px',
    alignItems: 'start',
  },
});

/** VAT added to a net amount or extracted from a gross one, and the rates of all countries. */
export default function VatView() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { country } = useCountry();
  const [text, setText] = useAmountText('vat-amount', 1_000);
  const [side, setSide] = useStored<'net' | 'gross'>('vat-side', 'net', oneOf(['net', 'gross']));
  const [category, setCategory] = useState<VatCategory>('standard');
  const { value: amount, wrong } = readAmount(text);
  const mode = side === 'net' ? 'add' : 'extract';
  const input = useDebounced(
    amount === undefined
      ? undefined
      : ({ country, amount, mode, ...defined({ category: category === 'standard' ? undefined : category }) } as const),
  );
  const question = useQuestion('calculateVatV1', input, { keep: true });
  const answer = question.answer?.data.country === country ? question.answer : undefined;
  const result = amount === undefined ? undefined : answer?.data;
  const field = (which: 'net' | 'gross', label: string) => (
    <AmountInput
      label={label}
      currency={result?.currency ?? ''}
      text={
        side === which
          ? text
          : result === undefined
            ? ''
            : money(which === 'net' ? result.net_amount : result.gross_amount)
      }
      wrong={side === which ? wrong : undefined}
      outdated={side !== which && question.outdated}
      onType={(typed) => {
        setSide(which);
        setText(typed);
      }}
    />
  );
  return (
    <div className={styles.columns}>
      <div className={stack}>
        <CountryPicker />
        <Choice
          label={say('category')}
          options={optionsOf(vatCategoryLabels)}
          value={category}
          onChange={setCategory}
        />
        <div className={styles.amounts}>
          {field('net', say('net_without_vat'))}
          {field('gross', say('gross_with_vat'))}
        </div>
        {text.trim() === '' ? <p className={quiet}>{say('type_a_net_or_a_gross')}</p> : null}
        {amount === undefined ? null : (
          <Answered question={{ ...question, answer }} lines={4}>
            {({ data, meta }) => (
              <VatResult data={data} meta={meta} asked={question.answered!} outdated={question.outdated} />
            )}
          </Answered>
        )}
      </div>
      {question.problem === undefined || question.problem.kind === 'refused' ? <AllCountries /> : null}
    </div>
  );
}
