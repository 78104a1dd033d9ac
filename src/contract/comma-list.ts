import { z } from 'zod';
import { refusal } from './refusal';
import { message } from '../language/message';

/** The most characters of a list in an address. */
const longest = 400;

/**
 * Several values of one parameter, separated by commas. Each is checked as if it stood alone; repeated ones count once.
 *
 * @param one the schema of a single value
 */
export const commaList = <Value>(field: string, one: z.ZodType<Value>) =>
  z
    .string(refusal(message('list_malformed', { field })))
    .max(longest, refusal(message('list_malformed', { field })))
    .transform((text, context): readonly Value[] => {
      const values = new Set<Value>();
      for (const part of text.split(',').map((item) => item.trim())) {
        const read = one.safeParse(part);
        if (read.success) values.add(read.data);
        else {
          context.addIssue({ code: 'custom', message: read.error.issues[0]!.message });
          return z.NEVER;
        }
      }
      return [...values];
    });
