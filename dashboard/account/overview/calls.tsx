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
  const title = 'Calls by day';
  const summary = `${money(usage.calls)} ${usage.calls === 1 ? 'call' : 'calls'} from ${dayInWords(usage.start)} to ${dayInWords(usage.end)}.`;
  if (usage.calls === 0)
    return <Text>No calls in this span. Where several servers answer, a call may take a minute to appear.</Text>;
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
        columns={[{ name: 'Day' }, ...layers.map(({ name }) => ({ name, figure: true }))]}
        rows={() => [...days].reverse().map(({ day, calls }) => [dayInWords(day), ...calls.map((one) => money(one))])}
      />
      <div className={styles.sides}>
        <Bars
          title="By operation"
          of="Operation"
          rows={callsBy(usage.days, 'operation').map(({ value, calls }) => ({ name: operationName(value), calls }))}
        />
        <Bars
          title="By outcome"
          of="Outcome"
          rows={callsBy(usage.days, 'outcome').map(({ value, calls }) => ({ name: outcomeLabels[value], calls }))}
        />
      </div>
    </>
  );
}
