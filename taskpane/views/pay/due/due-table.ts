import { listed, say } from '../../../../ui/language/say';
import type { SuccessOf } from '../../../../src/client';
import { countryName } from '../../../words/labels';
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
  title:
    items.length === 0
      ? say('due_title', { month: monthInWords(month) })
      : say('due_title_of', { country: countryName(items[0]!.country as CountryCode), month: monthInWords(month) }),
  columns: [say('due_on'), say('what'), say('form'), say('payable_to'), say('for_the_pay_of'), say('note')],
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
      : [[null, say('not_recorded', { names: listed(not_recorded.map(({ name }) => name)) }), null, null, null, null]]),
  ],
  source: metaLine(meta),
});
