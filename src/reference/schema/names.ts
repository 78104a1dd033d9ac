import { z } from 'zod';

const InOneLanguage = z.record(z.string().min(1), z.string().min(1)).optional();

/**
 * Names and notes of a country file in the other languages in which its payroll is done: the text as it is recorded, and
 * what a reader of the language reads instead. A name that is recorded in that language already stands for itself.
 */
export const NamesInOtherLanguages = z.strictObject({ fr: InOneLanguage, pt: InOneLanguage, ar: InOneLanguage }).meta({
  id: 'NamesInOtherLanguages',
  description: 'Names and notes of this file in other languages: the text as recorded, then as that language has it.',
});
export type NamesInOtherLanguages = z.infer<typeof NamesInOtherLanguages>;
