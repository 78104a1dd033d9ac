/** U+0000, and half a surrogate pair. */
const unkeepable = /[\u0000\p{Surrogate}]/u;
const everyUnkeepable = new RegExp(unkeepable, 'gu');

const isUnkeepable = (value: unknown): value is string => typeof value === 'string' && unkeepable.test(value);

/**
 * The values of a statement as every engine keeps them. PostgreSQL refuses a statement with U+0000 as a whole, and half a
 * surrogate pair has no bytes in UTF-8. So both are replaced. Callers cannot send the first one: this is also for what
 * comes from elsewhere, such as a source of figures or another database.
 */
export const keepable = (values: readonly unknown[]): readonly unknown[] =>
  values.some(isUnkeepable)
    ? values.map((value) => (isUnkeepable(value) ? value.replace(everyUnkeepable, '\uFFFD') : value))
    : values;
