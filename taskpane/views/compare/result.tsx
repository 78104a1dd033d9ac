import type { SuccessOf } from '../../../src/client';
import { dayInWords } from '../../../ui/words/dates';
import { differenceIn, moneyIn } from '../../../ui/words/numbers';
import { ViewHead } from '../../../ui/frame/view-head';
import { Notice } from '../../../ui/notices/notice';
import { FigureCell, largestOf } from '../../../ui/tables/figure-cell';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { say } from '../../../ui/language/say';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources } from '../../parts/meta-sources';
import { Notices } from '../../parts/notices';
import { comparedRows, comparisonTable, totalLines } from './compared';
import { GainsChart } from './gains-chart';

/** The most employees that the pane lists. */
const mostListed = 200;

/** Totals, who gains and loses, and each employee with the reason. */
export function Result({
  answer: { data, meta },
  names,
  days,
}: {
  readonly answer: SuccessOf<'comparePayroll'>;
  readonly names: readonly string[];
  readonly days: readonly [string, string];
}) {
  const { stack, quiet } = useFigures();
  const compared = comparedRows(data, names);
  const { employees, failed } = compared;
  const { total } = data;
  const currency = data.rows.flatMap((row) => ('currency' in row ? (row.currency ?? []) : []))[0] ?? '';
  const [from, to] = days.map(dayInWords);
  const largest = largestOf(employees.map(({ difference }) => difference));
  const listedFirst = [...employees]
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, mostListed);
  const lines = totalLines(data);
  const isSame = 'difference' in total && data.changes.length === 0;
  return (
    <section className={stack}>
      <ViewHead
        title={say('compare_people', { gain: total.gain, lose: total.lose, same: total.same })}
        tools={
          <InsertMenu
            what={say('compare_offer')}
            table={() =>
              comparisonTable(data, compared, days, currency, [...new Set(meta.sources.map((one) => one.publisher))])
            }
          />
        }
      />
      {failed.length === 0 ? null : (
        <Notice intent="warning">{say('compare_failed', { count: failed.length, why: failed[0]! })}</Notice>
      )}
      {isSame ? <Notice intent="info">{say('compare_same_law')}</Notice> : null}
      {lines.length === 0 ? null : (
        <Table
          caption={say('compare_totals')}
          columns={[
            `${say('compare_totals')}, ${currency}`,
            { name: from!, figure: true },
            { name: from === to ? `${to} ` : to!, figure: true },
            { name: say('compare_difference'), figure: true },
          ]}
          rows={lines.map(([name, before, after, difference]) => [
            name,
            moneyIn(currency, before),
            moneyIn(currency, after),
            differenceIn(currency, difference),
          ])}
        />
      )}
      {employees.length < 2 || largest === 0 ? null : <GainsChart employees={employees} currency={currency} />}
      <Table
        caption={say('compare_employees')}
        look="records"
        columns={[
          say('employee'),
          { name: say('net_pay'), figure: true },
          { name: say('compare_difference'), figure: true },
          { name: say('compare_why'), sentences: true },
        ]}
        rows={listedFirst.map(({ name, after, difference, why }) => [
          name,
          moneyIn(currency, after),
          <FigureCell
            key="difference"
            value={difference}
            text={differenceIn(currency, difference)}
            largest={largest}
          />,
          why,
        ])}
      />
      {employees.length > mostListed ? (
        <p className={quiet}>{say('compare_first_rows', { count: mostListed })}</p>
      ) : null}
      <Notices lines={data.announced.map(({ text }) => say('compare_announced', { text }))} />
      <MetaSources meta={meta} law />
    </section>
  );
}
