import { z } from 'zod';
import { toIssueText } from '../language/issue-text';
import { message } from '../language/message';
import { quoted, refusal } from './refusal';
import { worldCodeOf } from './world';

/** The country of a payee: any country or territory, by ISO code or English name. Output is the upper-case code. */
export const RecipientCountry = z
  .string(refusal(message('recipient_country_not_text')))
  .transform((text, context): string => {
    const code = worldCodeOf(text.slice(0, 100));
    if (code !== undefined) return code;
    context.addIssue({
      code: 'custom',
      message: toIssueText(message('recipient_country_unknown', { sent: quoted(text) })),
    });
    return z.NEVER;
  })
  .meta({
    id: 'RecipientCountry',
    description: 'ISO 3166-1 alpha-2 code of any country, in any letter case, or its English name.',
    example: 'FR',
  });
