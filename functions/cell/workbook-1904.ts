import { addDays, dayOfMoment } from '../../src/day';
import { dayOfSerial } from '../../src/serial';
import { CellError, failureOf } from './failure';
import type { Refusal } from '../batch/question';
import type { Given } from './values';
import { words } from './words';

/** How many days later a workbook with the 1904 date system shows the same number. */
const later = 1_462;

/** The day that such a workbook shows for a number, if that is a likely one: it lies in the last four years. */
function dayIn1904(given: Given, today: string): string | undefined {
  if (typeof given !== 'number' || given < 1 || given >= 60 * later) return undefined;
  const shown = addDays(dayOfSerial(given), later);
  return shown > addDays(today, -later) && shown <= today ? shown : undefined;
}

/**
 * The error of a cell, as {@link failureOf}. Excel does not tell a function which date system the workbook has. So where
 * nothing is recorded for a day, and the 1904 date system would explain that, the error says so.
 *
 * @param dates the arguments that may be dates
 */
export function failureOn(reply: Refusal, dates: readonly Given[], now = Date.now()): CellError {
  const failure = failureOf(reply);
  const today = dayOfMoment(now);
  const shown = reply.error.absent === true ? dates.map((given) => dayIn1904(given, today)).find(Boolean) : undefined;
  return shown === undefined
    ? failure
    : new CellError(failure.code, words('dates_from_1904', { sentence: failure.sentence, day: shown }));
}
