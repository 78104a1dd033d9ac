import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ColumnDoubleCompare20Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import type { TaxResult } from '../../../src/contract/tax';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources } from '../../parts/meta-sources';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { YearSelect } from '../../parts/year-select';
import { useQuestion } from '../../service/use-question';
import { ProblemCard } from '../../states/problem-card';
import { useWide } from '../../theme/use-width';
import { dayInWords } from '../../words/dates';
import { rate } from '../../words/numbers';
import type { Circumstances } from './circumstances';
import { Comparison } from './comparison';
import { type Law, useComparedPayslip } from './use-payslip';

const useStyles = makeStyles({
  law: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(112px, 160px)', columnGap: '12px' },
  open: { justifySelf: 'start', marginInlineStart: '-8px' },
});

const named = (payslip: TaxResult): string => `${countryNames[payslip.country as CountryCode]} ${payslip.tax_year}`;

/**
 * The same pay in another country or another year, side by side. Where there is room, the year before is offered at
 * once.
 */
export function Compare({
  law,
  payslip,
  circumstances,
  years,
}: {
  readonly law: Law;
  readonly payslip: TaxResult;
  readonly circumstances: Circumstances;
  readonly years: readonly string[];
}) {
  const styles = useStyles();
  const { stack, quiet, strong, fields } = useFigures();
  const roomy = useWide(960);
  const [chosen, setOther] = useState<Law | 'none' | undefined>();
  const yearBefore = years[years.indexOf(payslip.tax_year) - 1];
  const offered: Law | undefined =
    roomy && yearBefore !== undefined ? { country: law.country, taxYear: yearBefore } : undefined;
  const other = chosen === 'none' ? undefined : (chosen ?? offered);
  const about = useQuestion('getTaxLaw', other === undefined ? undefined : { country: other.country });
  const foreignCurrency =
    other === undefined
      ? undefined
      : other.country === law.country
        ? payslip.currency
        : about.answer?.data.country.currency;
  const { payslip: question, exchange } = useComparedPayslip(other, circumstances, payslip.currency, foreignCurrency);

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
  const problem = question.problem ?? exchange?.problem ?? about.problem;
  const theirs = question.answer?.data.country === other.country ? question.answer.data : undefined;
  const conversion = exchange?.answer;
  const sameLaw = theirs !== undefined && named(theirs) === named(payslip);
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
        ['Cost to the employer', 'employer_cost'],
      ] as const
    ).map(([name, field]) => [name, payslip[field] ?? null, theirs![field] ?? null]),
    source:
      conversion === undefined
        ? 'The same gross in both.'
        : `Converted at 1 ${conversion.data.from} = ${conversion.data.rate} ${conversion.data.to}, mid rate of ${dayInWords(conversion.data.timestamp)}.`,
  });
  return (
    <section className={stack}>
      <ViewHead
        title="Compare"
        tools={
          <span>
            {theirs === undefined || sameLaw ? null : <InsertMenu what="comparison" table={table} />}
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
      <div className={mergeClasses(fields, styles.law)}>
        <CountryPicker label="With" selected={other.country} onSelect={(country) => setOther({ country })} />
        <YearSelect
          label="Its tax year"
          country={other.country}
          year={other.taxYear}
          onSelect={(taxYear) => setOther({ ...other, taxYear })}
        />
      </div>
      {problem === undefined ? null : (
        <ProblemCard
          problem={problem}
          onRetry={() => {
            question.again();
            exchange?.again();
            about.again();
          }}
        />
      )}
      {problem === undefined && theirs === undefined ? <SkeletonLines count={6} /> : null}
      {sameLaw ? (
        <p className={quiet}>This is the same law as above. Choose another country, or another tax year.</p>
      ) : null}
      {theirs === undefined || sameLaw ? null : (
        <>
          <Comparison
            both={[
              { name: named(payslip), payslip },
              { name: named(theirs), payslip: theirs },
            ]}
          />
          <section aria-label={named(theirs)}>
            <div className={strong}>{named(theirs)}</div>
            <MetaSources meta={question.answer!.meta} law />
          </section>
          <p className={quiet}>
            Percentages are shares of each gross.
            {conversion === undefined
              ? null
              : ` The pay is converted at 1 ${conversion.data.from} = ${rate(conversion.data.rate)} ${conversion.data.to}, the mid rate of ${dayInWords(conversion.data.timestamp)}${conversion.meta.data_status === 'stale' ? ', which is out of date' : ''}.`}
          </p>
        </>
      )}
    </section>
  );
}
