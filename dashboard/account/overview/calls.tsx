import { makeStyles, Text } from '@fluentui/react-components';
import type { AccountUsage } from '../../../src/contract/account-usage';
import { outcomes } from '../../../src/contract/words/outcomes';
import { ChartTable } from '../../../ui/charts/chart-table';
import { series } from '../../../ui/theme/theme';
import { useTheme } from '../../../ui/theme/use-theme';
import { dayInWords } from '../../../ui/words/dates';
import { money } from '../../../ui/words/numbers';
import { operationName, outcomeLabels } from '../words';
import { Bars } from './bars';
import { ColumnChart } from '../../../ui/charts/column-chart';
import { callsBy, callsByDay } from './counts';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  sides: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: '24px' },
});

/** The calls of a span: by day, by operation and by outcome. */
export function Calls({ usage }: { readonly usage: AccountUsage }) {
  const styles = useStyles();
  const colours = series[useTheme()];
  const layers = [colours.first, colours.second, colours.third, colours.fourth].map((colour, at) => ({
    colour,
    name: outcomeLabels[outcomes[at]!],
  }));
  const days = callsByDay(usage);
  const title = say('calls_by_day');
  const summary = say('calls_summary', {
    calls: usage.calls,
    start: dayInWords(usage.start),
    end: dayInWords(usage.end),
  });
  if (usage.calls === 0) return <Text>{say('no_calls')}</Text>;
  return (
    <>
      <Text>{summary}</Text>
      <ColumnChart
        title={title}
        summary={summary}
        layers={layers}
        columns={days.map(({ calls }) => calls)}
        ends={[dayInWords(usage.start), dayInWords(usage.end)]}
      />
      <ChartTable
        caption={title}
        columns={[{ name: say('column_day') }, ...layers.map(({ name }) => ({ name, figure: true }))]}
        rows={() => [...days].reverse().map(({ day, calls }) => [dayInWords(day), ...calls.map((one) => money(one))])}
      />
      <div className={styles.sides}>
        <Bars
          title={say('by_operation')}
          of={say('column_operation')}
          rows={callsBy(usage.days, 'operation').map(({ value, calls }) => ({ name: operationName(value), calls }))}
        />
        <Bars
          title={say('by_outcome')}
          of={say('column_outcome')}
          rows={callsBy(usage.days, 'outcome').map(({ value, calls }) => ({ name: outcomeLabels[value], calls }))}
        />
      </div>
    </>
  );
}
