import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { countryNames } from '../../../src/contract/countries';
import { namesOf } from '../../../src/contract/country-names';
import type { FuelList, FuelType } from '../../../src/contract/fuel';
import { oneOf, useStored } from '../../host/stored';
import { FigureCell, largestOf } from '../../parts/figure-cell';
import { useFigures } from '../../parts/figures';
import { Filter, passes } from '../../parts/filter';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { Notices } from '../../parts/notices';
import { RowTruth } from '../../parts/row-truth';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { type SortableColumn, SortableTable, useSorting } from '../../parts/sortable-table';
import { ViewHead } from '../../parts/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { useCountry } from '../../shell/country-context';
import { ProblemCard } from '../../states/problem-card';
import { useWide } from '../../theme/use-width';
import { dayInWords } from '../../words/dates';
import { formula } from '../../words/formula';
import { fuelLabels, fuelUnits, keysOf } from '../../words/labels';
import { price } from '../../words/numbers';

type FuelRow = FuelList['countries'][number];

const fuels = keysOf(fuelLabels);
const units = ['USD', 'EUR', 'local'] as const;
type Unit = (typeof units)[number];
const unitLabels: Readonly<Record<Unit, string>> = { USD: 'US dollar', EUR: 'Euro', local: 'Local currency' };

const useStyles = makeStyles({ list: { '& > *': { maxInlineSize: '200px' } }, page: { maxInlineSize: '880px' } });

/** Pump prices side by side, in one currency so that they can be compared. */
export default function FuelView() {
  const styles = useStyles();
  const { stack, quiet, fields, choices } = useFigures();
  const wide = useWide();
  const { country } = useCountry();
  const [fuel, setFuel] = useStored<FuelType>('fuel', 'petrol', oneOf(fuels));
  const [unit, setUnit] = useStored<Unit>('fuel-unit', 'USD', oneOf(units));
  const [typed, setTyped] = useState('');
  const [sorting, onSort] = useSorting('chosen', 'descending');
  const question = useQuestion('getFuelPrices', unit === 'local' ? {} : { currency: unit }, { keep: true });
  const data = question.answer?.data;
  const countries = data !== undefined && 'countries' in data ? data.countries : undefined;
  const comparable = unit !== 'local';
  const shown = wide ? fuels : [fuel];
  const rows = (countries ?? []).filter(
    (row) =>
      passes(typed, row.country_name, row.country, ...namesOf(row.country)) &&
      shown.some((one) => row[one] !== undefined),
  );
  const isOther = sorting.column === 'name' || sorting.column === 'updated';
  const sortedBy = isOther || (wide && sorting.column !== 'chosen') ? sorting.column : fuel;
  const priced = (one: FuelType): SortableColumn<FuelRow> => {
    const largest = comparable && sortedBy === one ? largestOf((countries ?? []).map((row) => row[one])) : undefined;
    const shownPrice = (row: FuelRow): string =>
      row[one] === undefined ? '–' : comparable ? price(row[one]) : `${price(row[one])} ${row.currency}`;
    return {
      id: one,
      name: `${fuelLabels[one]}, ${fuelUnits[one]}`,
      figure: true,
      width: wide ? '128px' : '108px',
      value: (row) => row[one],
      show: (row) => <FigureCell value={row[one]} shown={shownPrice(row)} largest={largest} />,
    };
  };
  const columns: readonly SortableColumn<FuelRow>[] = [
    {
      id: 'name',
      name: 'Country',
      value: ({ country_name }) => country_name,
      show: ({ country_name }) => country_name,
    },
    ...shown.map(priced),
    {
      id: 'updated',
      name: 'Price of',
      figure: true,
      width: '88px',
      value: ({ updated }) => updated,
      show: ({ updated, data_status, confidence }) => (
        <>
          <span className={quiet}>{dayInWords(updated)}</span>
          <RowTruth status={data_status} confidence={confidence} />
        </>
      ),
    },
  ];
  const table = () => ({
    title: `Fuel prices, ${unitLabels[unit].toLowerCase()}`,
    columns: [
      'Country',
      'Code',
      'Currency',
      ...fuels.map((one) => `${fuelLabels[one]}, ${fuelUnits[one]}`),
      'Price of',
    ],
    rows: rows.map((row) => [
      row.country_name,
      row.country,
      row.currency,
      ...fuels.map((one) => row[one] ?? null),
      dateCell(row.updated),
    ]),
    source: metaLine(question.answer!.meta),
  });
  const own = countries?.find((row) => row.country === country);
  const live = shown
    .filter((one) => own?.[one] !== undefined)
    .map((one) => ({
      name: `${fuelLabels[one].toLowerCase()} in ${countryNames[country]}`,
      formula: formula('FUEL', country, one, comparable ? unit : undefined),
    }));
  return (
    <div className={mergeClasses(stack, styles.page)}>
      <div className={mergeClasses(fields, choices, styles.list)}>
        {wide ? null : (
          <Field label="Fuel">
            <Select value={fuel} onChange={(_, { value }) => setFuel(value as FuelType)}>
              {fuels.map((one) => (
                <option key={one} value={one}>
                  {fuelLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Prices in">
          <Select value={unit} onChange={(_, { value }) => setUnit(value as Unit)}>
            {units.map((one) => (
              <option key={one} value={one}>
                {unitLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ViewHead
        title="Fuel prices"
        tools={countries === undefined ? undefined : <InsertMenu what="fuel prices" formulas={live} table={table} />}
      />
      {question.problem === undefined ? null : <ProblemCard problem={question.problem} onRetry={question.again} />}
      {question.problem === undefined && countries === undefined ? <SkeletonLines count={10} /> : null}
      {countries === undefined ? null : (
        <>
          <MetaSources meta={question.answer!.meta} word="Oldest row" brief />
          <Filter label="Find a country" value={typed} onChange={setTyped} />
          {rows.length === 0 ? (
            <p className={quiet}>No price is known of a country with “{typed}” in its name.</p>
          ) : (
            <SortableTable
              caption="Fuel prices by country"
              columns={columns}
              rows={rows}
              rowKey={(row) => row.country}
              sorting={{ ...sorting, column: sortedBy }}
              onSort={onSort}
            />
          )}
          <Notices lines={question.answer!.meta.notices} />
        </>
      )}
    </div>
  );
}
