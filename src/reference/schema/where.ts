import { z } from 'zod';
import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
} from '../../contract/words/circumstances';
import { codesOf } from '../../contract/words/vocabulary';

/** What a rule asks of one circumstance: a value, one of several, or a number within limits that belong to it. */
export type CircumstanceCondition =
  | boolean
  | number
  | string
  | readonly string[]
  | { at_least?: number | undefined; at_most?: number | undefined };

function conditionOf(name: CircumstanceName): z.ZodType<CircumstanceCondition> {
  const word: CircumstanceWord = circumstanceWords[name];
  if (word.kind === 'flag') return z.boolean();
  if (word.kind === 'choice') {
    const code = z.enum(codesOf(word.choices));
    return z.union([code, z.array(code).min(2)]);
  }
  const limit = z.number().int().min(word.least).max(word.most);
  return z.union([
    limit,
    z
      .strictObject({ at_least: limit.optional(), at_most: limit.optional() })
      .refine(({ at_least, at_most }) => at_least !== undefined || at_most !== undefined, 'name a limit'),
  ]);
}

const Circumstances = z
  .strictObject(
    Object.fromEntries(circumstanceNames.map((name) => [name, conditionOf(name).optional()])) as Record<
      CircumstanceName,
      z.ZodOptional<z.ZodType<CircumstanceCondition>>
    >,
  )
  .refine((asked) => Object.keys(asked).length > 0, 'name a circumstance');

/** Whom a rule applies to: employees of whom every circumstance is as asked; with a list, of whom one entry holds. */
export const Where = z
  .union([Circumstances, z.array(Circumstances).min(2)])
  .meta({ id: 'Where', description: 'Whom a rule applies to. Left out: everybody.' });
export type Where = z.infer<typeof Where>;
/** One entry: every circumstance that it names is as asked. */
export type WhereAll = z.infer<typeof Circumstances>;
