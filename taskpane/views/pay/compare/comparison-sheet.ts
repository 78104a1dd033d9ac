import type { SheetTable } from '../../../sheet';
import { dayInWords } from '../../../../ui/words/dates';
import { roundedIn } from '../../../../ui/words/numbers';
import type { Compared } from './use-comparison';
import { say } from '../../../../ui/language/say';

const lines = () =>
  [
    [say('gross_pay'), 'gross_amount'],
    [say('tax'), 'tax_amount'],
    [say('contributions'), 'pension'],
    [say('net_pay'), 'net_amount'],
    [say('employer_cost'), 'employer_cost'],
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
    into === undefined
      ? []
      : [
          say('rate_of_day', {
            from: payslip.currency,
            rate: String(into.rate),
            to: currency,
            day: dayInWords(into.day),
          }),
        ],
  );
  return {
    title: compared.map(({ name }) => name).join(', '),
    columns: [say('line'), ...columns.map(({ head }) => head)],
    rows: lines().map(([name, field]) => [
      name,
      ...columns.map(({ payslip, shown }) => {
        const amount = payslip[field];
        return amount === undefined ? null : shown(amount);
      }),
    ]),
    source:
      rates.length === 0
        ? say('comparison_note')
        : say('comparison_note_rates', { rates: [...new Set(rates)].join('; ') }),
  };
}
