import { makeStyles } from '@fluentui/react-components';
import { addDays, dayOfMoment, startOfDay } from '../../../src/day';
import { ChartTable } from '../../../ui/charts/chart-table';
import { LineChart } from '../../../ui/charts/line-chart';
import { monthTicks } from '../../../src/ticks';
import { oneOf, useStored } from '../../host/stored';
import { useFigures } from '../../../ui/theme/figures';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine } from '../../parts/meta-sources';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { Answered } from '../../states/answered';
import { series } from '../../../ui/theme/theme';
import { useTheme } from '../../../ui/theme/use-theme';
import { dayInWords, monthInWords } from '../../../ui/words/dates';
import { keysOf } from '../../words/labels';
import { change, rate } from '../../../ui/words/numbers';
import { gapsOf, nearestTo, stretchesOf } from './stretches';

const spans = { quarter: '3 months', half: '6 months', year: '1 year', all: 'All years' } as const;
type Span = keyof typeof spans;
const days: Readonly<Record<Span, number>> = { quarter: 90, half: 180, year: 365, all: 3650 };
const spanKeys = keysOf(spans);

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', columnGap: '4px' },
  line: { margin: 0 },
});

/** The mid-market rate of a pair of currencies, day by day until today. */
export default function History({ from, to }: { readonly from: string; readonly to: string }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const colours = series[useTheme()];
  const [span, setSpan] = useStored<Span>('fx-span', 'year', oneOf(spanKeys));
  const today = dayOfMoment(Date.now());
  const start = addDays(today, -days[span]);
  const question = useQuestion('getExchangeRateHistory', { from, to, start });
  const observations = question.answer?.data.observations ?? [];
  const [first, last] = [observations[0], observations.at(-1)];
  const rates = observations.map((observation) => observation.rate);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  const end = startOfDay(today);
  const points = observations.map((observation) => ({ x: startOfDay(observation.date), y: observation.rate }));
  const begin = span === 'all' ? (points[0]?.x ?? end) : startOfDay(start);
  const gaps = gapsOf(points, end);
  const readoutAt = (x: number) => {
    const nearest = nearestTo(points, x);
    return nearest && { x: nearest.x, lines: [dayInWords(dayOfMoment(nearest.x)), rate(nearest.y)] };
  };
  const table = () => ({
    title: `${from} to ${to}`,
    columns: ['Date', `${to} for 1 ${from}`],
    rows: observations.map((observation) => [dateCell(observation.date), observation.rate]),
    source: metaLine(question.answer!.meta),
  });
  return (
    <section>
      <ViewHead
        title="History"
        tools={
          <span className={styles.tools}>
            <Choice inline label="Period of the history" options={optionsOf(spans)} value={span} onChange={setSpan} />
            {first === undefined ? null : <InsertMenu what="history" table={table} />}
          </span>
        }
      />
      <Answered question={question} lines={6}>
        {() =>
          first === undefined || last === undefined ? (
            <p className={quiet}>There are no rates for this pair in this period.</p>
          ) : (
            <>
              <LineChart
                title={`${to} for one ${from}`}
                summary={`${to} for one ${from}: from ${rate(first.rate)} on ${dayInWords(first.date)} to ${rate(last.rate)} on ${dayInWords(last.date)}, between ${rate(lowest)} and ${rate(highest)}. ${gaps}`}
                lines={[{ name: `${to} for 1 ${from}`, colour: colours.first, stretches: stretchesOf(points) }]}
                fromX={begin}
                toX={end}
                marksOf={(most) => monthTicks(begin, end, most)}
                showX={(x) => monthInWords(dayOfMoment(x))}
                readoutAt={readoutAt}
              />
              <p className={`${quiet} ${styles.line}`}>
                {dayInWords(first.date)} to {dayInWords(last.date)}: {change((last.rate / first.rate - 1) * 100)}.
                Lowest {rate(lowest)}, highest {rate(highest)}. {gaps}
              </p>
              <ChartTable
                caption={`${to} for one ${from}, by day`}
                columns={[{ name: 'Date' }, { name: `${to} for 1 ${from}`, figure: true }]}
                rows={() =>
                  [...observations]
                    .reverse()
                    .map((observation) => [dayInWords(observation.date), rate(observation.rate)])
                }
              />
            </>
          )
        }
      </Answered>
    </section>
  );
}
