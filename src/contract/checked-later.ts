import { z } from 'zod';

const schemas = new WeakMap<z.core.$ZodType, z.ZodType>();

/**
 * A field that accepts anything but is documented as `schema`, which checks it later. This way an invalid item of a
 * batch gets its own error instead of failing the batch.
 */
export function checkedLater(schema: z.ZodType): z.ZodUnknown {
  const field = z.unknown();
  schemas.set(field, schema);
  return field;
}

/** The schema of a field that is checked later; undefined for other fields. */
export const laterSchema = (field: z.core.$ZodType): z.ZodType | undefined => schemas.get(field);
