import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { SuccessOf } from '../../../../src/client';
import type { LawAsks } from '../../../../src/contract/asks';
import { defined } from '../../../../src/defined';
import { readerLanguage } from '../../../../ui/language/reader';
import { useFigures } from '../../../../ui/theme/figures';
import { InsertMenu } from '../../../parts/insert-menu';
import { MetaSources, metaLine } from '../../../parts/meta-sources';
import { ViewHead } from '../../../../ui/frame/view-head';
import { computedPercent, withCurrency, money } from '../../../../ui/words/numbers';
import { YearSettlement } from './settlement';
import { YearChart } from './year-chart';
import type { YearInput } from './year-request';
import { yearPayroll, yearTable } from './year-sheet';
import { YearTable } from './year-table';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  net: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
});

/** The year: its net pay, a chart, its months as a table, and what the law settles. */
export function YearResult({
  answer,
  asked,
  asks,
  outdated,
}: {
  readonly answer: SuccessOf<'calculatePayrollYear'>;
  readonly asked: YearInput;
  readonly asks: LawAsks;
  readonly outdated: boolean;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { data: year, meta } = answer;
  const { totals, currency, tax_year, months } = year;
  const payroll = yearPayroll(asks, asked, year, readerLanguage());
  return (
    <section className={mergeClasses(stack, outdated && styles.outdated)} aria-busy={outdated}>
      <div>
        <ViewHead
          title={say('year_named', { tax_year })}
          tools={
            <InsertMenu
              what={say('year_offer')}
              table={() => yearTable(year, metaLine(meta))}
              payrollAbout={say('a_row_for_each_month_with')}
              {...defined({ payroll: payroll && (() => payroll) })}
            />
          }
        />
        <div className={styles.result} role="status">
          <span className={styles.net}>{withCurrency(currency, money(totals.net))}</span>
          <span className={quiet}>
            {say('net_in_months', {
              months: months.length,
              tax: computedPercent((totals.tax / totals.gross) * 100),
            })}
          </span>
        </div>
      </div>
      <YearChart year={year} />
      <YearTable year={year} caption={say('months_of_the_year', { tax_year, currency })} />
      <YearSettlement year={year} />
      <MetaSources meta={meta} law />
    </section>
  );
}
