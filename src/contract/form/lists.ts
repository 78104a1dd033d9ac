/** An operation that lists the values of a field, and where in its `data` the values and their names are. */
export interface ValueList {
  readonly operation: 'getCountries' | 'getCurrencies' | 'getFuelTypes' | 'getTools';
  readonly collection: string;
  readonly value: string;
  readonly title: string;
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
