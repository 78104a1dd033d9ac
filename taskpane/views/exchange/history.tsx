import { makeStyles, Select } from '@fluentui/react-components';
import { ChartTable } from '../../chart/chart-table';
import { LineChart } from '../../chart/line-chart';
import { monthTicks } from '../../chart/ticks';
import { oneOf, useStored } from '../../host/stored';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine } from '../../parts/meta-sources';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { ProblemCard } from '../../states/problem-card';
import { series } from '../../theme/theme';
import { useTheme } from '../../theme/use-theme';
import { dayInWords, daysBefore, isoDay, monthInWords } from '../../words/dates';
import { keysOf } from '../../words/labels';
import { change, rate } from '../../words/numbers';
import { gapsOf, nearestTo, stretchesOf } from './stretches';

const spans = { quarter: '3 months', half: '6 months', year: 'a year', all: 'all there is' } as const;
type Span = keyof typeof spans;
const days: Readonly<Record<Span, number>> = { quarter: 90, half: 180, year: 365, all: 3650 };
const spanKeys = keysOf(spans);

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', columnGap: '4px' },
  line: { margin: 0 },
});

/** The mid rate of a pair over the days before today. */
export default function History({ from, to }: { readonly from: string; readonly to: string }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const colours = series[useTheme()];
  const [span, setSpan] = useStored<Span>('fx-span', 'year', oneOf(spanKeys));
  const start = isoDay(daysBefore(new Date(), days[span]));
  const { answer, problem, again } = useQuestion('getExchangeRateHistory', { from, to, start });
  const observations = answer?.data.observations ?? [];
  const [first, last] = [observations[0], observations.at(-1)];
  const rates = observations.map((observation) => observation.rate);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  const today = Date.parse(isoDay(new Date()));
  const points = observations.map((observation) => ({ x: Date.parse(observation.date), y: observation.rate }));
  const gaps = gapsOf(points, today);
  const readoutAt = (x: number) => {
    const nearest = nearestTo(points, x);
    return nearest && { x: nearest.x, lines: [dayInWords(isoDay(new Date(nearest.x))), rate(nearest.y)] };
  };
  const table = () => ({
    title: `${from} to ${to}`,
    columns: ['Date', `${to} for 1 ${from}`],
    rows: observations.map((observation) => [dateCell(observation.date), observation.rate]),
    source: metaLine(answer!.meta),
  });
  return (
    <section>
      <ViewHead
        title="History"
        tools={
          <span className={styles.tools}>
            <Select
              size="small"
              appearance="underline"
              aria-label="How far back"
              value={span}
              onChange={(_, { value }) => setSpan(value as Span)}
            >
              {spanKeys.map((key) => (
                <option key={key} value={key}>
                  {spans[key]}
                </option>
              ))}
            </Select>
            {first === undefined ? null : <InsertMenu what="history" table={table} />}
          </span>
        }
      />
      {problem === undefined ? null : <ProblemCard problem={problem} onRetry={again} />}
      {problem === undefined && answer === undefined ? <SkeletonLines count={6} /> : null}
      {answer !== undefined && first === undefined ? (
        <p className={quiet}>No rate of this pair is known for these days.</p>
      ) : null}
      {first === undefined || last === undefined ? null : (
        <>
          <LineChart
            title={`${to} for one ${from}`}
            summary={`${to} for one ${from}: from ${rate(first.rate)} on ${dayInWords(first.date)} to ${rate(last.rate)} on ${dayInWords(last.date)}, between ${rate(lowest)} and ${rate(highest)}. ${gaps}`}
            lines={[{ name: `${to} for 1 ${from}`, colour: colours.first, stretches: stretchesOf(points) }]}
            fromX={span === 'all' ? points[0]!.x : Date.parse(start)}
            toX={today}
            marksOf={(most) => monthTicks(span === 'all' ? points[0]!.x : Date.parse(start), today, most)}
            showX={(x) => monthInWords(isoDay(new Date(x)))}
            readoutAt={readoutAt}
          />
          <p className={`${quiet} ${styles.line}`}>
            {dayInWords(first.date)} to {dayInWords(last.date)}: {change((last.rate / first.rate - 1) * 100)}. Lowest{' '}
            {rate(lowest)}, highest {rate(highest)}. {gaps}
          </p>
          <ChartTable
            caption={`${to} for one ${from}, by day`}
            columns={[{ name: 'Date' }, { name: `${to} for 1 ${from}`, figure: true }]}
            rows={() =>
              [...observations].reverse().map((observation) => [dayInWords(observation.date), rate(observation.rate)])
            }
          />
        </>
      )}
    </section>
  );
}
