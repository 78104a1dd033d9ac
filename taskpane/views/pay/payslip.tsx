import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { InputOf } from '../../../src/client';
import { countryName } from '../../words/labels';
import type { CountryCode } from '../../../src/contract/country-code';
import type { TaxLaw } from '../../../src/contract/law';
import { Notice } from '../../../ui/notices/notice';
import type { Meta } from '../../../src/contract/meta';
import type { TaxResult } from '../../../src/contract/tax';
import { defined } from '../../../src/defined';
import { useFigures } from '../../../ui/theme/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { MoreButton } from '../../../ui/frame/more-button';
import { ViewHead } from '../../../ui/frame/view-head';
import type { PayrollTable } from '../../sheet';
import { computedPercent, withCurrency, money } from '../../../ui/words/numbers';
import { employerRates } from './employer-rates';
import { payFormulas } from './formulas';
import { lineRules } from './line-rules';
import { payslipLines, taxLines } from './lines';
import { MinimumWageLine } from './minimum-wage-line';
import { PayslipTable } from './payslip-table';
import { ShareBar } from './share-bar';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  net: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
});

/** The payslip, line by line, with the tax calculation on request. */
export function Payslip({
  asked,
  payslip,
  meta,
  outdated,
  law,
  payrollTable,
}: {
  readonly asked: InputOf<'calculatePaye'>;
  readonly payslip: TaxResult;
  readonly meta: Meta;
  readonly outdated: boolean;
  /** The law that the payslip was computed by, once it is known. */
  readonly law: TaxLaw | undefined;
  readonly payrollTable: (() => PayrollTable) | undefined;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const [open, setOpen] = useState(false);
  const working = useId();
  const { country, currency, net_amount, period, tax_year, effective_rate } = payslip;
  const lines = payslipLines(payslip, employerRates(law, asked));
  const rules = lineRules(payslip, law);
  return (
    <section className={mergeClasses(stack, outdated && styles.outdated)} aria-busy={outdated}>
      <div>
        <ViewHead
          title={say('payslip')}
          tools={
            <InsertMenu
              what={say('payslip_offer')}
              formulas={payFormulas(asked, payslip)}
              table={() => ({
                title: say('payslip_title', {
                  country: countryName(country as CountryCode),
                  year: tax_year,
                  currency,
                  period,
                }),
                columns: [say('line'), say('amount')],
                rows: lines.map(({ name, amount }) => [name, amount]),
                source: metaLine(meta),
              })}
              {...defined({ payroll: payrollTable })}
            />
          }
        />
        <div className={styles.result} role="status">
          <span className={styles.net}>{withCurrency(currency, money(net_amount))}</span>
          <span className={quiet}>{say('net_after_tax', { effective_rate: computedPercent(effective_rate) })}</span>
        </div>
        {net_amount < 0 ? <Notice intent="warning">{say('net_pay_is_below_zero_tax')}</Notice> : null}
        <MinimumWageLine payslip={payslip} />
      </div>
      <ShareBar payslip={payslip} />
      <PayslipTable caption={say('payslip')} lines={lines} rules={rules} />
      <MoreButton open={open} controls={working} onToggle={() => setOpen(!open)}>
        {open ? say('hide_tax_calculation') : say('show_tax_calculation')}
      </MoreButton>
      <div id={working} hidden={!open}>
        {open ? <PayslipTable caption={say('tax_calculation')} lines={taxLines(payslip)} rules={rules} /> : null}
      </div>
      <MetaSources meta={meta} law />
    </section>
  );
}
