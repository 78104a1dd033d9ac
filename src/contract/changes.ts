import { z } from 'zod';
import { isDay } from '../day';
import { message } from '../language/message';
import { choice } from './choice';
import { fieldsOf } from './columns';
import { commaList } from './comma-list';
import { CountryCode } from './country-code';
import { dayOut, momentOut } from './day';
import { errorOfField } from './error-of-field';
import { refusal } from './refusal';
import { rowLimit } from './row-limit';
import { meaningsInWords } from './words/vocabulary';
import { changeKinds, changeKindWords, changesPage } from './words/changes';

export { type ChangeKind, changeKinds, changesPage } from './words/changes';

/** A place between two changes of a list, as text. Where it stands in the list is up to `src/changes`. */
const place = z
  .string(refusal(message('cursor_malformed')))
  .regex(/^[A-Za-z0-9._~-]{1,200}$/, refusal(message('cursor_malformed')));

const momentText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/** A day, a moment, or the `position` of an earlier answer. */
const since = z
  .string(refusal(message('since_malformed')))
  .refine(
    (text) =>
      isDay(text) ||
      (momentText.test(text) && !Number.isNaN(Date.parse(text))) ||
      /^p~[A-Za-z0-9._~-]{1,100}$/.test(text),
    refusal(message('since_malformed')),
  );

export const ChangesQuery = z
  .object({
    since: since
      .optional()
      .describe(
        'A day, a moment (UTC), or the `position` of an earlier answer: only what was recorded from then on. Default: 31 days ago. An earlier moment needs the Pro plan or above; a `position` never does.',
      )
      .meta({ example: '2026-11-01' })
      .register(errorOfField, { code: 'invalid_date' }),
    kind: commaList('kind', choice('kind', changeKinds))
      .optional()
      .describe(`Kinds, separated by commas. Default: all. ${meaningsInWords(changeKindWords)}`)
      .meta({ example: 'law,policy_rate' }),
    country: commaList('country', CountryCode)
      .optional()
      .describe('Countries, separated by commas. Default: all.')
      .meta({ example: 'KE,UG' }),
    limit: rowLimit('changes', changesPage),
    cursor: place
      .optional()
      .describe('The `next_cursor` of the previous answer, for the changes that follow it.')
      .meta({ example: '20261120080000000~policy_rate.KE.20261120' }),
  })
  .meta({ id: 'ChangesQuery', example: { kind: 'law,policy_rate', country: 'KE' } });
export type ChangesQuery = z.output<typeof ChangesQuery>;

export const ChangeSide = z
  .object({
    value: z
      .union([z.number(), z.string()])
      .nullable()
      .describe('A number, or the date of a meeting. null for law that no single figure describes.'),
    unit: z.string().nullable().describe('Unit of the value: `percent`, `KES per litre`, `KES for one US dollar`.'),
    date: dayOut.nullable().describe('The day of the value, or the first day of the law. null where it is not known.'),
    label: z.string().nullable().describe('For law: its tax year or its name. Otherwise null.'),
  })
  .meta({ id: 'ChangeSide' });
export type ChangeSide = z.infer<typeof ChangeSide>;

export const ChangeDifference = z
  .object({
    what: z.string().describe('The part of the law that differs: `Rates`, a relief, a surcharge.'),
    before: z.string().nullable().describe('As it was. null: it is new.'),
    after: z.string().nullable().describe('As it is. null: it was removed.'),
  })
  .meta({ id: 'ChangeDifference' });
export type ChangeDifference = z.infer<typeof ChangeDifference>;

export const Change = z
  .object({
    id: z.string().describe('Always the same for the same change. Use it to recognise a change you have seen.'),
    kind: z.enum(changeKinds),
    country: z.string().nullable().describe('ISO code. null where it concerns several countries, or none of the 54.'),
    countries: z.array(z.string()).describe('Every country that it concerns, such as the members of a common bank.'),
    subject: z
      .string()
      .describe(
        'What changed: `USD/KES`, `petrol`, `tbill_91`, `policy_rate`, or a part of law: `income_tax`, `contributions`, `minimum_wage`, `vat`, `corporate_tax`, `withholding_tax`, `capital_gains_tax`.',
      ),
    title: z.string().describe('The change in one sentence.'),
    before: ChangeSide.nullable().describe('null where nothing was recorded before.'),
    after: ChangeSide.nullable().describe('null where nothing replaces it, such as a cancelled meeting.'),
    differences: z.array(ChangeDifference).describe('For law: the parts that differ, in words.'),
    effective_date: dayOut.describe(
      'The day from which it applies. It may be in the future: law is listed as soon as it is recorded.',
    ),
    recorded_at: momentOut.describe(
      'When it came into this list: when the service recorded it or, for law recorded earlier, the start of its first day (UTC).',
    ),
    source: z.object({ name: z.string(), url: z.string().meta({ format: 'uri' }).nullable() }),
    data_stale: z
      .boolean()
      .describe(
        'Whether the newest figure of the series, or the law, is out of date now: a later change may be missing.',
      ),
    law_version: z
      .string()
      .nullable()
      .describe('For law that came in a law package: the version of that package. Otherwise null.'),
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;

/** A table of changes: `before` and `after` are values, `source` is a name. */
export const changesColumns = [...fieldsOf(Change), 'unit', 'source_url'];

export const Changes = z
  .object({
    changes: z.array(Change).describe('Newest first.'),
    count: z.number().describe('Changes in this answer.'),
    next_cursor: z.string().nullable().describe('Send it as `cursor` for older changes. null at the end.'),
    position: z
      .string()
      .describe(
        'Where the list ends now. Send it as `since` next time for everything that was recorded after this answer, without gaps or repeats.',
      ),
  })
  .meta({ id: 'Changes' });
export type Changes = z.infer<typeof Changes>;
