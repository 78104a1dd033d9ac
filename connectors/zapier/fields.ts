import type { PlainInputField } from 'zapier-platform-core';
import type { FormField } from '../../src/contract/form/fields';
import { defined } from '../../src/defined';

/** Between the name of a group and that of its member: Zapier's forms are flat. */
export const joint = '__';

const types = {
  text: 'string',
  listed: 'string',
  choice: 'string',
  number: 'number',
  flag: 'boolean',
  day: 'string',
  json: 'text',
} as const;

/** The key of the hidden trigger that fetches the list of an operation. */
export const listKey = (operation: string): string => `list_${operation}`;

/** A field as Zapier shows it. The members of a group become fields of their own. */
export function inputFields(field: FormField, group?: FormField): PlainInputField[] {
  if (field.kind === 'group') return field.members.flatMap((member) => inputFields(member, field));
  return [
    {
      key: group === undefined ? field.name : `${group.name}${joint}${field.name}`,
      label: group === undefined ? field.label : `${group.label}: ${field.label}`,
      type: types[field.kind],
      required: field.required && group === undefined,
      ...(field.description === '' ? {} : { helpText: field.description }),
      ...(field.kind === 'choice'
        ? { choices: Object.fromEntries(field.choices.map(({ value, label }) => [value, label])) }
        : {}),
      ...(field.kind === 'listed' ? { dynamic: `${listKey(field.list.operation)}.id.name` } : {}),
      ...defined({ default: field.default === undefined ? undefined : String(field.default) }),
    },
  ];
}

/** What was filled in, with the members of each group together again. */
export function grouped(fields: readonly FormField[], filled: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'group'
        ? Object.fromEntries(
            field.members
              .map(({ name }) => [name, filled[`${field.name}${joint}${name}`]] as const)
              .filter(([, value]) => value !== undefined && value !== ''),
          )
        : filled[field.name],
    ]),
  );
}
