import { makeStyles, Select, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import type { CountryCode } from '../../../src/contract/country-code';
import type { Period } from '../../../src/contract/tax';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import Lines from '../../parts/line-chart';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { ProblemCard } from '../../states/problem-card';
import { series } from '../../theme/theme';
import { useTheme } from '../../theme/use-theme';
import { money, percent } from '../../words/numbers';
import { effectiveCurve, marginalSteps } from './curve-points';

const useStyles = makeStyles({ controls: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' } });

const rounded = (value: number): number => Number(value.toFixed(4));

/** Marginal and effective rate over gross pay, from every kink of the law. */
export default function RateCurve({ country, taxYear }: { readonly country: CountryCode; readonly taxYear?: string }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const colours = series[useTheme()];
  const [all, setAll] = useState(false);
  const [period, setPeriod] = useState<Extract<Period, 'monthly' | 'annual'>>('monthly');
  const { answer, problem, again } = useQuestion('getTaxCurve', { country, period, ...(taxYear === undefined ? {} : { tax_year: taxYear }) }, { keep: true });
  if (problem !== undefined) return <ProblemCard problem={problem} onRetry={again} />;
  if (answer === undefined) return <SkeletonLines count={6} />;
  const { points, currency, to, country_name, tax_year } = answer.data;
  const marginal = marginalSteps(points, (point) => (all ? point.marginal_deduction_rate : point.marginal_rate));
  const effective = effectiveCurve(points, (point) => (all ? point.gross - point.net : point.tax));
  const [highest, end] = [Math.max(...marginal.map(({ y }) => y)), effective.at(-1)?.y ?? 0];
  const table = () => ({
    title: `${country_name}, rates over ${period} gross pay, ${tax_year}, ${currency}`,
    columns: ['Gross', 'Net', 'Tax', 'Contributions', 'Marginal tax rate %', 'Effective tax rate %'],
    rows: points.map(({ gross, net, tax, pension, marginal_rate, effective_rate }) => [gross, net, tax, pension, marginal_rate, effective_rate === null ? null : rounded(effective_rate)].map((value) => (value === null ? null : rounded(value)))),
    source: answer.meta.sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; '),
  });
  return (
    <section>
      <ViewHead level={3} title="Rates over pay" tools={<InsertMenu what="rates over pay" table={table} />} />
      <Lines
        title="Marginal and effective rate over gross pay"
        summary={`Up to ${currency} ${money(to)} ${period === 'monthly' ? 'a month' : 'a year'} the marginal rate reaches ${percent(rounded(highest))}; the effective rate there is ${percent(rounded(end))}.`}
        leastY={0}
        showY={(y) => `${y} %`}
        lines={[
          { legend: 'Marginal', color: colours.second, hideNonActiveDots: true, lineOptions: { strokeWidth: 2, strokeDasharray: '5 3' }, data: marginal.map(({ x, y }) => ({ x, y: rounded(y), yAxisCalloutData: percent(rounded(y)) })) },
          { legend: 'Effective', color: colours.first, hideNonActiveDots: true, lineOptions: { strokeWidth: 2.5 }, data: effective.map(({ x, y }) => ({ x, y: rounded(y), yAxisCalloutData: percent(rounded(y)) })) },
        ]}
      />
      <div className={styles.controls}>
        <span className={quiet}>
          {currency} gross pay{' '}
          <Select size="small" appearance="underline" aria-label="Period of the pay" value={period} onChange={(_, { value }) => setPeriod(value === 'annual' ? 'annual' : 'monthly')} style={{ display: 'inline-flex' }}>
            <option value="monthly">a month</option>
            <option value="annual">a year</option>
          </Select>
        </span>
        <Switch label="With contributions" checked={all} onChange={(_, { checked }) => setAll(checked)} />
      </div>
    </section>
  );
}
