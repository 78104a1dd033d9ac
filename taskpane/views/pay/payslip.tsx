import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { InputOf } from '../../../src/client';
import type { Meta } from '../../../src/contract/meta';
import type { TaxResult } from '../../../src/contract/tax';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { ViewHead } from '../../parts/view-head';
import { computedPercent, decimalsOf, money } from '../../words/numbers';
import { payFormulas } from './formulas';
import { payslipLines, taxLines } from './lines';
import { PayslipTable } from './payslip-table';
import { ShareBar } from './share-bar';

const useStyles = makeStyles({
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  net: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
  more: { justifySelf: 'start', marginInlineStart: '-8px' },
});

/** The payslip, line by line, with the tax calculation on request. */
export function Payslip({
  asked,
  payslip,
  meta,
  outdated,
  countryName,
}: {
  readonly asked: InputOf<'calculatePaye'>;
  readonly payslip: TaxResult;
  readonly meta: Meta;
  readonly outdated: boolean;
  readonly countryName: string;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const [open, setOpen] = useState(false);
  const working = useId();
  const { currency, net_amount, period, tax_year, effective_rate } = payslip;
  const lines = payslipLines(payslip);
  return (
    <section className={mergeClasses(stack, outdated && styles.outdated)} aria-busy={outdated}>
      <div>
        <ViewHead
          title="Payslip"
          tools={
            <InsertMenu
              what="payslip"
              formulas={payFormulas(asked, payslip)}
              table={() => ({
                title: `${countryName}, payslip ${tax_year}, ${currency}, ${period}`,
                columns: ['Line', 'Amount'],
                rows: lines.map(({ name, amount }) => [name, amount]),
                source: metaLine(meta),
              })}
            />
          }
        />
        <div className={styles.result} role="status">
          <span className={styles.net}>
            {currency} {money(net_amount, decimalsOf([net_amount]))}
          </span>
          <span className={quiet}>net, after {computedPercent(effective_rate)} tax</span>
        </div>
      </div>
      <ShareBar payslip={payslip} />
      <PayslipTable caption="Payslip" lines={lines} />
      <Button
        size="small"
        appearance="subtle"
        className={styles.more}
        aria-expanded={open}
        aria-controls={working}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide tax calculation' : 'Show tax calculation'}
      </Button>
      <div id={working} hidden={!open}>
        {open ? <PayslipTable caption="Tax calculation" lines={taxLines(payslip)} /> : null}
      </div>
      <MetaSources meta={meta} law />
    </section>
  );
}
