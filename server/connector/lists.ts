import type { ValueList } from '../../src/contract/form/lists';
import type { Json } from './schema';

/** The id of an operation as the Power Platform writes it: with a capital letter first. */
export const operationId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The list of a field's values, as the designers fetch it. */
export const fetched = ({ operation, collection, value, title: name }: ValueList): Json => ({
  operationId: operationId(operation),
  'value-collection': `data/${collection}`,
  'value-path': value,
  'value-title': name,
});
