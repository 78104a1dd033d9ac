import { z } from 'zod';
import { message } from '../language/message';
import { refusal } from './refusal';
import { circumstanceWords } from './words/circumstances';

const share = refusal(message('not_a_share', { field: 'basic', least: 0, most: 1, example: '0.6' }));

/** Fields from before `employee` and `pay`. They go on working. */
export const earlierFields = {
  basic: z
    .number(share)
    .min(0, share)
    .max(1, share)
    .optional()
    .describe(
      'Share of gross pay that is basic pay, from 0 to 1. Default: all of it. Newer: name the other parts in `pay`.',
    ),
  dependants: wholeField('dependants'),
  age: wholeField('age'),
};
export type EarlierField = keyof typeof earlierFields;
export const earlierFieldNames = Object.keys(earlierFields) as readonly EarlierField[];

function wholeField(name: 'dependants' | 'age') {
  const { least, most, meaning } = circumstanceWords[name];
  const wrong = refusal(message('not_a_whole_number', { field: name, least, most }));
  return z
    .number(wrong)
    .int(wrong)
    .min(least, wrong)
    .max(most, wrong)
    .optional()
    .describe(`${meaning}. Newer: \`employee.${name}\`.`);
}
