import type { Create } from 'zapier-platform-core';
import { mostUsed } from '../../src/contract/form/most-used';
import { formOf } from '../forms';
import { ask } from './ask';
import { described } from './described';

/** Calculations: pay in both directions, a year of pay, other taxes and withholding, VAT. */
export const actions = Object.fromEntries(
  mostUsed
    .filter((id) => formOf(id).method === 'post')
    .map((id) => {
      const { form, shown, ...fields } = described(id);
      const action = {
        ...shown,
        operation: {
          ...fields,
          perform: async (z, bundle) => ({ ...(await ask(z, bundle, form, bundle.inputData)) }),
        },
      } satisfies Create;
      return [id, action];
    }),
);
