import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { countryName } from '../../words/labels';
import { namesOf } from '../../../src/contract/country-names';
import type { FuelList, FuelType } from '../../../src/contract/fuel';
import { oneOf, useStored } from '../../host/stored';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { FigureCell, largestOf } from '../../../ui/tables/figure-cell';
import { useFigures } from '../../../ui/theme/figures';
import { Filter, useFilter } from '../../parts/filter';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { Notices } from '../../parts/notices';
import { RowTruth } from '../../parts/row-truth';
import { type SortableColumn, SortableTable, useSorting } from '../../../ui/tables/sortable-table';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { useCountry } from '../../country/country-context';
import { Answered } from '../../states/answered';
import { useWide } from '../../../ui/theme/use-width';
import { dayInWords } from '../../../ui/words/dates';
import { formula } from '../../words/formula';
import { fuelLabels, fuelUnit, keysOf } from '../../words/labels';
import { price } from '../../../ui/words/numbers';
import { usualGrade } from '../../words/truth';
import { say, sayings } from '../../../ui/language/say';

type FuelRow = FuelList['countries'][number];

const fuels = keysOf(fuelLabels);
const units = ['USD', 'EUR', 'local'] as const;
type Unit = (typeof units)[number];
const unitLabels: Readonly<Record<Unit, string>> = sayings({
  USD: 'us_dollars',
  EUR: 'euros',
  local: 'local_currency',
});
const unitNames: Readonly<Record<Unit, string>> = sayings({
  USD: 'in_us_dollars',
  EUR: 'in_euros',
  local: 'in_local_currency',
});

const useStyles = makeStyles({ list: { '& > *': { maxInlineSize: '200px' } }, page: { maxInlineSize: '880px' } });

/** Pump prices of all countries, in one currency for comparison. */
export default function FuelView() {
  const styles = useStyles();
  const { stack, quiet, fields, choices } = useFigures();
  const wide = useWide();
  const { country } = useCountry();
  const [fuel, setFuel] = useStored<FuelType>('fuel', 'petrol', oneOf(fuels));
  const [unit, setUnit] = useStored<Unit>('fuel-unit', 'USD', oneOf(units));
  const [sorting, onSort] = useSorting('chosen', 'descending');
  const question = useQuestion('getFuelPrices', unit === 'local' ? {} : { currency: unit }, { keep: true });
  const data = question.answer?.data;
  const countries = data !== undefined && 'countries' in data ? data.countries : [];
  const comparable = unit !== 'local';
  const usual = usualGrade(countries);
  const listedFuels = wide ? fuels : [fuel];
  const { typed, setTyped, rows } = useFilter(
    countries.filter((row) => listedFuels.some((id) => row[id] !== undefined)),
    (row) => [countryName(row.country), row.country, ...namesOf(row.country)],
  );
  const isOther = sorting.column === 'name' || sorting.column === 'updated';
  const sortedBy = isOther || (wide && sorting.column !== 'chosen') ? sorting.column : fuel;
  const priceColumn = (id: FuelType): SortableColumn<FuelRow> => {
    const largest = comparable && sortedBy === id ? largestOf(countries.map((row) => row[id])) : undefined;
    const priceText = (row: FuelRow): string =>
      row[id] === undefined ? '–' : comparable ? price(row[id]) : `${price(row[id])} ${row.currency}`;
    return {
      id,
      name: `${fuelLabels[id]} ${fuelUnit(id)}`,
      figure: true,
      width: wide ? '128px' : '108px',
      value: (row) => row[id],
      show: (row) => <FigureCell value={row[id]} text={priceText(row)} largest={largest} />,
    };
  };
  const columns: readonly SortableColumn<FuelRow>[] = [
    {
      id: 'name',
      name: say('country'),
      value: ({ country }) => countryName(country),
      show: ({ country }) => countryName(country),
    },
    ...listedFuels.map(priceColumn),
    {
      id: 'updated',
      name: say('as_of'),
      figure: true,
      width: '88px',
      value: ({ updated }) => updated,
      show: ({ updated, data_status, confidence }) => (
        <RowTruth dated={dayInWords(updated)} status={data_status} confidence={confidence} usual={usual} />
      ),
    },
  ];
  const table = () => ({
    title: say('fuel_prices_in', { unit: unitNames[unit] }),
    columns: [
      say('country'),
      say('code'),
      say('currency'),
      ...fuels.map((id) => `${fuelLabels[id]} ${fuelUnit(id)}`),
      say('as_of'),
    ],
    rows: rows.map((row) => [
      countryName(row.country),
      row.country,
      row.currency,
      ...fuels.map((id) => row[id] ?? null),
      dateCell(row.updated),
    ]),
    source: metaLine(question.answer!.meta),
  });
  const own = countries.find((row) => row.country === country);
  const formulas = listedFuels
    .filter((id) => own?.[id] !== undefined)
    .map((id) => ({
      name: say('figure_in_country', { figure: fuelLabels[id].toLowerCase(), country: countryName(country) }),
      formula: formula('FUEL', country, id, comparable ? unit : undefined),
    }));
  return (
    <div className={mergeClasses(stack, styles.page)}>
      <div className={mergeClasses(fields, choices, styles.list)}>
        {wide ? null : <Choice label={say('fuel')} options={optionsOf(fuelLabels)} value={fuel} onChange={setFuel} />}
        <Choice label={say('currency')} options={optionsOf(unitLabels)} value={unit} onChange={setUnit} />
      </div>
      <ViewHead
        title={say('fuel_prices')}
        tools={
          data === undefined ? undefined : (
            <InsertMenu what={say('fuel_prices_offer')} formulas={formulas} table={table} />
          )
        }
      />
      <Answered question={question} lines={10}>
        {({ meta }) => (
          <>
            <MetaSources meta={meta} inWords={(day) => say('oldest_figure_from', { day })} brief grade={usual} />
            <Filter label={say('find_a_country')} value={typed} onChange={setTyped} />
            {rows.length === 0 ? (
              <p className={quiet}>{say('no_country_with_a_price_matches', { typed })}</p>
            ) : (
              <SortableTable
                caption={say('fuel_prices_by_country')}
                columns={columns}
                rows={rows}
                rowKey={(row) => row.country}
                sorting={{ ...sorting, column: sortedBy }}
                onSort={onSort}
              />
            )}
            <Notices lines={meta.notices} />
          </>
        )}
      </Answered>
    </div>
  );
}
