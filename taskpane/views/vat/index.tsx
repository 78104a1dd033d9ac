import { Field, makeStyles, mergeClasses, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { countryNames } from '../../../src/contract/countries';
import { isText, oneOf, useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { CountryPicker } from '../../parts/country-picker';
import { FactTable } from '../../parts/fact-table';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { useDebounced } from '../../service/use-debounced';
import { useQuestion } from '../../service/use-question';
import { useCountry } from '../../shell/country-context';
import { ProblemCard } from '../../states/problem-card';
import { formula } from '../../words/formula';
import { keysOf, treatmentLabels, type VatCategory, vatCategoryLabels } from '../../words/labels';
import { decimalsOf, money, percent } from '../../words/numbers';
import { readAmount } from '../../words/typed';
import { AllCountries } from './all-countries';

const categories = keysOf(vatCategoryLabels);

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
  figure: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
});

/** VAT put on a net amount or taken out of a gross one, and the rates of all countries. */
export default function VatView() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { country } = useCountry();
  const [text, setText] = useStored('vat-amount', '1,000', isText);
  const [side, setSide] = useStored<'net' | 'gross'>('vat-side', 'net', oneOf(['net', 'gross']));
  const [category, setCategory] = useState<VatCategory>('standard');
  const { value: amount, wrong } = readAmount(text);
  const mode = side === 'net' ? 'add' : 'extract';
  const input = useDebounced(
    amount === undefined
      ? undefined
      : ({ country, amount, mode, ...(category === 'standard' ? {} : { category }) } as const),
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
  const asked = question.answered;
  return (
    <div className={styles.columns}>
      <div className={stack}>
        <CountryPicker />
        <Field label="What is sold">
          <Select value={category} onChange={(_, { value }) => setCategory(value as VatCategory)}>
            {categories.map((key) => (
              <option key={key} value={key}>
                {vatCategoryLabels[key]}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.amounts}>
          {field('net', 'Net, without VAT')}
          {field('gross', 'Gross, with VAT')}
        </div>
        {question.problem === undefined ? null : <ProblemCard problem={question.problem} onRetry={question.again} />}
        {text.trim() === '' ? (
          <p className={quiet}>Type a net or a gross amount: the other follows as you type.</p>
        ) : null}
        {amount !== undefined && question.problem === undefined && result === undefined ? (
          <SkeletonLines count={4} />
        ) : null}
        {result === undefined || answer === undefined || asked === undefined ? null : (
          <section className={mergeClasses(stack, question.outdated && styles.outdated)}>
            <div>
              <ViewHead
                title={`VAT in ${countryNames[country]}`}
                tools={
                  <InsertMenu
                    what="VAT"
                    formulas={[
                      {
                        name: 'VAT amount',
                        formula: formula('VAT', country, asked.amount, asked.mode, asked.category),
                      },
                      asked.mode === 'add'
                        ? { name: 'gross amount', formula: formula('VATGROSS', country, asked.amount, asked.category) }
                        : { name: 'net amount', formula: formula('VATNET', country, asked.amount, asked.category) },
                      { name: 'rate', formula: formula('VATRATE', country, asked.category) },
                    ]}
                    table={() => ({
                      title: `${result.country_name}, VAT, ${result.currency}`,
                      columns: ['Line', 'Amount'],
                      rows: [
                        ['Net', result.net_amount],
                        [`VAT ${result.vat_rate} %`, result.vat_amount],
                        ['Gross', result.gross_amount],
                      ],
                      source: metaLine(answer.meta),
                    })}
                  />
                }
              />
              <div role="status">
                <span className={styles.figure}>
                  {result.currency}{' '}
                  {money(result.vat_amount, decimalsOf([result.vat_amount, result.net_amount, result.gross_amount]))}
                </span>{' '}
                <span className={quiet}>
                  {result.rate_type === 'exempt'
                    ? 'exempt: no VAT is charged'
                    : `at ${percent(result.vat_rate)}, ${treatmentLabels[result.rate_type] ?? result.rate_type}`}
                </span>
              </div>
            </div>
            {result.components === undefined ? null : (
              <FactTable
                caption="What the rate is made up of"
                columns={[{ name: 'Charge' }, { name: 'Rate', figure: true }]}
                rows={result.components.map(({ name, rate }) => [name, percent(rate)])}
              />
            )}
            <MetaSources meta={answer.meta} law />
          </section>
        )}
      </div>
      <AllCountries />
    </div>
  );
}
