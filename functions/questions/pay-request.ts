import { type DetailValues, requestOfDetails, type RequestValue } from '../../src/contract/details';
import { wrong } from '../cell/failure';
import { words } from '../cell/words';

/**
 * Details as fields of an income tax question.
 *
 * @throws CellError for hours of overtime without the pay for them
 */
export function payRequest(values: DetailValues): Readonly<Record<string, RequestValue>> {
  if (values.overtime_hours !== undefined && typeof values.overtime !== 'number')
    throw wrong(words('overtime_hours_without_pay'));
  return requestOfDetails(values);
}
