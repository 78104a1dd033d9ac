import type { LawCell } from '../../../src/contract/law';
import { cellStateWords } from '../../../src/contract/words/cell-states';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { WordCell } from '../../../ui/tables/word-cell';
import { formula } from '../../words/formula';
import { money, percent } from '../../../ui/words/numbers';
import { Brackets, rateRange } from './brackets';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

/** The word for a rule that the law does not have or that is not established, with its note. */
const withoutRule = ({ state, note }: LawCell): string =>
  [cellStateWords[state].label, ...(note === undefined ? [] : [note])].join('. ');

/** Corporate tax, with surcharges and small-company rates. */
export function Corporate({ law, taxYear }: OfYear) {
  const { quiet } = useFigures();
  const tax = law.corporate_tax;
  if (tax === undefined) return null;
  const small = tax.small_company;
  const charged = tax.surcharges.filter(({ applies }) => applies !== 'never');
  // A number is a rate in percent.
  const rows: (readonly [string, number | string])[] = [
    ['Standard rate', tax.rate],
    ...charged.map(({ name, rate }) => [name, rate ?? 'depends on profit'] as const),
    ...(charged.length === 0 || tax.effective_standard_rate === null
      ? []
      : [['Standard rate with surcharges', tax.effective_standard_rate] as const]),
    ...(small === undefined
      ? []
      : [[`Small companies, ${small.measure} up to ${money(small.threshold)}`, small.rate ?? 'by brackets'] as const]),
    ...(small !== undefined ? [] : [['Small companies', cellStateWords[tax.cells.small_company.state].label] as const]),
    ...tax.sector_rates.map(({ sector, rate }) => [sector, rate] as const),
  ];
  return (
    <LawSection
      id="corporate"
      name="Corporate tax"
      figure={
        tax.effective_rates === undefined
          ? percent(tax.effective_standard_rate ?? tax.rate)
          : rateRange(tax.effective_rates)
      }
      law={tax}
      notes={tax.notes}
      insert={{
        what: 'corporate tax',
        formulas: [
          {
            name: 'tax on a profit of 1,000,000',
            formula: formula('CIT', law.country.code, 1_000_000, undefined, taxYear),
          },
        ],
        table: () => ({ title: `${law.country.name}, corporate tax`, columns: ['Company', 'Rate %'], rows }),
      }}
    >
      <Table
        caption="Corporate tax rates"
        columns={[{ name: 'Company' }, { name: 'Rate', figure: true }]}
        rows={rows.map(([company, rate]) => [
          company,
          typeof rate === 'number' ? percent(rate) : <WordCell>{rate}</WordCell>,
        ])}
      />
      {charged.length === 0 || tax.effective_rates === undefined ? null : (
        <>
          <div className={quiet}>Rates on the whole profit with surcharges, by size of profit</div>
          <Brackets caption="Rates on profit with surcharges" brackets={tax.effective_rates} />
        </>
      )}
      {tax.brackets === undefined ? null : <Brackets caption="Corporate tax brackets" brackets={tax.brackets} />}
      {small?.brackets === undefined ? null : (
        <Brackets caption="Brackets for small companies" brackets={small.brackets} />
      )}
      <div>Minimum tax: {tax.minimum_tax ?? withoutRule(tax.cells.minimum_tax)}</div>
      {tax.surcharges.map(({ id, name, rule }) => (
        <div key={id}>
          {name}: {rule}
        </div>
      ))}
    </LawSection>
  );
}
