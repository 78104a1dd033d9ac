import type { PayrollMonth, PayrollYear } from '../../../../src/contract/payroll-year';
import { dayOfMoment, startOfDay } from '../../../../src/day';
import { LineChart } from '../../../../ui/charts/line-chart';
import { monthTicks } from '../../../../src/ticks';
import { series } from '../../../../ui/theme/theme';
import { useTheme } from '../../../../ui/theme/use-theme';
import { monthInWords, monthName } from '../../../../ui/words/dates';
import { decimalsOf, money } from '../../../../ui/words/numbers';
import { say } from '../../../../ui/language/say';

const chartLines = [
  {
    id: 'net',
    get name() {
      return say('net_pay');
    },
    colour: 'first',
  },
  {
    id: 'tax',
    get name() {
      return say('tax');
    },
    colour: 'second',
    dashed: true,
  },
  {
    id: 'contributions',
    get name() {
      return say('contributions');
    },
    colour: 'third',
  },
] as const;

const momentOf = ({ month }: PayrollMonth): number => startOfDay(`${month}-01`);

/** From which lowest to which highest amount a line runs, in words. */
function rangeInWords(name: string, amounts: readonly number[], currency: string): string {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const amount = (value: number): string => money(value, decimalsOf(amounts));
  return lowest === highest
    ? say('is_in_every_month', { name, currency, lowest: amount(lowest) })
    : say('is_between_and_a_month', { name, currency, lowest: amount(lowest), highest: amount(highest) });
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
      title={say('net_pay_tax_and_contributions_by', { tax_year })}
      summary={[
        ...chartLines.map(({ id, name }) =>
          rangeInWords(
            name,
            months.map((month) => month[id]),
            currency,
          ),
        ),
        say('table_has_every_month'),
      ].join(' ')}
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
