import { countryName } from '../../words/labels';
import { namesOf } from '../../../src/contract/country-names';
import type { TaxRatesRow } from '../../../src/contract/paye';
import { useFigures } from '../../../ui/theme/figures';
import { FigureCell, largestOf } from '../../../ui/tables/figure-cell';
import { Filter, useFilter } from '../../parts/filter';
import { GradeLine } from '../../parts/grade-line';
import { InsertMenu } from '../../parts/insert-menu';
import { RowTruth } from '../../parts/row-truth';
import { type SortableColumn, SortableTable, useSorting } from '../../../ui/tables/sortable-table';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { Answered } from '../../states/answered';
import { dayInWords } from '../../../ui/words/dates';
import { percent } from '../../../ui/words/numbers';
import { usualGrade } from '../../words/truth';
import { say } from '../../../ui/language/say';

/** A rate of a country, and the grade of the law behind it. */
interface RateOfLaw {
  readonly rate: number | null;
  readonly confirmed: string | null;
  readonly data_status: TaxRatesRow['vat_status'];
  readonly confidence: TaxRatesRow['vat_confidence'];
}

const vatOf = (row: TaxRatesRow): RateOfLaw => ({
  rate: row.vat_rate,
  confirmed: row.vat_last_confirmed,
  data_status: row.vat_status,
  confidence: row.vat_confidence,
});
const topTaxOf = (row: TaxRatesRow): RateOfLaw => ({
  rate: row.paye_top_rate,
  confirmed: row.paye_last_confirmed,
  data_status: row.paye_status,
  confidence: row.paye_confidence,
});

/** VAT and the top rate of income tax of every country, each with the grade of its law. */
export function AllCountries() {
  const { stack, quiet } = useFigures();
  const [sorting, onSort] = useSorting('vat', 'descending');
  const question = useQuestion('getTaxRates', {});
  const countries = question.answer?.data.countries ?? [];
  const { typed, setTyped, rows } = useFilter(countries, ({ country }) => [
    countryName(country),
    country,
    ...namesOf(country),
  ]);
  const usual = usualGrade(countries.flatMap((row) => [vatOf(row), topTaxOf(row)]));
  const rateColumn = (id: string, name: string, of: (row: TaxRatesRow) => RateOfLaw): SortableColumn<TaxRatesRow> => {
    const rates = countries.map((row) => of(row).rate);
    const largest = sorting.column === id ? largestOf(rates.map((rate) => rate ?? undefined)) : undefined;
    return {
      id,
      name,
      figure: true,
      width: '92px',
      value: (row) => of(row).rate ?? undefined,
      show: (row) => {
        const { rate, confirmed, data_status, confidence } = of(row);
        if (rate === null) return '–';
        return (
          <>
            <FigureCell value={rate} text={percent(rate)} largest={largest} />
            <RowTruth
              law
              dated={confirmed === null ? undefined : dayInWords(confirmed)}
              status={data_status}
              confidence={confidence}
              usual={usual}
            />
          </>
        );
      },
    };
  };
  const columns: readonly SortableColumn<TaxRatesRow>[] = [
    {
      id: 'name',
      name: say('country'),
      value: ({ country }) => countryName(country),
      show: ({ country }) => countryName(country),
    },
    rateColumn('vat', say('vat_short'), vatOf),
    rateColumn('paye', say('top_income_tax'), topTaxOf),
  ];
  return (
    <Answered question={question} lines={10}>
      {({ meta }) => (
        <section className={stack}>
          <ViewHead
            title={say('all_countries')}
            tools={
              <InsertMenu
                what={say('rates_of_all_countries')}
                table={() => ({
                  title: say('all_countries_title'),
                  columns: [
                    say('country'),
                    say('code'),
                    say('vat_percent'),
                    say('vat_confirmed'),
                    say('top_income_tax_percent'),
                    say('income_tax_confirmed'),
                  ],
                  rows: rows.map((row) => [
                    countryName(row.country),
                    row.country,
                    row.vat_rate,
                    dateCell(row.vat_last_confirmed),
                    row.paye_top_rate,
                    dateCell(row.paye_last_confirmed),
                  ]),
                  source:
                    meta.as_of === null
                      ? say('rows_have_dates')
                      : say('rows_have_dates_latest', { as_of: dayInWords(meta.as_of) }),
                })}
              />
            }
          />
          <div className={quiet}>{say('dates_show_when_each_law_was')}</div>
          <GradeLine law grade={usual} />
          <Filter label={say('find_a_country')} value={typed} onChange={setTyped} />
          {rows.length === 0 ? (
            <p className={quiet}>{say('no_country_found', { typed })}</p>
          ) : (
            <SortableTable
              caption={say('all_countries_table')}
              columns={columns}
              rows={rows}
              rowKey={({ country }) => country}
              sorting={sorting}
              onSort={onSort}
            />
          )}
        </section>
      )}
    </Answered>
  );
}
