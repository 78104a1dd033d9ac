import { z } from 'zod';
import { message } from '../language/message';
import { momentOut } from './day';
import { refusal } from './refusal';
import { readingOutcomes } from './words/readings';

/** The longest reason, in characters. */
const longestReason = 500;

export const AdminLawFigure = z.object({
  fact: z.string().describe('The place of the fact in the country file: `KE income.bands`.'),
  about: z.string(),
  law: z.string().describe('What the law says.'),
  page: z.string().nullable().describe('The passage of the page that is most like it; null where there is none.'),
  lost: z.boolean().describe('Whether an earlier reading found it.'),
});
export type AdminLawFigure = z.infer<typeof AdminLawFigure>;

export const AdminLawPage = z.object({
  url: z.string(),
  title: z.string(),
  publisher: z.string(),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  outcome: z.enum(readingOutcomes).nullable().describe('null: the page was never read.'),
  why: z.string().nullable(),
  since: momentOut.nullable(),
  read_at: momentOut.nullable().describe('When it was last asked for.'),
  missing: z.array(AdminLawFigure).describe('The figures that a page which differs does not state.'),
  settled: z
    .object({ at: momentOut, by: z.string(), reason: z.string() })
    .nullable()
    .describe('Who found the law right although the page differs.'),
});
export type AdminLawPage = z.infer<typeof AdminLawPage>;

const counts = { pages: z.number(), same: z.number(), differs: z.number(), not_read: z.number(), never: z.number() };

export const AdminLaw = z.object({
  on: z.boolean().describe('Whether this server reads the pages by itself.'),
  differing: z
    .array(AdminLawPage)
    .describe('Pages that differ, those that nobody settled and that differ longest first.'),
  unread: z.array(AdminLawPage).describe('Pages that were never read, or not for 30 days.'),
  countries: z
    .array(z.object({ code: z.string(), name: z.string(), ...counts }))
    .describe('Pages of each country by what they came to. `not_read`: gone, unreadable or refused.'),
  totals: z.object(counts),
});
export type AdminLaw = z.infer<typeof AdminLaw>;

export const AdminSettle = z.object({
  url: z.string().min(1).max(2_000),
  reason: z
    .string(refusal(message('reason_wrong', { most: longestReason })))
    .trim()
    .min(1, refusal(message('reason_wrong', { most: longestReason })))
    .max(longestReason, refusal(message('reason_wrong', { most: longestReason })))
    .describe('Why the law is right although the page differs.'),
});
