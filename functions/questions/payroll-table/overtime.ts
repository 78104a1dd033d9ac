import type { DetailValues } from '../../../src/contract/details';
import { overtimePayHeading } from '../../../src/contract/labels';
import { wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import type { Column, Row } from './column';
import { hasValues } from './unknown-columns';

const columnOfHours = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ name }) => name === 'overtime_hours');

/**
 * Hours of overtime are no amount, and no law says what they are paid.
 *
 * @throws CellError if a table has hours and no column for the pay
 */
export function refuseHoursAlone(stated: readonly Column[], rows: readonly Row[]): void {
  const hours = columnOfHours(stated);
  if (hours === undefined || stated.some(({ name }) => name === 'overtime') || !hasValues(hours, rows)) return;
  throw wrong(
    words('hours_alone', { heading: quoted(hours.heading), example: quoted(overtimePayHeading(hours.heading)) }),
  );
}

/**
 * @param filled the columns in which the row has a value
 * @throws CellError if the row has hours of overtime, and no amount for them
 */
export function refuseUnpaidHours(filled: readonly Column[], { overtime, overtime_hours: hours }: DetailValues): void {
  if (typeof hours !== 'number' || (overtime !== undefined && overtime !== 0)) return;
  throw wrong(words('hours_unpaid', { heading: quoted(columnOfHours(filled)!.heading), hours }));
}
