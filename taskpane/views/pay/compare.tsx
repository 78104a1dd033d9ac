import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ColumnDoubleCompare20Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import type { TaxResult } from '../../../src/contract/tax';
import { defined } from '../../../src/defined';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources } from '../../parts/meta-sources';
import { ViewHead } from '../../parts/view-head';
import { YearSelect } from '../../parts/year-select';
import { problemAmong, useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { useWide } from '../../theme/use-width';
import { dayInWords } from '../../words/dates';
import { rate } from '../../words/numbers';
import { Comparison } from './comparison';
import type { PayFields } from './pay-fields';
import { type Law, useComparedPayslip } from './use-payslip';

const useStyles = makeStyles({
  law: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(112px, 160px)', columnGap: '12px' },
  open: { justifySelf: 'start', marginInlineStart: '-8px' },
});

const named = (payslip: TaxResult): string => `${countryNames[payslip.country as CountryCode]} ${payslip.tax_year}`;

/**
 * The same pay in another country or tax year, side by side. Where there is room, it opens with the previous tax year.
 */
export function Compare({
  law,
  payslip,
  fields,
  years,
}: {
  readonly law: Law;
  readonly payslip: TaxResult;
  readonly fields: PayFields;
  readonly years: readonly string[];
}) {
  const styles = useStyles();
  const { stack, quiet, strong, fields: fieldStyle } = useFigures();
  const roomy = useWide(960);
  const [chosen, setOther] = useState<Law | 'none' | undefined>();
  const yearBefore = years[years.indexOf(payslip.tax_year) - 1];
  const offered: Law | undefined =
    roomy && yearBefore !== undefined ? { country: law.country, taxYear: yearBefore } : undefined;
  const other = chosen === 'none' ? undefined : (chosen ?? offered);
  const about = useQuestion('getTaxLaw', other && { country: other.country, ...defined({ tax_year: other.taxYear }) });
  const foreignCurrency =
    other === undefined
      ? undefined
      : other.country === law.country
        ? payslip.currency
        : about.answer?.data.country.currency;
  const { payslip: question, exchange } = useComparedPayslip(
    other,
    fields,
    payslip.currency,
    about.answer?.data,
    foreignCurrency,
  );

  if (other === undefined)
    return (
      <Button
        size="small"
        appearance="subtle"
        className={styles.open}
        icon={<ColumnDoubleCompare20Regular />}
        onClick={() => setOther({ country: law.country, taxYear: yearBefore })}
      >
        Compare with another country or year
      </Button>
    );
  const theirs = question.answer?.data.country === other.country ? question.answer.data : undefined;
  const conversion = exchange?.answer;
  const isSameLaw = theirs !== undefined && named(theirs) === named(payslip);
  const table = () => ({
    title: `${named(payslip)} and ${named(theirs!)}`,
    columns: ['Line', named(payslip), named(theirs!)],
    rows: (
      [
        ['Currency', 'currency'],
        ['Gross pay', 'gross_amount'],
        ['Tax', 'tax_amount'],
        ['Contributions', 'pension'],
        ['Net pay', 'net_amount'],
        ['Employer cost', 'employer_cost'],
      ] as const
    ).map(([name, field]) => [name, payslip[field] ?? null, theirs![field] ?? null]),
    source:
      conversion === undefined
        ? 'Both columns have the same gross pay.'
        : `Converted at 1 ${conversion.data.from} = ${conversion.data.rate} ${conversion.data.to}, mid-market rate of ${dayInWords(conversion.data.timestamp)}.`,
  });
  return (
    <section className={stack}>
      <ViewHead
        title="Compare"
        tools={
          <span>
            {theirs === undefined || isSameLaw ? null : <InsertMenu what="comparison" table={table} />}
            <Button
              size="small"
              appearance="subtle"
              icon={<Dismiss16Regular />}
              aria-label="Close the comparison"
              onClick={() => setOther('none')}
            />
          </span>
        }
      />
      <div className={mergeClasses(fieldStyle, styles.law)}>
        <CountryPicker label="Compare with" selected={other.country} onSelect={(country) => setOther({ country })} />
        <YearSelect
          label="Tax year to compare"
          country={other.country}
          year={other.taxYear}
          onSelect={(taxYear) => setOther({ ...other, taxYear })}
        />
      </div>
      <Answered question={{ answer: theirs && question.answer, ...problemAmong(question, exchange, about) }} lines={6}>
        {({ data, meta }) =>
          isSameLaw ? (
            <p className={quiet}>This is the law above. Choose another country or tax year.</p>
          ) : (
            <>
              <Comparison
                both={[
                  { name: named(payslip), payslip },
                  { name: named(data), payslip: data },
                ]}
              />
              <section aria-label={named(data)}>
                <div className={strong}>{named(data)}</div>
                <MetaSources meta={meta} law />
              </section>
              <p className={quiet}>
                Percentages are shares of gross pay.
                {conversion === undefined
                  ? null
                  : ` Pay is converted at 1 ${conversion.data.from} = ${rate(conversion.data.rate)} ${conversion.data.to}, the mid-market rate of ${dayInWords(conversion.data.timestamp)}${conversion.meta.data_status === 'stale' ? ', which is out of date' : ''}.`}
              </p>
            </>
          )
        }
      </Answered>
    </section>
  );
}
