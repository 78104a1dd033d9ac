import { cellStateWords } from '../../../src/contract/words/cell-states';
import { specialVatCategories, type VatCellName } from '../../../src/contract/words/vat';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { formula } from '../../words/formula';
import { treatmentLabels, vatCategoryLabels } from '../../words/labels';
import { money, percent } from '../../../ui/words/numbers';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

const headline = (rate: number | null, kind: string): string => {
  if (rate !== null) return percent(rate);
  return cellStateWords[kind === 'none' ? 'none' : 'not_established'].label;
};

/** VAT, or the tax levied in its place, with its rates and the treatment of each category. */
export function Vat({ law, taxYear }: OfYear) {
  const { quiet } = useFigures();
  const tax = law.vat;
  if (tax === undefined) return null;
  const extra = [...tax.reduced, ...tax.higher].map(({ rate, applies_to }) => [applies_to, percent(rate)] as const);
  const isOpen = (name: VatCellName): boolean => tax.cells[name].state === 'not_established';
  const reduced = tax.cells.reduced_rate.state;
  const rows = tax.categories.map(
    ({ category, treatment, rate, note }) =>
      [
        vatCategoryLabels[category],
        treatmentLabels[treatment] ?? treatment,
        treatment === 'exempt' ? 'none' : percent(rate),
        note,
      ] as const,
  );
  const open = specialVatCategories.filter(isOpen).map((category) => vatCategoryLabels[category]);
  return (
    <LawSection
      id="vat"
      name={tax.name}
      figure={headline(tax.standard_rate, tax.kind)}
      law={tax}
      notes={tax.notes}
      insert={
        tax.kind === 'none'
          ? undefined
          : {
              what: tax.name,
              formulas:
                taxYear === undefined && (tax.total_rate ?? tax.standard_rate) !== null
                  ? [{ name: 'standard rate', formula: formula('VATRATE', law.country.code) }]
                  : [],
              table: () => ({
                title: `${law.country.name}, ${tax.name}`,
                columns: ['Supply', 'Treatment', 'Rate %'],
                rows: tax.categories.map(({ category, treatment, rate }) => [
                  vatCategoryLabels[category],
                  treatmentLabels[treatment] ?? treatment,
                  treatment === 'exempt' ? null : rate,
                ]),
              }),
            }
      }
    >
      {tax.components === undefined ? null : (
        <Table
          caption="Components of the rate"
          columns={[{ name: 'Charge' }, { name: 'Rate', figure: true }]}
          rows={tax.components.map(({ name, rate }) => [name, percent(rate)])}
        />
      )}
      {rows.length === 0 ? null : (
        <Table
          caption={`${tax.name} by category`}
          columns={[{ name: 'Supply' }, { name: 'Treatment' }, { name: 'Rate', figure: true }]}
          rows={rows.map(([category, treatment, rate, note]) => [
            category,
            <>
              {treatment}
              {note === undefined ? null : <div className={quiet}>{note}</div>}
            </>,
            rate,
          ])}
        />
      )}
      {open.length === 0 ? null : (
        <div className={quiet}>
          {open.join(', ')}: {cellStateWords.not_established.label}
        </div>
      )}
      {reduced === 'rate' || tax.kind === 'none' ? null : (
        <div className={quiet}>Reduced rates: {cellStateWords[reduced].label}</div>
      )}
      {extra.length === 0 ? null : (
        <Table caption="Other rates" columns={[{ name: 'Other rates' }, { name: 'Rate', figure: true }]} rows={extra} />
      )}
      {tax.registration_threshold === null ? null : (
        <div className={quiet}>
          Businesses with a turnover above {law.country.currency} {money(tax.registration_threshold)} a year must
          register.
        </div>
      )}
    </LawSection>
  );
}
