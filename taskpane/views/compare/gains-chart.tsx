import { ColumnChart } from '../../../ui/charts/column-chart';
import { series } from '../../../ui/theme/theme';
import { useTheme } from '../../../ui/theme/use-theme';
import { withCurrency, moneyIn } from '../../../ui/words/numbers';
import { say } from '../../../ui/language/say';
import type { ComparedEmployee } from './compared';

/** The most columns that a narrow pane shows apart. */
const mostColumns = 48;

/** Differences in columns from the largest gain to the largest loss: of one employee each, or the mean of several. */
function columnsOf(employees: readonly ComparedEmployee[]) {
  const sorted = [...employees].map(({ difference }) => difference).sort((a, b) => b - a);
  const size = Math.ceil(sorted.length / mostColumns);
  const groups = Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) =>
    sorted.slice(at * size, (at + 1) * size),
  );
  return { size, means: groups.map((group) => group.reduce((sum, each) => sum + each, 0) / group.length) };
}

/** Who gains and who loses, as columns. */
export function GainsChart({
  employees,
  currency,
}: {
  readonly employees: readonly ComparedEmployee[];
  readonly currency: string;
}) {
  const { first, second } = series[useTheme()];
  const { size, means } = columnsOf(employees);
  const title = size === 1 ? say('compare_net_by_employee') : say('compare_net_by_group', { size });
  const [most, least] = [means[0]!, means.at(-1)!].map((value) => withCurrency(currency, moneyIn(currency, value)));
  return (
    <ColumnChart
      title={title}
      summary={`${title}: ${most} … ${least}`}
      layers={[
        { name: say('compare_gains'), colour: first },
        { name: say('compare_losses'), colour: second },
      ]}
      columns={means.map((value) => [Math.max(value, 0), Math.max(-value, 0)])}
      ends={[most!, least!]}
    />
  );
}
