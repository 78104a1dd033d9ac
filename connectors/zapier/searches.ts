import type { Search } from 'zapier-platform-core';
import { mostUsed } from '../../src/contract/form/most-used';
import { formOf } from '../forms';
import { ask } from './ask';
import { described } from './described';

/** Look-ups: an exchange rate, fuel prices, central bank figures, minimum wages, what is due, and a country. */
export const searches = Object.fromEntries(
  mostUsed
    .filter((id) => formOf(id).method === 'get')
    .map((id) => {
      const { form, shown, sample, ...fields } = described(id);
      const search = {
        ...shown,
        operation: {
          ...fields,
          perform: async (z, bundle) => [{ id, ...(await ask(z, bundle, form, bundle.inputData)) }],
          sample: { id, ...sample },
        },
      } satisfies Search;
      return [id, search];
    }),
);
