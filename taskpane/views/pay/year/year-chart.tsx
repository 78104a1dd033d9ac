import type { PayrollMonth, PayrollYear } from '../../../../src/contract/payroll-year';
import { dayOfMoment, startOfDay } from '../../../../src/day';
import { LineChart } from '../../../../ui/charts/line-chart';
import { monthTicks } from '../../../../src/ticks';
import { series } from '../../../../ui/theme/theme';
import { useTheme } from '../../../../ui/theme/use-theme';
import { monthInWords, monthName } from '../../../../ui/words/dates';
import { decimalsOf, money } from '../../../../ui/words/numbers';

const chartLines = [
  { id: 'net', name: 'Net pay', colour: 'first' },
  { id: 'tax', name: 'Tax', colour: 'second', dashed: true },
  { id: 'contributions', name: 'Contributions', colour: 'third' },
] as const;

const momentOf = ({ month }: PayrollMonth): number => startOfDay(`${month}-01`);

/** From which lowest to which highest amount a line runs, in words. */
function rangeInWords(name: string, amounts: readonly number[], currency: string): string {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const amount = (value: number): string => money(value, decimalsOf(amounts));
  return lowest === highest
    ? `${name} is ${currency} ${amount(lowest)} in every month.`
    : `${name} is between ${currency} ${amount(lowest)} and ${amount(highest)} a month.`;
}

/** Net pay, tax and contributions, month by month. A single month makes no line. */
export function YearChart({ year: { months, currency, tax_year } }: { readonly year: PayrollYear }) {
  const colours = series[useTheme()];
  const [first, last] = [months[0]!, months.at(-1)!];
  if (first === last) return null;
  const [fromX, toX] = [momentOf(first), momentOf(last)];
  const readoutAt = (x: number) => {
    const nearest = months.reduce((best, month) =>
      Math.abs(momentOf(month) - x) < Math.abs(momentOf(best) - x) ? month : best,
    );
    return {
      x: momentOf(nearest),
      lines: [monthInWords(nearest.month), ...chartLines.map(({ id, name }) => `${name} ${money(nearest[id])}`)],
    };
  };
  return (
    <LineChart
      title={`Net pay, tax and contributions by month, ${tax_year}`}
      summary={`${chartLines
        .map(({ id, name }) =>
          rangeInWords(
            name,
            months.map((month) => month[id]),
            currency,
          ),
        )
        .join(' ')} The table below has every month.`}
      lines={chartLines.map(({ id, name, colour, ...line }) => ({
        ...line,
        name,
        colour: colours[colour],
        stretches: [months.map((month) => ({ x: momentOf(month), y: month[id] }))],
      }))}
      fromX={fromX}
      toX={toX}
      fromY={0}
      marksOf={(most) => monthTicks(fromX, toX, most)}
      showX={(x) => monthName(dayOfMoment(x))}
      readoutAt={readoutAt}
    />
  );
}
