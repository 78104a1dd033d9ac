import type { FigureOrigin } from '../../../src/contract/rates';
import { say } from '../../../ui/language/say';
import { RowTruth } from '../../parts/row-truth';
import { dayInWords, monthInWords } from '../../../ui/words/dates';
import { periodInWords } from './period-in-words';
import type { Grade } from '../../words/truth';

/** The date of a figure: its period, or the day of the decision or auction as exactly as it is recorded. */
function dateOf({ date, precision, period }: FigureOrigin): string {
  if (period !== undefined) return periodInWords(period);
  if (precision === undefined) return dayInWords(date);
  return precision === 'month' ? monthInWords(date) : date.slice(0, 4);
}

/**
 * Date and grade of a central bank figure.
 *
 * @param usual the grade that the view states
 */
export const FigureDate = ({ origin, usual }: { readonly origin: FigureOrigin | undefined; readonly usual: Grade }) =>
  origin === undefined ? null : (
    <RowTruth
      dated={origin.basis === undefined ? dateOf(origin) : say(`figure_${origin.basis}`, { dated: dateOf(origin) })}
      status={origin.data_status}
      confidence={origin.confidence}
      usual={usual}
    />
  );
