import type { SheetTable } from '../../../sheet';
import { dayInWords } from '../../../../ui/words/dates';
import { roundedIn } from '../../../../ui/words/numbers';
import type { Compared } from './use-comparison';

const lines = [
  ['Gross pay', 'gross_amount'],
  ['Tax', 'tax_amount'],
  ['Contributions', 'pension'],
  ['Net pay', 'net_amount'],
  ['Employer cost', 'employer_cost'],
] as const;

/** The comparison for the sheet: each payslip in its own currency and, beside it, in that of the comparison. */
export function comparisonTable(compared: readonly Compared[], currency: string): SheetTable {
  const columns = compared.flatMap(({ name, payslip, into }) => [
    { head: `${name}, ${payslip.currency}`, payslip, shown: (amount: number) => amount },
    ...(into === undefined
      ? []
      : [
          { head: `${name}, ${currency}`, payslip, shown: (amount: number) => roundedIn(currency, amount * into.rate) },
        ]),
  ]);
  const rates = compared.flatMap(({ payslip, into }) =>
    into === undefined ? [] : [`1 ${payslip.currency} = ${into.rate} ${currency}, ${dayInWords(into.day)}`],
  );
  return {
    title: compared.map(({ name }) => name).join(', '),
    columns: ['Line', ...columns.map(({ head }) => head)],
    rows: lines.map(([name, field]) => [
      name,
      ...columns.map(({ payslip, shown }) => {
        const amount = payslip[field];
        return amount === undefined ? null : shown(amount);
      }),
    ]),
    source: `The same pay everywhere, at mid-market rates.${rates.length === 0 ? '' : ` ${[...new Set(rates)].join('; ')}.`}`,
  };
}
