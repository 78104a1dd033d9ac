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

/** The fields whose values a form fetches from the service, by name. */
export const valueLists: Readonly<Record<string, ValueList>> = {
  country: { operation: 'getCountries', collection: 'countries', value: 'code', title: 'name' },
  currency: currencies,
  from: currencies,
  to: currencies,
  base: currencies,
  fuel_type: { operation: 'getFuelTypes', collection: 'fuels', value: 'fuel_type', title: 'name' },
  tool: { operation: 'getTools', collection: 'tools', value: 'id', title: 'title' },
};

/** The returns that can be filled. Their field is called `id`, as other fields are. */
export const returnsList: ValueList = {
  operation: 'getPayrollReturns',
  collection: 'returns',
  value: 'id',
  title: 'name',
  of: 'country_name',
};
