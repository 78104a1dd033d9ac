import { listed, say } from '../../../ui/language/say';
import { countryName, cellLabel } from '../../words/labels';
import { specialVatCategories, type VatCellName } from '../../../src/contract/words/vat';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { formula } from '../../words/formula';
import { treatmentLabel, vatCategoryLabels } from '../../words/labels';
import { money, percent } from '../../../ui/words/numbers';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

const headline = (rate: number | null, kind: string): string => {
  if (rate !== null) return percent(rate);
  return cellLabel(kind === 'none' ? 'none' : 'not_established');
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
        treatmentLabel(treatment),
        treatment === 'exempt' ? say('no_vat_rate') : percent(rate),
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
                  ? [{ name: say('standard_rate_offer'), formula: formula('VATRATE', law.country.code) }]
                  : [],
              table: () => ({
                title: `${countryName(law.country.code)}, ${tax.name}`,
                columns: [say('supply'), say('treatment'), say('rate_percent')],
                rows: tax.categories.map(({ category, treatment, rate }) => [
                  vatCategoryLabels[category],
                  treatmentLabel(treatment),
                  treatment === 'exempt' ? null : rate,
                ]),
              }),
            }
      }
    >
      {tax.components === undefined ? null : (
        <Table
          caption={say('components_of_the_rate')}
          columns={[{ name: say('charge') }, { name: say('rate'), figure: true }]}
          rows={tax.components.map(({ name, rate }) => [name, percent(rate)])}
        />
      )}
      {rows.length === 0 ? null : (
        <Table
          caption={say('by_category', { name: tax.name })}
          columns={[{ name: say('supply') }, { name: say('treatment') }, { name: say('rate'), figure: true }]}
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
          {listed(open)}: {cellLabel('not_established')}
        </div>
      )}
      {reduced === 'rate' || tax.kind === 'none' ? null : (
        <div className={quiet}>{say('reduced_rates', { reduced: cellLabel(reduced) })}</div>
      )}
      {extra.length === 0 ? null : (
        <Table
          caption={say('other_rates')}
          columns={[{ name: say('other_rates') }, { name: say('rate'), figure: true }]}
          rows={extra}
        />
      )}
      {tax.registration_threshold === null ? null : (
        <div className={quiet}>
          {say('businesses_with_a_turnover_above_a', {
            currency: law.country.currency,
            registration_threshold: money(tax.registration_threshold),
          })}
        </div>
      )}
    </LawSection>
  );
}
