import type { FormField } from '../src/contract/form/fields';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

function sentValue(field: FormField, value: unknown): unknown {
  if (field.kind === 'group') return inputOf(field.members, value as Readonly<Record<string, unknown>>);
  if (field.kind === 'json' && typeof value === 'string') return JSON.parse(value);
  if (field.kind === 'day' && typeof value === 'string') return value.slice(0, 10);
  return value;
}

/**
 * The input of an operation from what a person filled in. Blank fields are left out, so they take their defaults.
 *
 * @throws SyntaxError if a field that takes JSON holds something else
 */
export function inputOf(
  fields: readonly FormField[],
  filled: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => !isBlank(filled[name]))
      .map((field) => [field.name, sentValue(field, filled[field.name])]),
  );
}
