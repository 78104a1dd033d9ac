import { type DetailValues, requestOfDetails, type RequestValue } from '../../src/contract/details';
import { wrong } from '../cell/failure';

/**
 * Details as fields of an income tax question.
 *
 * @throws CellError for hours of overtime without the pay for them
 */
export function payRequest(values: DetailValues): Readonly<Record<string, RequestValue>> {
  if (values.overtime_hours !== undefined && typeof values.overtime !== 'number')
    throw wrong('The hours of overtime need the overtime pay as an amount: overtime=12000; overtime_hours=10.');
  return requestOfDetails(values);
}
