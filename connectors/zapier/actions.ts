import type { Create } from 'zapier-platform-core';
import { formOf } from '../forms';
import { ask } from './ask';
import { inputFields } from './fields';

const calculations = ['calculatePaye', 'calculatePayrollYear', 'calculateTax', 'calculateVat'] as const;

/** Calculations: pay in both directions, a year of pay, other taxes and withholding, VAT. */
export const actions = Object.fromEntries(
  calculations.map((id) => {
    const form = formOf(id);
    const action = {
      key: id,
      noun: form.group,
      display: { label: form.name, description: form.description },
      operation: {
        inputFields: form.fields.flatMap((field) => inputFields(field)),
        perform: async (z, bundle) => ({ ...(await ask(z, bundle, form, bundle.inputData)) }),
        sample: { success: true },
      },
    } satisfies Create;
    return [id, action];
  }),
);
