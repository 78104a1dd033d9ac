import type { WithholdingCellLaw } from '../../../src/contract/law';
import { cellStateWords } from '../../../src/contract/words/cell-states';
import { type PaymentType, paymentTypes } from '../../../src/contract/words/payment-types';
import { type Residency, residencyWords } from '../../../src/contract/words/residencies';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { WordCell } from '../../../ui/tables/word-cell';
import { formula } from '../../words/formula';
import { paymentLabels } from '../../words/labels';
import { percent, percentRange } from '../../../ui/words/numbers';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

/** A rate in percent, or the word for a cell without one. */
const rateOf = (cell: WithholdingCellLaw | undefined): number | string =>
  cell?.rate ?? cellStateWords[cell?.state ?? 'not_established'].label;
const inCell = (rate: number | string) => (typeof rate === 'number' ? percent(rate) : <WordCell>{rate}</WordCell>);

/** Does the law say more about a payment than one rate? */
const hasMore = ({ variants, threshold, final, note }: WithholdingCellLaw): boolean =>
  variants.length > 0 || threshold !== undefined || final !== undefined || note !== undefined;

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
      name="Withholding tax"
      figure={
        rates.length === 0 ? cellStateWords.not_established.label : percentRange(Math.min(...rates), Math.max(...rates))
      }
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
                    usual.residency === 'resident' ? undefined : usual.residency,
                    taxYear,
                  ),
                },
              ],
        table: () => ({
          title: `${law.country.name}, withholding tax`,
          columns: ['Payment', 'Resident %', 'Non-resident %'],
          rows: rows.map(({ payment, resident, nonResident }) => [paymentLabels[payment], resident, nonResident]),
        }),
      }}
    >
      <Table
        caption="Withholding tax by payment"
        columns={[{ name: 'Payment' }, { name: 'Resident', figure: true }, { name: 'Non-resident', figure: true }]}
        rows={rows.map(({ payment, resident, nonResident }) => [
          paymentLabels[payment],
          inCell(resident),
          inCell(nonResident),
        ])}
      />
      {details.length === 0 ? null : (
        <Table
          caption="Details by payment"
          columns={[{ name: 'Payment' }, { name: 'Details' }]}
          rows={details.map(({ payment_type, residency, rule, note }) => [
            `${paymentLabels[payment_type]}, ${residencyWords[residency].label.toLowerCase()}`,
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
