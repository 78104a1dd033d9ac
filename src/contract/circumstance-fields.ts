import { z } from 'zod';
import { message } from '../language/message';
import { refusal } from './refusal';
import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
} from './words/circumstances';

function fieldOf(name: CircumstanceName) {
  const { kind, least, most, meaning, example }: CircumstanceWord = circumstanceWords[name];
  const wrong = refusal(
    kind === 'whole'
      ? message('not_a_whole_number', { field: name, least, most })
      : message('not_a_share', { field: name, least, most, example }),
  );
  const number = z.number(wrong);
  return (kind === 'whole' ? number.int(wrong) : number)
    .min(least, wrong)
    .max(most, wrong)
    .optional()
    .describe(meaning);
}

/** The request fields for circumstances of the employee. */
export const circumstanceFields = Object.fromEntries(
  circumstanceNames.map((name) => [name, fieldOf(name)]),
) as Readonly<Record<CircumstanceName, ReturnType<typeof fieldOf>>>;
