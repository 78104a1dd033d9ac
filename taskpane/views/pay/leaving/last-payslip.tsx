import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { SuccessOf } from '../../../../src/client';
import type { LeaverAnswer } from '../../../../src/contract/leaver';
import { localeOfReader } from '../../../../ui/words/number-language';
import { ViewHead } from '../../../../ui/frame/view-head';
import { listed, say } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { dayInWords } from '../../../../ui/words/dates';
import { withCurrency, money } from '../../../../ui/words/numbers';
import { type Insertable, InsertMenu } from '../../../parts/insert-menu';
import { MetaSources, metaLine } from '../../../parts/meta-sources';
import { Notices } from '../../../parts/notices';
import type { SheetTable } from '../../../sheet';
import { countryName } from '../../../words/labels';
import { PayslipTable } from '../payslip-table';
import { leaverLines, leaverRules } from './leaver-lines';

const useStyles = makeStyles({
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  net: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  title: { ...typographyStyles.caption1Strong, margin: 0, color: tokens.colorNeutralForeground2 },
  outdated: { opacity: 0.6 },
});

const inUnits = (count: number, unit: 'year' | 'month' | 'day'): string =>
  new Intl.NumberFormat(localeOfReader(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(count);

const serviceInWords = ({ service: { years, months, days } }: LeaverAnswer): string =>
  listed([
    ...(years === 0 ? [] : [inUnits(years, 'year')]),
    ...(months === 0 ? [] : [inUnits(months, 'month')]),
    ...(days === 0 && years + months > 0 ? [] : [inUnits(days, 'day')]),
  ]);

/** The last payslip as a table of the sheet, a line each with what it adds. */
function tableOf({ data, meta }: SuccessOf<'calculateLeaver'>): SheetTable {
  const { country, currency, ends, lines, gross, tax, contributions, net } = data;
  return {
    title: say('last_payslip_title', { country: countryName(country), day: dayInWords(ends), currency }),
    columns: [say('line'), say('amount'), say('tax'), say('contributions'), say('net_pay'), say('article')],
    rows: [
      ...lines.map((line) => [line.name, line.amount, line.tax, line.contributions, line.net, line.article]),
      [say('total'), gross, tax, contributions, net, null],
    ],
    source: metaLine(meta),
  };
}

/** The last payslip of a leaver: its net pay, its lines, what was assumed, and what is not established. */
export function LastPayslip({
  answer,
  outdated,
  formulas,
}: {
  readonly answer: SuccessOf<'calculateLeaver'>;
  readonly outdated: boolean;
  readonly formulas: NonNullable<Insertable['formulas']>;
}) {
  const styles = useStyles();
  const { stack, tight, quiet } = useFigures();
  const { data, meta } = answer;
  const { currency, net, tax, contributions, left_out: leftOut } = data;
  return (
    <section className={mergeClasses(stack, outdated && styles.outdated)} aria-busy={outdated}>
      <div>
        <ViewHead
          title={say('last_payslip')}
          tools={<InsertMenu what={say('last_payslip_offer')} formulas={formulas} table={() => tableOf(answer)} />}
        />
        <div className={styles.result} role="status">
          <span className={styles.net}>{withCurrency(currency, money(net))}</span>
          <span className={quiet}>
            {say('net_of_last_payslip', { tax: money(tax), contributions: money(contributions) })}
          </span>
        </div>
        <div className={quiet}>{say('length_of_service', { length: serviceInWords(data) })}</div>
      </div>
      <PayslipTable caption={say('last_payslip')} lines={leaverLines(data)} rules={leaverRules(data)} />
      {leftOut.length === 0 ? null : (
        <div className={tight}>
          <h3 className={styles.title}>{say('not_in_any_amount')}</h3>
          <Notices lines={leftOut.map(({ name, why }) => say('left_out', { name, why }))} />
        </div>
      )}
      <MetaSources meta={meta} law />
    </section>
  );
}
