import type { InputOf } from '../../../../src/client';
import type { CountryCode } from '../../../../src/contract/country-code';
import { oncePaidParts, partsOfOneMonth, type PayPart } from '../../../../src/contract/words/pay-parts';
import { defined } from '../../../../src/defined';
import { say } from '../../../../ui/language/say';
import { readAmount, readDay, readFromZero } from '../../../words/typed';
import { type FormPay, monthsFactor, regularPay } from '../regular-pay';
import { type Complaints, inPeriod } from '../stated';
import type { LeavingFields } from './leaving-fields';

type LeaverInput = InputOf<'calculateLeaver'>;

/** What the last payslip is asked by, and what is wrong with the fields. */
export interface LeavingAsked {
  /** Regular pay of a month. */
  readonly amount: number;
  /** Parts of the form that are paid in the last month besides. */
  readonly besides: readonly PayPart[];
  /** Undefined while a field is wrong, or the first or last day is missing. */
  readonly input: LeaverInput | undefined;
  readonly complaints: Complaints;
}

/** The parts of the form for the last month. What is paid once is as the form states it, whatever the pay period. */
function partsOf({ period, stated: { pay = {} } }: FormPay, besides: readonly PayPart[]): LeaverInput['parts'] {
  const monthly = inPeriod({ pay }, monthsFactor(period)).pay ?? {};
  const once = oncePaidParts.filter((part) => besides.includes(part));
  return { ...monthly, ...Object.fromEntries(once.map((part) => [part, pay[part]])) };
}

/**
 * The question about the last payslip of the employee in the form.
 *
 * @param category the group of the employee; undefined where the law has none of that name
 */
export function leavingAsked(
  country: CountryCode,
  form: FormPay,
  { started, ends, reason, leave, notice, daysPaid = '', daysOf = '', seniorityBase = '' }: LeavingFields,
  category: string | undefined,
): LeavingAsked {
  const { amount, apart, fields } = regularPay(form, partsOfOneMonth);
  const { pay: _, ...details } = fields;
  const days = readFromZero(leave);
  const [paid, of, base] = [readFromZero(daysPaid), readAmount(daysOf), readAmount(seniorityBase)];
  const isMore = paid.value !== undefined && of.value !== undefined && paid.value > of.value;
  const isBefore = started !== '' && ends !== '' && ends < started;
  const complaints: Complaints = defined({
    started: readDay(started).wrong,
    ends: readDay(ends).wrong ?? (isBefore ? say('last_day_before_first') : undefined),
    leave: days.wrong,
    daysPaid: paid.wrong ?? (isMore ? say('more_days_paid_than_there_are') : undefined),
    daysOf: of.wrong ?? (of.value !== undefined && paid.value === undefined ? say('enter_days_paid_too') : undefined),
    seniorityBase: base.wrong,
  });
  const isReady = started !== '' && ends !== '' && Object.keys(complaints).length === 0;
  return {
    amount,
    besides: apart,
    complaints,
    input: isReady
      ? {
          country,
          started,
          ends,
          reason,
          notice,
          pay: amount,
          ...details,
          ...defined({
            category,
            leave_days_left: days.value,
            worked: paid.value === undefined ? undefined : defined({ days: paid.value, of: of.value }),
            seniority_base: base.value,
            parts: form.stated.pay === undefined ? undefined : partsOf(form, apart),
            year_to_date: form.stated.year_to_date,
          }),
        }
      : undefined,
  };
}
