import { z } from 'zod';
import {
  type CircumstanceName,
  circumstanceNames,
  type CircumstanceWord,
  circumstanceWords,
} from './words/circumstances';

function fieldOf(name: CircumstanceName) {
  const { kind, least, most, meaning }: CircumstanceWord = circumstanceWords[name];
  const error = () =>
    kind === 'whole'
      ? `\`${name}\` must be a whole number from ${least} to ${most}.`
      : `\`${name}\` must be between ${least} and ${most}: the share of the gross that is basic pay.`;
  const number = z.number({ error });
  return (kind === 'whole' ? number.int({ error }) : number)
    .min(least, { error })
    .max(most, { error })
    .optional()
    .describe(meaning);
}

/** The fields of a request that state circumstances of the employee. */
export const circumstanceFields = Object.fromEntries(
  circumstanceNames.map((name) => [name, fieldOf(name)]),
) as Readonly<Record<CircumstanceName, ReturnType<typeof fieldOf>>>;
