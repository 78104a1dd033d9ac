type Json = Readonly<Record<string, unknown>>;

/** A schema without the fields of objects that lie deeper than so many objects inside one another. */
export function shallow({ properties, items, ...schema }: Json, levels: number): Json {
  if (items !== undefined) return { ...schema, items: shallow(items as Json, levels) };
  if (properties === undefined) return schema;
  if (levels === 0) return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== 'required'));
  const fields = Object.entries(properties as Readonly<Record<string, Json>>);
  return {
    ...schema,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, shallow(field, levels - 1)])),
  };
}
