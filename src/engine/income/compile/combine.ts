import type { Line } from '../../law/line';
import { nothing, type Quantity } from '../../law/quantity';
import type { BracketTable } from '../../law/scale';
import type { TaxedPay } from './compiled-income';

/** Joins the taxes on several views of the same pay, line by line: they have the same lines, and the first may have more. */
export function combine(taxes: readonly TaxedPay[], join: (quantities: readonly Quantity[]) => Quantity): TaxedPay {
  const lines = (of: (tax: TaxedPay) => readonly Line[]): readonly Line[] =>
    of(taxes[0]!).map((line, i) => ({ ...line, value: join(taxes.map((tax) => of(tax)[i]?.value ?? nothing)) }));
  const tables = taxes[0]!.tables.map((table, t): BracketTable => ({
    ...table,
    bands: table.bands.map((band, i) => ({ ...band, tax: join(taxes.map((tax) => tax.tables[t]!.bands[i]!.tax)) })),
  }));
  return {
    reliefs: lines(({ reliefs }) => reliefs),
    credits: lines(({ credits }) => credits),
    surcharges: lines(({ surcharges }) => surcharges),
    adjustments: lines(({ adjustments }) => adjustments),
    taxable: join(taxes.map(({ taxable }) => taxable)),
    tax: join(taxes.map(({ tax }) => tax)),
    tables,
  };
}
