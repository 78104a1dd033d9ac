import type { InputOf } from '../../../src/client';
import { lastDayOfMonth } from '../../../src/day';
import { say } from '../../../ui/language/say';
import { ViewHead } from '../../../ui/frame/view-head';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { payslipLines } from '../pay/lines';
import { PayslipTable } from '../pay/payslip-table';

/** What a payslip shows and the tax does not depend on. */
const ofTheHead = [
  'name',
  'number',
  'job',
  'classification',
  'department',
  'born',
  'started',
  'identifiers',
  'hours',
  'days',
  'deductions',
  'payment',
  'password',
];

/** The lines of the first payslip, to look at before all are made. */
export function FirstPayslip({
  country,
  month,
  row,
}: {
  readonly country: string;
  readonly month: string;
  readonly row: Readonly<Record<string, unknown>>;
}) {
  const pay = Object.fromEntries(Object.entries(row).filter(([name]) => !ofTheHead.includes(name)));
  const isMonth = /^\d{4}-\d{2}$/.test(month);
  const input = { country, type: 'income', period: 'monthly', pay_date: lastDayOfMonth(month), ...pay };
  const question = useQuestion('calculateTax', isMonth ? (input as unknown as InputOf<'calculateTax'>) : undefined);
  const name = say('first_payslip', { name: String(row['name']) });
  return (
    <section aria-label={name}>
      <ViewHead title={name} />
      <Answered question={question} lines={6}>
        {({ data }) => (
          <PayslipTable
            caption={name}
            lines={payslipLines(data as Parameters<typeof payslipLines>[0])}
            rules={() => undefined}
          />
        )}
      </Answered>
    </section>
  );
}
