import type { WithholdingCellLaw } from '../../../src/contract/law';
import { countryName, cellLabel } from '../../words/labels';
import { type PaymentType, paymentTypes } from '../../../src/contract/words/payment-types';
import { type Residency } from '../../../src/contract/words/residencies';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { WordCell } from '../../../ui/tables/word-cell';
import { formula } from '../../words/formula';
import { paymentLabels, paymentTerm, residencyTerm } from '../../words/labels';
import { percent, percentRange } from '../../../ui/words/numbers';
import type { OfYear } from './dates';
import { LawSection } from './law-section';
import { say } from '../../../ui/language/say';

/** A rate in percent, or the word for a cell without one. */
const rateOf = (cell: WithholdingCellLaw | undefined): number | string =>
  cell?.rate ?? cellLabel(cell?.state ?? 'not_established');
const inCell = (rate: number | string) => (typeof rate === 'number' ? percent(rate) : <WordCell>{rate}</WordCell>);

/** Does the law say more about a payment than one rate? */
const hasMore = ({ brackets, variants, threshold, final, note }: WithholdingCellLaw): boolean =>
  brackets !== undefined || variants.length > 0 || threshold !== undefined || final !== undefined || note !== undefined;

/** Withholding tax, by type of payment and residency of the payee. */
export function Withholding({ law, taxYear }: OfYear) {
  const { quiet } = useFigures();
  const tax = law.withholding_tax;
  if (tax === undefined) return null;
  const cellOf = (payment: PaymentType, wanted: Residency) =>
    tax.cells.find(({ payment_type, residency }) => payment_type === payment && residency === wanted);
  const rows = paymentTypes
    .filter((payment) => tax.cells.some(({ payment_type }) => payment_type === payment))
    .map((payment) => ({
      payment,
      resident: rateOf(cellOf(payment, 'resident')),
      nonResident: rateOf(cellOf(payment, 'non_resident')),
    }));
  const known = tax.cells.filter(({ state }) => state !== 'not_established');
  const rates = tax.cells.flatMap(({ state, rate }) => (state === 'none' ? [0] : (rate ?? [])));
  const usual = known.find(({ payment_type }) => payment_type === 'services') ?? known[0];
  const details = tax.cells.filter(hasMore);
  return (
    <LawSection
      id="withholding"
      name={say('withholding_tax')}
      figure={rates.length === 0 ? cellLabel('not_established') : percentRange(Math.min(...rates), Math.max(...rates))}
      law={tax}
      notes={tax.notes}
      insert={{
        what: say('withholding_offer'),
        formulas:
          usual === undefined
            ? []
            : [
                {
                  name: say('withholding_example', { payment: paymentTerm(usual.payment_type) }),
                  formula: formula(
                    'WHT',
                    law.country.code,
                    1000,
                    usual.payment_type,
                    usual.residency === 'resident' ? undefined : usual.residency,
                    taxYear,
                  ),
                },
              ],
        table: () => ({
          title: say('withholding_title', { name: countryName(law.country.code) }),
          columns: [say('payment'), say('resident_percent'), say('non_resident_percent')],
          rows: rows.map(({ payment, resident, nonResident }) => [paymentLabels[payment], resident, nonResident]),
        }),
      }}
    >
      <Table
        caption={say('withholding_tax_by_payment')}
        columns={[
          { name: say('payment') },
          { name: say('resident'), figure: true },
          { name: say('non_resident'), figure: true },
        ]}
        rows={rows.map(({ payment, resident, nonResident }) => [
          paymentLabels[payment],
          inCell(resident),
          inCell(nonResident),
        ])}
      />
      {details.length === 0 ? null : (
        <Table
          caption={say('details_by_payment')}
          columns={[{ name: say('payment') }, { name: say('details') }]}
          rows={details.map(({ payment_type, residency, rule, note }) => [
            say('payment_of', { payment: paymentLabels[payment_type], residency: residencyTerm(residency) }),
            <>
              {rule}
              {note === undefined ? null : <div className={quiet}>{note}</div>}
            </>,
          ])}
        />
      )}
    </LawSection>
  );
}
