import { foldedName } from '../../../src/contract/country-names';
import { type HeadingMeant, headingMeant, labelsIn, meansLeaveOut } from '../../../src/contract/labels';
import { wrong } from '../../cell/failure';
import { gridOf, isLeftOut } from '../../cell/grid';
import { quoted, words } from '../../cell/words';
import { isUnset, textOf } from '../../cell/values';
import { labelValue } from '../label-value';

/** What a heading means, and whether somebody chose that meaning. */
export type MeaningOf = (heading: string) => HeadingMeant & { readonly isChosen?: true };

/** The meaning that the words of a heading have. */
export const wordsMean: MeaningOf = headingMeant;

function chosenMeaning(heading: string, text: string): ReturnType<MeaningOf> {
  if (meansLeaveOut(text)) return { meaning: { kind: 'passed' }, isChosen: true };
  const meant = headingMeant(text);
  // A code after the heading, such as (SBT), is no currency unless the meaning says so.
  const { percent } = headingMeant(heading);
  if (meant.meaning !== undefined) return { ...(percent ? { percent } : {}), ...meant, isChosen: true };
  throw wrong(
    words('meaning_unknown', {
      meaning: quoted(text),
      heading: quoted(heading),
      example: labelValue('other_taxable'),
      deduction: (language) => labelsIn[language].table.deduction,
      leaveOut: (language) => labelsIn[language].table.leaveOut,
    }),
  );
}

/**
 * The meanings that a list chooses for headings; any other heading means what its words say.
 *
 * @param list rows of a heading and its meaning. A row without a meaning chooses none.
 * @throws CellError if it has fewer than two columns
 */
export function meaningsIn(list: unknown): MeaningOf {
  if (list === undefined || isLeftOut(list)) return wordsMean;
  const rows = gridOf(list);
  if (rows.some((row) => row.length < 2)) throw wrong(words('meanings_of_two_columns'));
  const chosen = new Map(
    rows
      .filter(([heading, meaning]) => !isUnset(heading) && !isUnset(meaning))
      .map(([heading, meaning]) => [foldedName(textOf(heading)), textOf(meaning)] as const),
  );
  return (heading) => {
    const text = chosen.get(foldedName(heading));
    return text === undefined ? wordsMean(heading) : chosenMeaning(heading, text);
  };
}
