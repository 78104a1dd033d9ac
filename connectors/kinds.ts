import { changeKindWords } from '../src/contract/words/changes';

/** What can change, as choices of a form. */
export const kindChoices = Object.entries(changeKindWords).map(([value, { label, meaning }]) => ({
  value,
  label,
  meaning,
}));

/** Several values as one parameter of a request; undefined, which leaves it out, if there are none. */
export const listed = (values: readonly string[] | undefined): string | undefined =>
  values === undefined || values.length === 0 ? undefined : values.join(',');
