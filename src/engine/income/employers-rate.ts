import { fail, type Outcome } from '../../contract/error';
import { circumstanceWords } from '../../contract/words/circumstances';
import { message, type Message } from '../../language/message';
import { exactNumber, lawText, listed } from '../../language/terms';
import { oncePer } from '../../once';
import type { IncomeLaw } from '../law/income-law';
import { circumstanceOf, type Employee } from './employee';

/** The contributions whose rate depends on the employer. Each payslip asks for them. */
const dependent = oncePer(({ contributions }: IncomeLaw) =>
  contributions.flatMap(({ contribution: { name }, rule: { employer_rate: range } }) =>
    range === undefined ? [] : [{ name, ...range }],
  ),
);

type Range = ReturnType<typeof dependent>[number];

/** No request states a higher rate. */
const highest = circumstanceWords.accident_rate.most;

/** `2 to 5 %`, or `1, 3 or 5 %`. */
const rangeInWords = ({ least, most = highest, only }: Range): Message =>
  only === undefined
    ? message('rates_between', { least: exactNumber(least), most: exactNumber(most) })
    : message('rule_percent', { rate: listed('listed_with_or', only.map(exactNumber)) });

/** Refuses a rate of the employer that the law does not have; undefined if it has it, or none is stated. */
export function rateRefused(law: IncomeLaw, employee: Employee): Outcome<never> | undefined {
  for (const range of dependent(law)) {
    const rate = circumstanceOf(employee, range.setting);
    const { least, most = highest, only } = range;
    const exists = only === undefined ? least <= rate && rate <= most : only.includes(rate);
    if (rate !== 0 && !exists)
      return fail(
        'invalid_employer',
        message('employers_rate_outside', {
          name: lawText(range.name),
          rate: exactNumber(rate),
          rates: rangeInWords(range),
        }),
      );
  }
  return undefined;
}

function noticeOf(range: Range): Message {
  const name = lawText(range.name);
  return range.least === 0
    ? message('employers_rate_needed', { name })
    : message('lowest_rate_used', { name, rate: exactNumber(range.least), rates: rangeInWords(range) });
}

/**
 * Says which contributions were charged at the lowest rate, or not at all, because the request does not state that of the
 * employer.
 */
export const lowestRateNotices = (law: IncomeLaw): Message[] => dependent(law).map(noticeOf);
