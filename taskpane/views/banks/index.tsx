import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { countryName } from '../../words/labels';
import { namesOf } from '../../../src/contract/country-names';
import type { CentralBankList } from '../../../src/contract/rates';
import { oneOf, useStored } from '../../host/stored';
import { Choice } from '../../../ui/inputs/choice';
import { FigureCell, largestOf } from '../../../ui/tables/figure-cell';
import { useFigures } from '../../../ui/theme/figures';
import { Filter, useFilter } from '../../parts/filter';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { Notices } from '../../parts/notices';
import { type SortableColumn, SortableTable, useSorting } from '../../../ui/tables/sortable-table';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { useCountry } from '../../country/country-context';
import { Answered } from '../../states/answered';
import { useWide } from '../../../ui/theme/use-width';
import { dayInWords } from '../../../ui/words/dates';
import { formula } from '../../words/formula';
import { percent } from '../../../ui/words/numbers';
import { usualGrade } from '../../words/truth';
import { FigureDate } from './figure-date';
import { type BankIndicator, bankIndicators, indicatorIds } from './indicators';
import { say } from '../../../ui/language/say';

type BankRow = CentralBankList['countries'][number];

const useStyles = makeStyles({ page: { maxInlineSize: '1040px' } });

const nextMeeting: SortableColumn<BankRow> = {
  id: 'next_mpc',
  get name() {
    return say('next_meeting');
  },
  figure: true,
  first: 'ascending',
  width: '96px',
  value: ({ next_mpc }) => next_mpc,
  show: ({ next_mpc }) => (next_mpc === undefined ? '–' : dayInWords(next_mpc)),
};

/** Policy rate, inflation, bills and growth of every country, to sort and search. */
export default function BanksView() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const wide = useWide();
  const { country } = useCountry();
  const [chosen, setChosen] = useStored<string>('bank-indicator', 'policy_rate', oneOf(indicatorIds));
  const [sorting, onSort] = useSorting('chosen', 'descending');
  const question = useQuestion('getCentralBankData', {});
  const data = question.answer?.data;
  const countries = data !== undefined && 'countries' in data ? data.countries : [];
  const indicator = bankIndicators.find(({ id }) => id === chosen) ?? bankIndicators[0]!;
  const listed = wide ? bankIndicators : [indicator];
  const usual = usualGrade(listed.flatMap(({ origin }) => countries.flatMap((row) => origin(row) ?? [])));
  const isOther = ['name', 'updated', 'next_mpc'].includes(sorting.column);
  const sortedBy = isOther || (wide && sorting.column !== 'chosen') ? sorting.column : indicator.id;
  const { typed, setTyped, rows } = useFilter(
    countries.filter((row) => listed.some(({ of }) => of(row) !== undefined)),
    (row) => [
      countryName(row.country),
      row.country,
      ...namesOf(row.country),
      row.central_bank ?? '',
      row.central_bank_abbr ?? '',
    ],
  );
  const column = ({ id, name, short, of, origin }: BankIndicator): SortableColumn<BankRow> => {
    const largest = sortedBy === id ? largestOf(countries.map(of)) : undefined;
    const figureText = (row: BankRow): string => {
      const value = of(row);
      return value === undefined ? '–' : percent(value);
    };
    return {
      id,
      name: wide ? short : name,
      figure: true,
      width: '96px',
      value: of,
      show: (row) => (
        <>
          <FigureCell value={of(row)} text={figureText(row)} largest={largest} />
          {wide ? <FigureDate origin={origin(row)} usual={usual} /> : null}
        </>
      ),
    };
  };
  const columns: readonly SortableColumn<BankRow>[] = [
    {
      id: 'name',
      name: say('country'),
      value: ({ country }) => countryName(country),
      show: ({ country, central_bank_abbr }) => (
        <>
          {countryName(country)} <span className={quiet}>{central_bank_abbr ?? ''}</span>
        </>
      ),
    },
    ...listed.map(column),
    ...(wide ? [nextMeeting] : []),
    ...(wide
      ? []
      : [
          {
            id: 'updated',
            name: say('as_of'),
            figure: true,
            width: '88px',
            value: (row: BankRow) => indicator.origin(row)?.date,
            show: (row: BankRow) => <FigureDate origin={indicator.origin(row)} usual={usual} />,
          },
        ]),
  ];
  const table = () => ({
    title: say('central_banks'),
    columns: [
      say('country'),
      say('code'),
      say('central_bank'),
      ...bankIndicators.flatMap(({ name }) => [`${name} %`, say('figure_as_of', { name })]),
      say('growth_period'),
      say('next_meeting'),
    ],
    rows: rows.map((row) => [
      countryName(row.country),
      row.country,
      row.central_bank ?? null,
      ...bankIndicators.flatMap(({ of, origin }) => [of(row) ?? null, dateCell(origin(row)?.date)]),
      row.gdp_period ?? null,
      dateCell(row.next_mpc),
    ]),
    source: metaLine(question.answer!.meta),
  });
  const own = countries.find((row) => row.country === country);
  const available =
    own === undefined
      ? []
      : [
          ...listed.filter(({ of }) => of(own) !== undefined),
          ...(wide && own.next_mpc !== undefined ? [{ id: nextMeeting.id, name: nextMeeting.name }] : []),
        ];
  const formulas = available.map(({ id, name }) => ({
    name: say('figure_in_country', { figure: name.toLowerCase(), country: countryName(country) }),
    formula: formula('CBRATE', country, id),
  }));
  return (
    <div className={mergeClasses(stack, styles.page)}>
      {wide ? null : (
        <Choice
          label={say('indicator')}
          options={bankIndicators.map(({ id, name }) => ({ key: id, name }))}
          value={indicator.id}
          onChange={(id) => {
            setChosen(id);
            onSort({ column: 'chosen', direction: 'descending' });
          }}
        />
      )}
      <ViewHead
        title={say('central_banks')}
        tools={
          data === undefined ? undefined : (
            <InsertMenu what={say('bank_figures_offer')} formulas={formulas} table={table} />
          )
        }
      />
      <Answered question={question} lines={10}>
        {({ meta }) => (
          <>
            <MetaSources meta={meta} inWords={(day) => say('oldest_figure_from', { day })} brief grade={usual} />
            <Filter label={say('find_a_country_or_a_bank')} value={typed} onChange={setTyped} />
            {rows.length === 0 ? (
              <p className={quiet}>
                {typed === ''
                  ? say('no_central_bank_has_this_figure')
                  : say('no_country_or_central_bank_matches', { typed })}
              </p>
            ) : (
              <SortableTable
                caption={say('bank_figures')}
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
