import type { DetailName, DetailValue, DetailValues } from '../../src/contract/details';
import { detailMeant } from '../../src/contract/labels';
import { words } from '../cell/words';
import { nameOf, statedAlone } from './detail-name';
import { isBlankDetail, valueAlone, valueOf } from './detail-value';
import { labelValue } from './label-value';
import { type DetailNames, namedValues } from './named-values';

const payDetailNames: DetailNames<DetailName, DetailValue> = {
  isName: (text) => detailMeant(text) !== undefined,
  nameOf,
  statedAlone(text) {
    const [name, value] = statedAlone(text);
    return [name, value === true ? valueAlone(name) : value];
  },
  isBlank: isBlankDetail,
  valueOf,
  labelOf: labelValue,
  advice: words('write_details'),
};

/**
 * Details of pay, from text or from a range of names and values. The service checks whether the law accepts each value.
 *
 * @param details text such as `married; children=2; pay_date=2026-01-31`, or a range of two columns or two rows
 * @throws CellError with a message that says how to correct the details
 */
export const detailsOf = (details: unknown): DetailValues => namedValues(details, payDetailNames);
