import { FactTable } from '../../parts/fact-table';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { Section } from '../../parts/section';
import { formula } from '../../words/formula';
import { money, percent } from '../../words/numbers';
import { Brackets, rateRange } from './brackets';
import { LawFoot, type OfYear, sourceLine } from './dates';

/** Tax on the profit of companies. */
export function Corporate({ law, taxYear }: OfYear) {
  const { quiet } = useFigures();
  const tax = law.corporate_tax;
  if (tax === undefined) return null;
  const small = tax.small_company;
  const charged = tax.surcharges.filter(({ applies }) => applies !== 'never');
  // A number is a rate in percent.
  const rows: (readonly [string, number | string])[] = [
    ['Standard rate', tax.rate],
    ...charged.map(({ name, rate }) => [name, rate ?? 'by profit'] as const),
    ...(charged.length === 0 || tax.effective_standard_rate === null
      ? []
      : [['Standard rate with surcharges', tax.effective_standard_rate] as const]),
    ...(small === undefined
      ? []
      : [[`Small companies, ${small.measure} up to ${money(small.threshold)}`, small.rate ?? 'by bands'] as const]),
    ...tax.sector_rates.map(({ sector, rate }) => [sector, rate] as const),
  ];
  return (
    <Section
      id="corporate"
      name="Corporate tax"
      figure={
        tax.effective_rates === undefined
          ? percent(tax.effective_standard_rate ?? tax.rate)
          : rateRange(tax.effective_rates)
      }
      status={tax.data_status}
      foot={
        <LawFoot
          law={tax}
          tools={
            <InsertMenu
              what="corporate tax"
              formulas={[
                {
                  name: 'tax on a profit of 1,000,000',
                  formula: formula('CIT', law.country.code, 1_000_000, undefined, taxYear),
                },
              ]}
              table={() => ({
                title: `${law.country.name}, corporate tax`,
                columns: ['Company', 'Rate %'],
                rows,
                source: sourceLine(tax),
              })}
            />
          }
        />
      }
    >
      <FactTable
        caption="Rates of the corporate tax"
        columns={[{ name: 'Company' }, { name: 'Rate', figure: true }]}
        rows={rows.map(([company, rate]) => [company, typeof rate === 'number' ? percent(rate) : rate])}
      />
      {charged.length === 0 || tax.effective_rates === undefined ? null : (
        <>
          <div className={quiet}>Rate on the whole profit with surcharges, by its size</div>
          <Brackets caption="Rates with surcharges" brackets={tax.effective_rates} />
        </>
      )}
      {tax.brackets === undefined ? null : <Brackets caption="Bands of the corporate tax" brackets={tax.brackets} />}
      {small?.brackets === undefined ? null : (
        <Brackets caption="Bands for small companies" brackets={small.brackets} />
      )}
      {tax.minimum_tax === undefined ? null : <div>Minimum tax: {tax.minimum_tax}</div>}
      {tax.surcharges.map(({ id, name, rule }) => (
        <div key={id}>
          {name}: {rule}
        </div>
      ))}
      {tax.notes.length === 0 ? null : <div className={quiet}>{tax.notes.join(' ')}</div>}
    </Section>
  );
}
