import type { FieldOf } from './form-field';

/**
 * What the service says is wrong, for the person at a form: a field goes by its label, as on the form, and not by its
 * name between back-ticks.
 */
export const spoken = (sentence: string, fields: readonly Pick<FieldOf<string>, 'name' | 'label'>[]): string =>
  sentence.replace(
    /`([a-z_]+)`/g,
    (_quoted, name: string) => fields.find((field) => field.name === name)?.label ?? name.replace(/_/g, ' '),
  );
