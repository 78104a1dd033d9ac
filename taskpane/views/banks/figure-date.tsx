import type { FigureOrigin } from '../../../src/contract/rates';
import { useFigures } from '../../parts/figures';
import { RowTruth } from '../../parts/row-truth';
import { dayInWords, monthInWords, periodInWords } from '../../words/dates';

/** When a figure is of: its period, or the day of the decision or auction as exactly as it is known. */
const whenOf = ({ date, precision, period, basis }: FigureOrigin): string =>
  `${period !== undefined ? periodInWords(period) : precision === undefined ? dayInWords(date) : precision === 'month' ? monthInWords(date) : date.slice(0, 4)}${basis === undefined ? '' : ` (${basis})`}`;

/** The date of a figure with what is to be said of its age. */
export function FigureDate({ origin }: { readonly origin: FigureOrigin | undefined }) {
  const { quiet } = useFigures();
  if (origin === undefined) return null;
  return (
    <>
      <div className={quiet}>{whenOf(origin)}</div>
      <RowTruth status={origin.data_status} confidence={origin.confidence} />
    </>
  );
}
