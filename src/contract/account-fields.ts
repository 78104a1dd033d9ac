import { z } from 'zod';
import { message } from '../language/message';
import { refusal } from './refusal';

/** A name that a person gives. */
export const nameIn = (field: string) => {
  const sentence = refusal(message('name_wrong', { field }));
  return z
    .string(sentence)
    .transform((text) => text.trim())
    .refine((text) => text.length >= 1 && text.length <= 100, sentence);
};

/** The key in the path of a request. */
export const idParams = z
  .object({
    id: z.string().describe('The id of the key, as the list shows it.'),
  })
  .meta({ id: 'KeyPath', example: { id: '0b0e5b0c-6f0f-4f5c-9b51-0d9d6f1c2a10' } });
