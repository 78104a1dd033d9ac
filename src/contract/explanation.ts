import { z } from 'zod';
import { dayOut } from './day';
import { TaxResult } from './tax';
import { VatResult } from './vat';
import { explanationSections } from './words/explanation-sections';
import { confidences } from './words/truth';

const sourcePlaces = z
  .array(z.number().int())
  .optional()
  .describe('The sources that state the rule: their places in `meta.sources`, counted from 1.');

export const ExplanationLine = z
  .object({
    id: z.string().optional().describe('The `id` of the line of `result` that is explained.'),
    text: z.string(),
    amount: z.number().optional().describe('Major units of the currency, in the pay period. Credits are negative.'),
    value: z.string().optional().describe('A value that is not an amount, such as `17.96 %`.'),
    details: z.array(z.string()).optional().describe('How the amount is calculated, and the rule in words.'),
    from: dayOut.optional().describe('The day from which the rule applies, where it is recorded.'),
    sources: sourcePlaces,
  })
  .meta({ id: 'ExplanationLine' });
export type ExplanationLine = z.infer<typeof ExplanationLine>;

export const ExplanationSection = z
  .object({
    id: z.enum(explanationSections),
    title: z.string().optional(),
    sources: sourcePlaces,
    lines: z.array(ExplanationLine),
  })
  .meta({ id: 'ExplanationSection' });
export type ExplanationSection = z.infer<typeof ExplanationSection>;

/** What an explanation says besides the result. */
const explained = {
  heading: z.string(),
  law: z
    .object({
      text: z.string(),
      date: dayOut.describe('The day whose law is explained.'),
      effective_from: dayOut.nullable().describe('First day. null where it could not be established.'),
      effective_to: dayOut.nullable().describe('Last day. null while in force.'),
      last_confirmed: dayOut.describe('The latest day on which a source states these rules.'),
      confidence: z.enum(confidences),
    })
    .describe('The law that was applied.'),
  sections: z.array(ExplanationSection).describe('The calculation in its order.'),
  doubts: z.array(z.string()).describe('Where the sources of the country disagree or leave a question open.'),
};

export const TaxExplanation = z
  .object({ ...explained, result: TaxResult.describe('The answer of `POST /api/tax` to the same request.') })
  .meta({ id: 'TaxExplanation' });
export type TaxExplanation = z.infer<typeof TaxExplanation>;

export const VatExplanation = z
  .object({ ...explained, result: VatResult.describe('The answer of `POST /api/vat` to the same request.') })
  .meta({ id: 'VatExplanation' });
export type VatExplanation = z.infer<typeof VatExplanation>;
