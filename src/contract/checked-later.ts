import { z } from 'zod';

const schemas = new WeakMap<z.core.$ZodType, z.ZodType>();

/**
 * A field that takes anything and is shown as `schema`, by which it is checked later: so each item of a batch has an
 * answer of its own, also a wrong one.
 */
export function checkedLater(schema: z.ZodType): z.ZodUnknown {
  const field = z.unknown();
  schemas.set(field, schema);
  return field;
}

/** The schema of a field that is checked later; undefined of any other. */
export const laterSchema = (field: z.core.$ZodType): z.ZodType | undefined => schemas.get(field);
