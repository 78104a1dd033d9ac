import { useState } from 'react';
import { namesOf } from '../../../src/contract/country-names';
import type { TaxRatesRow } from '../../../src/contract/paye';
import { useFigures } from '../../parts/figures';
import { FigureCell, largestOf } from '../../parts/figure-cell';
import { Filter, passes } from '../../parts/filter';
import { InsertMenu } from '../../parts/insert-menu';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { type SortableColumn, SortableTable, useSorting } from '../../parts/sortable-table';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { ProblemCard } from '../../states/problem-card';
import { dayInWords } from '../../words/dates';
import { decimalsOfRates, percentInColumn } from '../../words/numbers';

/** VAT and the top rate of income tax of every country. */
export function AllCountries() {
  const { stack, quiet } = useFigures();
  const [typed, setTyped] = useState('');
  const [sorting, onSort] = useSorting('vat', 'descending');
  const { answer, problem, again } = useQuestion('getTaxRates', {});
  if (problem !== undefined)
    return problem.kind === 'refused' ? <ProblemCard problem={problem} onRetry={again} /> : null;
  if (answer === undefined) return <SkeletonLines count={10} />;
  const { countries } = answer.data;
  const rows = countries.filter(({ country, country_name }) =>
    passes(typed, country_name, country, ...namesOf(country)),
  );
  const figureColumn = (
    id: string,
    name: string,
    of: (row: TaxRatesRow) => number | null,
  ): SortableColumn<TaxRatesRow> => {
    const largest = sorting.column === id ? largestOf(countries.map((row) => of(row) ?? undefined)) : undefined;
    const decimals = decimalsOfRates(countries.map(of));
    return {
      id,
      name,
      figure: true,
      width: '84px',
      value: (row) => of(row) ?? undefined,
      show: (row) => {
        const rate = of(row) ?? undefined;
        return (
          <FigureCell
            value={rate}
            shown={rate === undefined ? '–' : percentInColumn(rate, decimals)}
            largest={largest}
          />
        );
      },
    };
  };
  const columns: readonly SortableColumn<TaxRatesRow>[] = [
    {
      id: 'name',
      name: 'Country',
      value: ({ country_name }) => country_name,
      show: ({ country_name }) => country_name,
    },
    figureColumn('vat', 'VAT', ({ vat_rate }) => vat_rate),
    figureColumn('paye', 'Top tax', ({ paye_top_rate }) => paye_top_rate),
  ];
  const table = () => ({
    title: 'VAT and top rate of income tax, 54 countries',
    columns: ['Country', 'Code', 'VAT %', 'VAT confirmed', 'Top income tax %', 'Income tax confirmed'],
    rows: rows.map(({ country_name, country, vat_rate, vat_last_confirmed, paye_top_rate, paye_last_confirmed }) => [
      country_name,
      country,
      vat_rate,
      dateCell(vat_last_confirmed),
      paye_top_rate,
      dateCell(paye_last_confirmed),
    ]),
    source:
      answer.meta.as_of === null
        ? 'Each row as of its own date.'
        : `Newest confirmation ${dayInWords(answer.meta.as_of)}; each row as of its own date.`,
  });
  return (
    <section className={stack}>
      <ViewHead title="All countries" tools={<InsertMenu what="rates of all countries" table={table} />} />
      <Filter label="Find a country" value={typed} onChange={setTyped} />
      {rows.length === 0 ? (
        <p className={quiet}>None of the 54 countries has “{typed}” in its name.</p>
      ) : (
        <SortableTable
          caption="VAT and top rate of income tax by country"
          columns={columns}
          rows={rows}
          rowKey={({ country }) => country}
          sorting={sorting}
          onSort={onSort}
        />
      )}
    </section>
  );
}
