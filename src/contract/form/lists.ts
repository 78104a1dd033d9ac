/** An operation that lists the values of a field, and where in its `data` the values and their names are. */
export interface ValueList {
  readonly operation: 'getCountries' | 'getCurrencies' | 'getFuelTypes' | 'getPayrollReturns' | 'getTools';
  readonly collection: string;
  readonly value: string;
  readonly title: string;
  /** What the title belongs to, where names alone do not tell it. */
  readonly of?: string;
}

const currencies: ValueList = { operation: 'getCurrencies', collection: 'currencies', value: 'code', title: 'name' };

/** The countries, which are asked for one by one and in lists. */
export const countries: ValueList = {
  operation: 'getCountries',
  collection: 'countries',
  value: 'code',
  title: 'name',
};

/** The fields whose values a form fetches from the service, by name. */
const lists: Readonly<Record<string, ValueList>> = {
  country: countries,
  currency: currencies,
  from: currencies,
  to: currencies,
  base: currencies,
  fuel_type: { operation: 'getFuelTypes', collection: 'fuels', value: 'fuel_type', title: 'name' },
  tool: { operation: 'getTools', collection: 'tools', value: 'id', title: 'title' },
};

/** What of a field's JSON schema tells whether it has a list. */
interface FieldSchema {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly pattern?: unknown;
}

const monthPattern = '^\\d{4}-(0[1-9]|1[0-2])$';

/**
 * The list that a form fetches the values of a field from; undefined where a person writes them. Days, months and
 * amounts are written, although they share the names `from` and `to` with currencies.
 */
export const listOf = (name: string, { type, format, pattern }: FieldSchema): ValueList | undefined =>
  type !== 'string' || format === 'date' || pattern === monthPattern ? undefined : lists[name];

/** The returns that can be filled. Their field is called `id`, as other fields are. */
export const returnsList: ValueList = {
  operation: 'getPayrollReturns',
  collection: 'returns',
  value: 'id',
  title: 'name',
  of: 'country_name',
};
