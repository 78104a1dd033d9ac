import { z } from 'zod';

const objectsIn = (schema: unknown): readonly z.ZodObject[] =>
  schema instanceof z.ZodUnion ? schema.options.flatMap(objectsIn) : schema instanceof z.ZodObject ? [schema] : [];

/** The fields that `data` of an answer may have, read from the schema of its envelope. */
export const answerFields = (envelope: z.ZodType): ReadonlySet<string> =>
  new Set(
    objectsIn(envelope)
      .flatMap(({ shape }) => objectsIn(shape['data']))
      .flatMap(({ shape }) => Object.keys(shape)),
  );
