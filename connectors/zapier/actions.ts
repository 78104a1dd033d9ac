import type { Create } from 'zapier-platform-core';
import { ask } from './ask';
import { described } from './described';

const calculations = ['calculatePaye', 'calculatePayrollYear', 'calculateTax', 'calculateVat'] as const;

/** Calculations: pay in both directions, a year of pay, other taxes and withholding, VAT. */
export const actions = Object.fromEntries(
  calculations.map((id) => {
    const { form, shown, inputFields } = described(id);
    const action = {
      ...shown,
      operation: {
        inputFields,
        perform: async (z, bundle) => ({ ...(await ask(z, bundle, form, bundle.inputData)) }),
        sample: { success: true },
      },
    } satisfies Create;
    return [id, action];
  }),
);
