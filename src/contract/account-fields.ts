import { z } from 'zod';
import { isDay } from '../day';
import { message } from '../language/message';
import { oneLine } from './one-line';
import { refusal } from './refusal';

/** A name that a person gives. */
export const nameIn = (field: string) => {
  const sentence = refusal(message('name_wrong', { field }));
  return z
    .string(sentence)
    .transform((text) => text.trim())
    .refine((text) => text.length >= 1 && text.length <= 100 && oneLine.test(text), sentence);
};

/** An id as examples show it. */
export const exampleId = '0b0e5b0c-6f0f-4f5c-9b51-0d9d6f1c2a10';

/** What the path of a request names. */
const idParams = (id: string, what: string) =>
  z
    .object({ id: z.string().describe(`The id of the ${what}, as the list shows it.`) })
    .meta({ id, example: { id: exampleId } });
export const keyParams = idParams('KeyPath', 'key');
export const memberParams = idParams('MemberPath', 'member');
export const invitationParams = idParams('InvitationPath', 'invitation');
export const tokenParams = idParams('TokenPath', 'token');
export const programParams = idParams('ProgramPath', 'program');

/** What was removed. */
export const removed = (id: string) => z.object({ id: z.string(), deleted: z.literal(true) }).meta({ id });

/** For how long what a rotation replaced still works. */
export const overlapDays = (what: string) =>
  z
    .number(refusal(message('overlap_wrong')))
    .min(0, refusal(message('overlap_wrong')))
    .max(365, refusal(message('overlap_wrong')))
    .default(1)
    .describe(what);

/** The last day of a key or a token. */
export const lastDay = z
  .string(refusal(message('expires_wrong')))
  .refine((text) => text === 'never' || isDay(text), refusal(message('expires_wrong')));
