import { type DetailName, detailNames } from '../../src/contract/details';
import { choicesMeant, columnTexts, detailMeant, headingMeant, uniqueChoices } from '../../src/contract/labels';
import { nearest } from '../../src/contract/nearest';
import { type CellError, wrong } from '../cell/failure';
import { oneOf, quoted as inQuotes, words } from '../cell/words';
import { codeWritten } from './word';

const quoted = (text: string): string => inQuotes(text.trim());

/** The error for a text that is no detail, with what it was probably meant to be, or examples. */
const noDetail = (text: string, meant: readonly string[]): CellError =>
  wrong(
    meant.length === 0
      ? words('detail_unknown', { text: quoted(text), examples: words('examples_of_details') })
      : words('detail_misspelt', { text: quoted(text), meant: oneOf(meant) }),
  );

/**
 * The texts of `candidates` that a text was probably meant to be: those that end in it after their prefix, such as
 * `paid_pension` for `pension`, or the one with the fewest letters to change.
 */
export function probably(text: string, candidates: readonly string[]): string[] {
  const plain = codeWritten(text);
  const longer = [...new Set(candidates)].filter((name) => name.endsWith(`_${plain}`));
  const meant = longer.length > 0 ? undefined : nearest(text, candidates);
  return meant === undefined ? longer.slice(0, 3) : [meant];
}

const labels = columnTexts.map(([text]) => text);

/**
 * The detail that a name or a label means.
 *
 * @throws CellError that suggests a name
 */
export function nameOf(text: string): DetailName {
  const name = detailMeant(text);
  if (name !== undefined) return name;
  // A heading that is known is not a misspelt one: a job is no bonus, though `Qualification` is near `Gratification`.
  const meant = headingMeant(text).meaning === undefined ? probably(text, [...detailNames, ...labels]) : [];
  throw noDetail(text, meant);
}

/**
 * What a word alone states: a choice that only one field has, or the name of something that is so.
 *
 * @throws CellError that suggests a word
 */
export function statedAlone(text: string): readonly [DetailName, string | true] {
  const name = detailMeant(text);
  if (name !== undefined) return [name, true];
  const choices = choicesMeant(text);
  if (choices.length === 1) return [choices[0]!.name, choices[0]!.code];
  if (choices.length > 1)
    throw wrong(
      words('detail_ambiguous', {
        text: quoted(text),
        meanings: oneOf(choices.map(({ name: field, code }) => `${field}=${code}`)),
      }),
    );
  const meant = headingMeant(text).meaning === undefined ? probably(text, [...uniqueChoices, ...detailNames]) : [];
  throw noDetail(text, meant);
}
