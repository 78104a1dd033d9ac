import type { Search } from 'zapier-platform-core';
import { ask } from './ask';
import { described } from './described';

const lookUps = [
  'getCountries',
  'getExchangeRate',
  'getFuelPrices',
  'getCentralBankData',
  'getMinimumWages',
  'getPayrollCalendar',
] as const;

/** Look-ups: a country, an exchange rate, fuel prices, central bank figures, minimum wages, and what is due. */
export const searches = Object.fromEntries(
  lookUps.map((id) => {
    const { form, shown, inputFields } = described(id);
    const search = {
      ...shown,
      operation: {
        inputFields,
        perform: async (z, bundle) => [{ id, ...(await ask(z, bundle, form, bundle.inputData)) }],
        sample: { id, success: true },
      },
    } satisfies Search;
    return [id, search];
  }),
);
