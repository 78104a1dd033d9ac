import { makeStyles, Select, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { ChartTable } from '../../chart/chart-table';
import { LineChart } from '../../chart/line-chart';
import { ticksWithin } from '../../chart/ticks';
import type { TaxCurvePoint } from '../../../src/contract/curve';
import type { CountryCode } from '../../../src/contract/country-code';
import type { Period } from '../../../src/contract/tax';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { ProblemCard } from '../../states/problem-card';
import { series } from '../../theme/theme';
import { useTheme } from '../../theme/use-theme';
import { computedPercent, money, percent } from '../../words/numbers';
import { effectiveCurve, marginalSteps, ratesAt } from './curve-points';

const useStyles = makeStyles({
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
  },
});

const rounded = (value: number): number => Number(value.toFixed(4));

/** Marginal and effective rate over gross pay, from every kink of the law. */
export default function RateCurve({ country, taxYear }: { readonly country: CountryCode; readonly taxYear?: string }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const colours = series[useTheme()];
  const [all, setAll] = useState(false);
  const [period, setPeriod] = useState<Extract<Period, 'monthly' | 'annual'>>('monthly');
  const { answer, problem, again } = useQuestion(
    'getTaxCurve',
    { country, period, ...(taxYear === undefined ? {} : { tax_year: taxYear }) },
    { keep: true },
  );
  if (problem !== undefined) return <ProblemCard problem={problem} onRetry={again} />;
  if (answer === undefined) return <SkeletonLines count={6} />;
  const { points, currency, to, country_name, tax_year } = answer.data;
  const marginalOf = (point: TaxCurvePoint): number =>
    rounded(all ? point.marginal_deduction_rate : point.marginal_rate);
  const takenOf = (point: TaxCurvePoint): number => (all ? point.gross - point.net : point.tax);
  const marginal = marginalSteps(points, marginalOf);
  const effective = effectiveCurve(points, takenOf);
  const steepest = marginal.reduce((most, point) => (point.y > most.y ? point : most), marginal[0]!);
  const per = period === 'monthly' ? 'a month' : 'a year';
  const what = all ? 'tax and contributions' : 'tax';
  const readoutAt = (x: number) => {
    const rates = ratesAt(points, x, marginalOf, takenOf);
    return (
      rates && {
        x,
        lines: [
          `${currency} ${money(Math.round(x))}`,
          `Marginal ${percent(rates.marginal)}`,
          `Effective ${computedPercent(rates.effective)}`,
        ],
      }
    );
  };
  const rows = () =>
    points.map((point) => [
      money(point.gross),
      percent(marginalOf(point)),
      point.gross > 0 ? computedPercent((takenOf(point) / point.gross) * 100) : '–',
      money(rounded(point.net), 2),
    ]);
  const table = () => ({
    title: `${country_name}, rates over ${period} gross pay, ${tax_year}, ${currency}`,
    columns: ['Gross', 'Net', 'Tax', 'Contributions', 'Marginal tax rate %', 'Effective tax rate %'],
    rows: points.map(({ gross, net, tax, pension, marginal_rate, effective_rate }) =>
      [gross, net, tax, pension, marginal_rate, effective_rate === null ? null : rounded(effective_rate)].map(
        (value) => (value === null ? null : rounded(value)),
      ),
    ),
    source: answer.meta.sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; '),
  });
  return (
    <section>
      <ViewHead level={3} title="Rates over pay" tools={<InsertMenu what="rates over pay" table={table} />} />
      <LineChart
        title="Marginal and effective rate over gross pay"
        summary={`Rates of ${what} over gross pay. Up to ${currency} ${money(to)} ${per} the marginal rate reaches ${computedPercent(steepest.y)}, from ${money(Math.round(steepest.x))}; the effective rate at the end is ${computedPercent(effective.at(-1)?.y ?? 0)}.`}
        lines={[
          { name: 'Marginal', colour: colours.second, dashed: true, stretches: [marginal] },
          { name: 'Effective', colour: colours.first, stretches: [effective] },
        ]}
        fromX={0}
        toX={to}
        fromY={0}
        unit=" %"
        marksOf={(most) => ticksWithin(0, to, most)}
        showX={(x) => money(Math.round(x))}
        readoutAt={readoutAt}
        height={180}
      />
      <div className={styles.controls}>
        <span className={quiet}>
          {currency} gross pay{' '}
          <Select
            size="small"
            appearance="underline"
            aria-label="Period of the pay"
            value={period}
            onChange={(_, { value }) => setPeriod(value === 'annual' ? 'annual' : 'monthly')}
            style={{ display: 'inline-flex' }}
          >
            <option value="monthly">a month</option>
            <option value="annual">a year</option>
          </Select>
        </span>
        <Switch label="With contributions" checked={all} onChange={(_, { checked }) => setAll(checked)} />
      </div>
      <ChartTable
        caption={`Rates of ${what} over ${currency} gross pay ${per}`}
        columns={[
          { name: 'From gross' },
          { name: 'Marginal', figure: true },
          { name: 'Effective', figure: true },
          { name: 'Net', figure: true },
        ]}
        rows={rows}
      />
    </section>
  );
}
