import { currencyName } from '../../words/labels';
import type { SuccessOf } from '../../../src/client';
import { useFigures } from '../../../ui/theme/figures';
import { Filter, useFilter } from '../../parts/filter';
import { GradeLine } from '../../parts/grade-line';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine } from '../../parts/meta-sources';
import { RowTruth } from '../../parts/row-truth';
import { type SortableColumn, SortableTable, useSorting } from '../../../ui/tables/sortable-table';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { Answered } from '../../states/answered';
import { dayInWords } from '../../../ui/words/dates';
import { rate as rateText } from '../../../ui/words/numbers';
import { usualGrade } from '../../words/truth';
import { say } from '../../../ui/language/say';

type Quote = SuccessOf<'getExchangeRates'>['data']['rates'][number];

/** The value of one unit of a currency in every other currency, each with its date and grade. */
export function RateTable({ base }: { readonly base: string }) {
  const { stack, quiet } = useFigures();
  const [sorting, onSort] = useSorting('name', 'ascending');
  const question = useQuestion('getExchangeRates', { base });
  const { typed, setTyped, rows } = useFilter(question.answer?.data.rates ?? [], ({ currency, name }) => [
    currencyName(currency, name),
    currency,
  ]);
  const usual = usualGrade(question.answer?.data.rates ?? []);
  const columns: readonly SortableColumn<Quote>[] = [
    {
      id: 'name',
      name: say('currency'),
      value: ({ name, currency }) => currencyName(currency, name),
      show: ({ name, currency }) => (
        <>
          {currencyName(currency, name)} <span className={quiet}>{currency}</span>
        </>
      ),
    },
    {
      id: 'rate',
      name: say('for_one_unit', { base }),
      figure: true,
      width: '104px',
      value: ({ rate }) => rate,
      show: ({ rate, date, data_status, confidence }) => (
        <>
          {rateText(rate)}
          <RowTruth
            dated={date === null ? say('fixed_parity') : dayInWords(date)}
            status={data_status}
            confidence={confidence}
            usual={usual}
          />
        </>
      ),
    },
  ];
  return (
    <Answered question={question} lines={10}>
      {({ meta }) => (
        <section className={stack}>
          <ViewHead
            title={say('one_in_other_currencies', { base })}
            tools={
              <InsertMenu
                what={say('rates_of_all_currencies')}
                table={() => ({
                  title: say('one_in_other_currencies', { base }),
                  columns: [say('currency'), say('code'), say('exchange_rate_column'), say('date')],
                  rows: rows.map(({ name, currency, rate, date }) => [
                    currencyName(currency, name),
                    currency,
                    rate,
                    dateCell(date) ?? say('fixed_parity_cell'),
                  ]),
                  source: metaLine(meta),
                })}
              />
            }
          />
          <GradeLine grade={usual} />
          <Filter label={say('find_a_currency')} value={typed} onChange={setTyped} />
          {rows.length === 0 ? (
            <p className={quiet}>{say('no_currency_found', { typed })}</p>
          ) : (
            <SortableTable
              caption={say('one_in_other_currencies', { base })}
              columns={columns}
              rows={rows}
              rowKey={({ currency }) => currency}
              sorting={sorting}
              onSort={onSort}
            />
          )}
        </section>
      )}
    </Answered>
  );
}
