import type { LawCell } from '../../../src/contract/law';
import { countryName, cellLabel } from '../../words/labels';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { WordCell } from '../../../ui/tables/word-cell';
import { formula } from '../../words/formula';
import { money, percent, withCurrency } from '../../../ui/words/numbers';
import { Brackets, rateRange } from './brackets';
import type { OfYear } from './dates';
import { LawSection } from './law-section';
import { say } from '../../../ui/language/say';

/** The word for a rule that the law does not have or that is not established, with its note. */
const withoutRule = ({ state, note }: LawCell): string =>
  [cellLabel(state), ...(note === undefined ? [] : [note])].join('. ');

/** Corporate tax, with surcharges and small-company rates. */
export function Corporate({ law, taxYear }: OfYear) {
  const { quiet } = useFigures();
  const tax = law.corporate_tax;
  if (tax === undefined) return null;
  const small = tax.small_company;
  const charged = tax.surcharges.filter(({ applies }) => applies !== 'never');
  // A number is a rate in percent.
  const rows: (readonly [string, number | string])[] = [
    [say('standard_rate'), tax.rate],
    ...charged.map(({ name, rate }) => [name, rate ?? say('depends_on_profit')] as const),
    ...(charged.length === 0 || tax.effective_standard_rate === null
      ? []
      : [[say('standard_rate_with_surcharges'), tax.effective_standard_rate] as const]),
    ...(small === undefined
      ? []
      : [
          [
            say('small_companies_up_to', {
              measure: small.measure,
              threshold: withCurrency(law.country.currency, money(small.threshold)),
            }),
            small.rate ?? say('by_brackets'),
          ] as const,
        ]),
    ...(small !== undefined ? [] : [[say('small_companies'), cellLabel(tax.cells.small_company.state)] as const]),
    ...tax.sector_rates.map(({ sector, rate }) => [sector, rate] as const),
  ];
  return (
    <LawSection
      id="corporate"
      name={say('corporate_tax')}
      figure={
        tax.effective_rates === undefined
          ? percent(tax.effective_standard_rate ?? tax.rate)
          : rateRange(tax.effective_rates)
      }
      law={tax}
      notes={tax.notes}
      insert={{
        what: say('corporate_offer'),
        formulas: [
          {
            name: say('tax_on_a_profit_of_1'),
            formula: formula('CIT', law.country.code, 1_000_000, undefined, taxYear),
          },
        ],
        table: () => ({
          title: say('corporate_title', { name: countryName(law.country.code) }),
          columns: [say('company'), say('rate_percent')],
          rows,
        }),
      }}
    >
      <Table
        caption={say('corporate_tax_rates')}
        columns={[{ name: say('company') }, { name: say('rate'), figure: true }]}
        rows={rows.map(([company, rate]) => [
          company,
          typeof rate === 'number' ? percent(rate) : <WordCell>{rate}</WordCell>,
        ])}
      />
      {charged.length === 0 || tax.effective_rates === undefined ? null : (
        <>
          <div className={quiet}>{say('rates_on_the_whole_profit_with')}</div>
          <Brackets caption={say('rates_on_profit_with_surcharges')} brackets={tax.effective_rates} />
        </>
      )}
      {tax.brackets === undefined ? null : <Brackets caption={say('corporate_tax_brackets')} brackets={tax.brackets} />}
      {small?.brackets === undefined ? null : (
        <Brackets caption={say('brackets_for_small_companies')} brackets={small.brackets} />
      )}
      <div>{say('minimum_tax', { value: tax.minimum_tax ?? withoutRule(tax.cells.minimum_tax) })}</div>
      {tax.surcharges.map(({ id, name, rule }) => (
        <div key={id}>
          {name}: {rule}
        </div>
      ))}
    </LawSection>
  );
}
