import { countryName } from '../../words/labels';
import { makeStyles, Switch } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { SuccessOf } from '../../../src/client';
import { defined } from '../../../src/defined';
import { ChartTable } from '../../../ui/charts/chart-table';
import { LineChart } from '../../../ui/charts/line-chart';
import { ticksWithin } from '../../../src/ticks';
import type { TaxCurvePoint } from '../../../src/contract/curve';
import type { CountryCode } from '../../../src/contract/country-code';
import { useFigures } from '../../../ui/theme/figures';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { InsertMenu } from '../../parts/insert-menu';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import type { SheetTable } from '../../sheet';
import { series } from '../../../ui/theme/theme';
import { useTheme } from '../../../ui/theme/use-theme';
import { computedPercent, withCurrency, money, percent } from '../../../ui/words/numbers';
import { effectiveCurve, marginalSteps, ratesAt } from './curve-points';
import { say, sayings } from '../../../ui/language/say';

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

const periodsOfCurve = sayings({
  monthly: 'a_month',
  annual: 'a_year',
});
type CurvePeriod = keyof typeof periodsOfCurve;

type CurveAnswer = SuccessOf<'getTaxCurve'>;

const tableOf = ({ data, meta }: CurveAnswer, period: CurvePeriod): SheetTable => ({
  title: say('rates_title', {
    country: countryName(data.country),
    period,
    year: data.tax_year,
    currency: data.currency,
  }),
  columns: [
    say('gross'),
    say('net'),
    say('tax'),
    say('contributions'),
    say('marginal_tax_rate_percent'),
    say('effective_tax_rate_percent'),
  ],
  rows: data.points.map(({ gross, net, tax, pension, marginal_rate, effective_rate }) =>
    [gross, net, tax, pension, marginal_rate, effective_rate].map((value) => (value === null ? null : rounded(value))),
  ),
  source: meta.sources.map(({ title, publisher }) => `${title}, ${publisher}`).join('; '),
});

/**
 * The curve as a chart and as a table.
 *
 * @param all do the rates include contributions?
 */
function Curve({
  data: { points, currency, to },
  period,
  all,
  controls,
}: {
  readonly data: CurveAnswer['data'];
  readonly period: CurvePeriod;
  readonly all: boolean;
  readonly controls: ReactNode;
}) {
  const colours = series[useTheme()];
  const marginalOf = (point: TaxCurvePoint): number =>
    rounded(all ? point.marginal_deduction_rate : point.marginal_rate);
  const takenOf = (point: TaxCurvePoint): number => (all ? point.gross - point.net : point.tax);
  const marginal = marginalSteps(points, marginalOf);
  const effective = effectiveCurve(points, takenOf);
  const steepest = marginal.reduce((most, point) => (point.y > most.y ? point : most), marginal[0]!);
  const what = all ? 'all' : 'tax';
  const readoutAt = (x: number) => {
    const rates = ratesAt(points, x, marginalOf, takenOf);
    return (
      rates && {
        x,
        lines: [
          withCurrency(currency, money(Math.round(x))),
          say('marginal_at', { marginal: percent(rates.marginal) }),
          say('effective_at', { effective: computedPercent(rates.effective) }),
        ],
      }
    );
  };
  return (
    <>
      <LineChart
        title={say('marginal_and_effective_rate_by_gross')}
        summary={say('curve_summary', {
          what,
          currency,
          top: money(to),
          period,
          highest: computedPercent(steepest.y),
          gross: money(Math.round(steepest.x)),
          effective: computedPercent(effective.at(-1)?.y ?? 0),
        })}
        lines={[
          { name: say('marginal'), colour: colours.second, dashed: true, stretches: [marginal] },
          { name: say('effective'), colour: colours.first, stretches: [effective] },
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
      {controls}
      <ChartTable
        caption={say('curve_table', { what, currency, period })}
        columns={[
          { name: say('from_gross') },
          { name: say('marginal'), figure: true },
          { name: say('effective'), figure: true },
          { name: say('net'), figure: true },
        ]}
        rows={() =>
          points.map((point) => [
            money(point.gross),
            percent(marginalOf(point)),
            point.gross > 0 ? computedPercent((takenOf(point) / point.gross) * 100) : '–',
            money(rounded(point.net), 2),
          ])
        }
      />
    </>
  );
}

/** Marginal and effective rate by gross pay, drawn from every kink of the law. */
export default function RateCurve({
  country,
  taxYear,
}: {
  readonly country: CountryCode;
  readonly taxYear: string | undefined;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const [all, setAll] = useState(false);
  const [period, setPeriod] = useState<CurvePeriod>('monthly');
  const question = useQuestion('getTaxCurve', { country, period, ...defined({ tax_year: taxYear }) }, { keep: true });
  return (
    <Answered question={question} lines={6}>
      {(answer) => (
        <section>
          <ViewHead
            level={3}
            title={say('tax_rates_by_pay')}
            tools={<InsertMenu what={say('curve_offer')} table={() => tableOf(answer, period)} />}
          />
          <Curve
            data={answer.data}
            period={period}
            all={all}
            controls={
              <div className={styles.controls}>
                <span className={quiet}>
                  {say('gross_pay_in', { currency: answer.data.currency })}{' '}
                  <Choice
                    inline
                    label={say('pay_period')}
                    options={optionsOf(periodsOfCurve)}
                    value={period}
                    onChange={setPeriod}
                  />
                </span>
                <Switch
                  label={say('include_contributions')}
                  checked={all}
                  onChange={(_, { checked }) => setAll(checked)}
                />
              </div>
            }
          />
        </section>
      )}
    </Answered>
  );
}
