import { useState } from 'react';
import { useFigures } from '../../parts/figures';
import { Filter, passes } from '../../parts/filter';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine } from '../../parts/meta-sources';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { type SortableColumn, SortableTable, useSorting } from '../../parts/sortable-table';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { ProblemCard } from '../../states/problem-card';
import { dayInWords } from '../../words/dates';
import { rate as shownRate } from '../../words/numbers';

interface Quote {
  readonly currency: string;
  readonly name: string;
  readonly rate: number;
  readonly date: string | null;
}

/** What one unit of a currency is worth in every other. */
export function RateTable({ base }: { readonly base: string }) {
  const { stack, quiet } = useFigures();
  const [typed, setTyped] = useState('');
  const [sorting, onSort] = useSorting('name', 'ascending');
  const { answer, problem, again } = useQuestion('getExchangeRates', { base });
  if (problem !== undefined) return <ProblemCard problem={problem} onRetry={again} />;
  if (answer === undefined) return <SkeletonLines count={10} />;
  const rows = answer.data.rates.filter(({ currency, name }) => passes(typed, name, currency));
  const columns: readonly SortableColumn<Quote>[] = [
    {
      id: 'name',
      name: 'Currency',
      value: ({ name }) => name,
      show: ({ name, currency }) => (
        <>
          {name} <span className={quiet}>{currency}</span>
        </>
      ),
    },
    {
      id: 'rate',
      name: `For 1 ${base}`,
      figure: true,
      width: '104px',
      value: ({ rate }) => rate,
      show: ({ rate }) => shownRate(rate),
    },
  ];
  const table = () => ({
    title: `One ${base} in other currencies`,
    columns: ['Currency', 'Code', 'Rate', 'Date'],
    rows: rows.map(({ name, currency, rate, date }) => [name, currency, rate, dateCell(date) ?? 'fixed parity']),
    source: metaLine(answer.meta),
  });
  return (
    <section className={stack}>
      <ViewHead
        title={`One ${base} in other currencies`}
        tools={<InsertMenu what="rates of all currencies" table={table} />}
      />
      <Filter label="Find a currency" value={typed} onChange={setTyped} />
      {rows.length === 0 ? (
        <p className={quiet}>No currency has “{typed}” in its name.</p>
      ) : (
        <SortableTable
          caption={`What one ${base} is worth`}
          columns={columns}
          rows={rows}
          rowKey={({ currency }) => currency}
          sorting={sorting}
          onSort={onSort}
        />
      )}
      {answer.meta.as_of === null ? null : <p className={quiet}>Rates of {dayInWords(answer.meta.as_of)}.</p>}
    </section>
  );
}
