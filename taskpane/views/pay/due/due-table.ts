import type { SuccessOf } from '../../../../src/client';
import { countryNames } from '../../../../src/contract/countries';
import type { CountryCode } from '../../../../src/contract/country-code';
import { metaLine } from '../../../parts/meta-sources';
import type { SheetTable } from '../../../sheet';
import { dateCell } from '../../../sheet/table';
import { monthInWords } from '../../../../ui/words/dates';

/** All that is due in a month, for the sheet. */
export const dueTable = (
  { data: { items, not_recorded }, meta }: SuccessOf<'getPayrollCalendar'>,
  month: string,
): SheetTable => ({
  title: `${items.length === 0 ? '' : `${countryNames[items[0]!.country as CountryCode]}, `}due in ${monthInWords(month)}`,
  columns: ['Due', 'What', 'Form', 'To', 'For the pay of', 'Note'],
  rows: [
    ...items.map(({ due, day_off_note, what, form, to, month: paid, note }) => [
      dateCell(due),
      what,
      form,
      to,
      monthInWords(paid),
      [day_off_note, note].filter(Boolean).join(' ') || null,
    ]),
    ...(not_recorded.length === 0
      ? []
      : [[null, `Not recorded: ${not_recorded.map(({ name }) => name).join(', ')}`, null, null, null, null]]),
  ],
  source: metaLine(meta),
});
