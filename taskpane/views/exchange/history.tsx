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
import { say, sayings } from '../../../ui/language/say';

const spans = sayings({
  quarter: 'months_3',
  half: 'months_6',
  year: 'years_1',
  all: 'all_years',
});
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
    title: say('pair', { from, to }),
    columns: [say('date'), say('for_one_of', { to, from })],
    rows: observations.map((observation) => [dateCell(observation.date), observation.rate]),
    source: metaLine(question.answer!.meta),
  });
  return (
    <section>
      <ViewHead
        title={say('history')}
        tools={
          <span className={styles.tools}>
            <Choice
              inline
              label={say('period_of_the_history')}
              options={optionsOf(spans)}
              value={span}
              onChange={setSpan}
            />
            {first === undefined ? null : <InsertMenu what={say('history_offer')} table={table} />}
          </span>
        }
      />
      <Answered question={question} lines={6}>
        {() =>
          first === undefined || last === undefined ? (
            <p className={quiet}>{say('there_are_no_rates_for_this')}</p>
          ) : (
            <>
              <LineChart
                title={say('for_one_in_words', { to, from })}
                summary={say('for_one_from_on_to_on', {
                  to,
                  from,
                  rate: rate(first.rate),
                  date: dayInWords(first.date),
                  rate2: rate(last.rate),
                  date2: dayInWords(last.date),
                  lowest: rate(lowest),
                  highest: rate(highest),
                  gaps,
                })}
                lines={[
                  { name: say('for_one_of', { to, from }), colour: colours.first, stretches: stretchesOf(points) },
                ]}
                fromX={begin}
                toX={end}
                marksOf={(most) => monthTicks(begin, end, most)}
                showX={(x) => monthInWords(dayOfMoment(x))}
                readoutAt={readoutAt}
              />
              <p className={`${quiet} ${styles.line}`}>
                {say('to_lowest_highest', {
                  date: dayInWords(first.date),
                  date2: dayInWords(last.date),
                  value: change((last.rate / first.rate - 1) * 100),
                  lowest: rate(lowest),
                  highest: rate(highest),
                  gaps,
                })}
              </p>
              <ChartTable
                caption={say('for_one_by_day', { to, from })}
                columns={[{ name: say('date') }, { name: say('for_one_of', { to, from }), figure: true }]}
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
