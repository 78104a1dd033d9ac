import { FactTable } from '../../parts/fact-table';
import { formula } from '../../words/formula';
import { paymentLabels } from '../../words/labels';
import { percent } from '../../words/numbers';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

const rateText = (rate: number | null): string => (rate === null ? 'not known' : percent(rate));

/** Withholding tax, by type of payment and residency of the payee. */
export function Withholding({ law, taxYear }: OfYear) {
  const tax = law.withholding_tax;
  if (tax === undefined) return null;
  const rates = tax.rates.filter(({ resident, non_resident }) => resident !== null || non_resident !== null);
  const known = rates.flatMap(({ resident, non_resident }) => [resident, non_resident]).filter((rate) => rate !== null);
  const usual = rates.find(({ payment_type }) => payment_type === 'services') ?? rates[0];
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return (
    <LawSection
      id="withholding"
      name="Withholding tax"
      figure={known.length === 0 ? 'not known' : least === most ? percent(most) : `${least} to ${percent(most)}`}
      law={tax}
      notes={tax.notes}
      insert={{
        what: 'withholding tax',
        formulas:
          usual === undefined
            ? []
            : [
                {
                  name: `on ${paymentLabels[usual.payment_type].toLowerCase()} of 1,000`,
                  formula: formula(
                    'WHT',
                    law.country.code,
                    1000,
                    usual.payment_type,
                    usual.resident === null ? 'non_resident' : undefined,
                    taxYear,
                  ),
                },
              ],
        table: () => ({
          title: `${law.country.name}, withholding tax`,
          columns: ['Payment', 'Resident %', 'Non-resident %'],
          rows: rates.map(({ payment_type, resident, non_resident }) => [
            paymentLabels[payment_type],
            resident,
            non_resident,
          ]),
        }),
      }}
    >
      <FactTable
        caption="Withholding tax by payment"
        columns={[{ name: 'Payment' }, { name: 'Resident', figure: true }, { name: 'Non-resident', figure: true }]}
        rows={rates.map(({ payment_type, resident, non_resident }) => [
          paymentLabels[payment_type],
          rateText(resident),
          rateText(non_resident),
        ])}
      />
    </LawSection>
  );
}
