import { useState } from 'react';
import { say } from '../../../ui/language/say';
import { useCountry } from '../../country/country-context';
import { useDesk } from '../../desk/desk';
import { useStored } from '../../host/stored';
import { readAmount } from '../../words/typed';
import { asksInWords } from '../pay/asks-in-words';
import { defaultFields, isPayFields, type PayFields } from '../pay/pay-fields';
import { statedBy } from '../pay/stated';
import { payslipQuestion, useFieldsWithPay, useLawOf } from '../pay/use-payslip';
import { type EmployeeRow, rowsOfTable } from './rows-of-table';

/** The most cells of a table that are read: 5,000 employees with 20 columns. */
const mostCells = 100_000;

/** The people of a comparison, or why there are none. */
export interface People {
  readonly rows: readonly EmployeeRow[] | undefined;
  readonly wrong?: string | undefined;
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

/** The employees of the table that was taken from the sheet. */
export function useTable() {
  const { country } = useCountry();
  const { selection, valuesOf, tell } = useDesk();
  const [taken, setTaken] = useState<People & { readonly cells?: string }>({ rows: undefined });

  async function take(): Promise<void> {
    const selected = await selection();
    if (selected === undefined) return;
    if ('ok' in selected) return tell(selected);
    const { sheet, address, table } = selected;
    const whole = table === undefined ? undefined : await valuesOf({ cells: table.whole, sheet }, mostCells);
    const cells = whole ?? (await valuesOf({ cells: address, sheet }, mostCells)) ?? [];
    const read = await rowsOfTable(cells as Parameters<typeof rowsOfTable>[0], country);
    if ('wrong' in read) setTaken({ rows: undefined, wrong: read.wrong });
    else if (read.rows.length === 0) setTaken({ rows: undefined, wrong: say('compare_no_rows') });
    else setTaken({ rows: read.rows, cells: `${sheet}!${address}` });
  }
  return { taken, take };
}
