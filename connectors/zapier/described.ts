import type { OperationId } from '../../src/contract/paths';
import { formOf } from '../forms';
import { inputFields } from './fields';

/** What people see of an operation in Zapier, from its form. */
export function described(id: OperationId) {
  const form = formOf(id);
  return {
    form,
    shown: { key: id, noun: form.group, display: { label: form.name, description: form.description } },
    inputFields: form.fields.flatMap((field) => inputFields(field)),
  };
}
