import type { FigureOrigin } from '../../../src/contract/rates';
import { RowTruth } from '../../parts/row-truth';
import { dayInWords, monthInWords, periodInWords } from '../../words/dates';

/** The date of a figure: its period, or the day of the decision or auction as exactly as it is recorded. */
function dateOf({ date, precision, period }: FigureOrigin): string {
  if (period !== undefined) return periodInWords(period);
  if (precision === undefined) return dayInWords(date);
  return precision === 'month' ? monthInWords(date) : date.slice(0, 4);
}

/** Date and grade of a central bank figure. */
export const FigureDate = ({ origin }: { readonly origin: FigureOrigin | undefined }) =>
  origin === undefined ? null : (
    <RowTruth
      dated={`${dateOf(origin)}${origin.basis === undefined ? '' : ` (${origin.basis})`}`}
      status={origin.data_status}
      confidence={origin.confidence}
    />
  );
