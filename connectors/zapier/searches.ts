import type { Search } from 'zapier-platform-core';
import { formOf } from '../forms';
import { ask } from './ask';
import { inputFields } from './fields';

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
    const form = formOf(id);
    const search = {
      key: id,
      noun: form.group,
      display: { label: form.name, description: form.description },
      operation: {
        inputFields: form.fields.flatMap((field) => inputFields(field)),
        perform: async (z, bundle) => [{ id, ...(await ask(z, bundle, form, bundle.inputData)) }],
        sample: { id, success: true },
      },
    } satisfies Search;
    return [id, search];
  }),
);
