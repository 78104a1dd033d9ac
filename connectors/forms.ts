import type { FormField } from '../src/contract/form/fields';
import type { OperationForm } from '../src/contract/form/operations';
import type { OperationId } from '../src/contract/paths';
import operations from './operations.json';

/** Every operation of the service, as a form. */
export const forms = operations as readonly OperationForm[];

/** The form of an operation. */
export const formOf = (id: OperationId): OperationForm => forms.find((form) => form.id === id)!;

/** The lists that fields fetch their values from, each once. */
export const fetchedLists = [
  ...new Map(
    forms
      .flatMap(({ fields }) => fields)
      .flatMap((field: FormField) => (field.kind === 'listed' ? [[field.list.operation, field.list] as const] : [])),
  ).values(),
];
