import { makeStyles, Select } from '@fluentui/react-components';
import { oneOf, useStored } from '../../host/stored';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import Lines from '../../parts/line-chart';
import { metaLine } from '../../parts/meta-sources';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { ProblemCard } from '../../states/problem-card';
import { series } from '../../theme/theme';
import { useTheme } from '../../theme/use-theme';
import { dayInWords, daysBefore, isoDay } from '../../words/dates';
import { keysOf } from '../../words/labels';
import { change, rate } from '../../words/numbers';

const spans = { quarter: '3 months', half: '6 months', year: 'a year', all: 'all there is' } as const;
type Span = keyof typeof spans;
const days: Readonly<Record<Span, number>> = { quarter: 90, half: 180, year: 365, all: 3650 };
const spanKeys = keysOf(spans);

/** More than these would not be seen in a small picture. */
const mostPoints = 130;

const useStyles = makeStyles({ tools: { display: 'flex', alignItems: 'center', columnGap: '4px' }, line: { margin: 0 } });

const axisDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const axisMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Some of the items, evenly; the first and the last stay. */
function thinned<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / mostPoints));
  return items.filter((_, at) => at % step === 0 || at === items.length - 1);
}

/** The mid rate of a pair over the days before today. */
export default function History({ from, to }: { readonly from: string; readonly to: string }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const colours = series[useTheme()];
  const [span, setSpan] = useStored<Span>('fx-span', 'year', oneOf(spanKeys));
  const { answer, problem, again } = useQuestion('getExchangeRateHistory', { from, to, start: isoDay(daysBefore(new Date(), days[span])) });
  const observations = answer?.data.observations ?? [];
  const [first, last] = [observations[0], observations.at(-1)];
  const rates = observations.map((observation) => observation.rate);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  const margin = (highest - lowest || highest * 0.01) * 0.1;
  const table = () => ({ title: `${from} to ${to}`, columns: ['Date', `${to} for 1 ${from}`], rows: observations.map((observation) => [observation.date, observation.rate]), source: metaLine(answer!.meta) });
  return (
    <section>
      <ViewHead
        title="History"
        tools={
          <span className={styles.tools}>
            <Select size="small" appearance="underline" aria-label="How far back" value={span} onChange={(_, { value }) => setSpan(value as Span)}>
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
      {answer !== undefined && first === undefined ? <p className={quiet}>No rate of this pair is known for these days.</p> : null}
      {first === undefined || last === undefined ? null : (
        <>
          <Lines
            title={`${to} for one ${from}`}
            summary={`From ${rate(first.rate)} on ${dayInWords(first.date)} to ${rate(last.rate)} on ${dayInWords(last.date)}.`}
            height={180}
            lines={[
              {
                legend: `${to} for 1 ${from}`,
                color: colours.first,
                hideNonActiveDots: true,
                lineOptions: { strokeWidth: 2 },
                data: thinned(observations).map((observation) => ({ x: new Date(observation.date), y: observation.rate, xAxisCalloutData: dayInWords(observation.date), yAxisCalloutData: rate(observation.rate) })),
              },
            ]}
            leastY={lowest - margin}
            mostY={highest + margin}
            showY={rate}
            showDay={(day) => (days[span] > 180 ? axisMonth : axisDay).format(day)}
          />
          <p className={`${quiet} ${styles.line}`}>
            {dayInWords(first.date)} to {dayInWords(last.date)}: {change(Number(((last.rate / first.rate - 1) * 100).toFixed(2)))}. Lowest {rate(lowest)}, highest {rate(highest)}.
          </p>
        </>
      )}
    </section>
  );
}
