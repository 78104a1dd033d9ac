import { detailText } from './detail';
import { detailNames } from './list';
import { detailsOfRequest } from './request';

/**
 * What a request says of the pay and the employee, as one text that a formula passes: `married; children=2`. Fields
 * without a detail of their name, such as the amount, are left out. Numbers have a decimal point in every locale,
 * because Excel does not localise text.
 */
export function detailsText(request: Readonly<Record<string, unknown>>): string {
  const values = detailsOfRequest(request);
  return detailNames.flatMap((name) => (values[name] === undefined ? [] : [detailText(name, values[name])])).join('; ');
}
