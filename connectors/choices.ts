import type { ValueList } from '../src/contract/form/lists';

/** A value that a form offers, with its name. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** The values in an answer that lists them, in its order. */
export const choicesIn = (
  { collection, value, title, of }: ValueList,
  answer: { readonly data?: Readonly<Record<string, unknown>> },
): Choice[] =>
  ((answer.data?.[collection] ?? []) as readonly Readonly<Record<string, string>>[]).map((row) => ({
    name: [of === undefined ? undefined : row[of], row[title]].filter(Boolean).join(': '),
    value: row[value] ?? '',
  }));
