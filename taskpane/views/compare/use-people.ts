import { say } from '../../../ui/language/say';
import { useCountry } from '../../country/country-context';
import { useStored } from '../../host/stored';
import type { RowSentence } from '../../parts/hand-in/row-errors';
import type { EmployeeTable } from '../../parts/hand-in/table-source';
import { useRows } from '../../parts/hand-in/use-rows';
import { readAmount } from '../../words/typed';
import { asksInWords } from '../pay/asks-in-words';
import { defaultFields, isPayFields, type PayFields } from '../pay/pay-fields';
import { statedBy } from '../pay/stated';
import { payslipQuestion, useFieldsWithPay, useLawOf } from '../pay/use-payslip';

/** An employee who is compared: the question about the pay, and what the table calls the row. */
export interface Person {
  readonly name: string;
  readonly asked: Readonly<Record<string, unknown>>;
}

/** The people of a comparison, or why there are none. */
export interface People {
  readonly rows: readonly Person[] | undefined;
  readonly wrong?: string | undefined;
  /** Rows of a table that cannot be read. */
  readonly unread?: readonly RowSentence[];
}

/** The employee of the Pay view, as its fields are kept. */
export function useEmployee(): People {
  const { country } = useCountry();
  const [kept] = useStored<PayFields>('pay', defaultFields, isPayFields);
  const { law } = useLawOf({ country });
  const fields = useFieldsWithPay(kept, country, law, undefined);
  if (law === undefined || fields === undefined) return { rows: undefined };
  const stated = statedBy(fields, asksInWords(law.asks));
  const amount = readAmount(fields.text ?? '').value;
  const asked =
    Object.keys(stated.complaints).length > 0
      ? undefined
      : payslipQuestion({ country }, fields, { ...stated.fields, pay_date: undefined }, amount);
  return asked === undefined
    ? { rows: undefined, wrong: say('compare_no_employee') }
    : { rows: [{ name: say('employee'), asked: { ...asked } }] };
}

/** The employees of a table. */
export function useTable(table: EmployeeTable | undefined): People {
  const { country } = useCountry();
  const { rows, problem } = useRows('compare', country, table);
  if (rows === undefined) return { rows: undefined, wrong: problem?.message };
  const read = rows.flatMap((one) => ('row' in one ? [{ name: one.name ?? String(one.number), asked: one.row }] : []));
  const unread = rows.flatMap((one) => ('error' in one ? [{ number: one.number, message: one.error }] : []));
  return read.length === 0
    ? { rows: undefined, unread, ...(unread.length === 0 ? { wrong: say('compare_no_rows') } : {}) }
    : { rows: read, unread };
}
