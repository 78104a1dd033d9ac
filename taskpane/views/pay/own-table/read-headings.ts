import {
  type ColumnName,
  columnLabel,
  headingMeant,
  isNumberLike,
  type Language,
  labelsIn,
  type Meaning,
} from '../../../../src/contract/labels';
import { foldedName } from '../../../../src/contract/country-names';
import type { KeptMeanings } from '../../../sheet';

/** A column of a table of another program. */
export interface OwnColumn {
  readonly heading: string;
  /** What its words, or an earlier choice, mean; undefined where nobody knows. */
  readonly meaning: string | undefined;
  /** Must somebody choose, because the pay without the column could be wrong? */
  readonly isOpen: boolean;
  /** Did somebody choose the meaning, or does the pane propose it? Then the workbook keeps it. */
  readonly isChosen: boolean;
}

/** The label of a meaning in a language. */
function labelOfMeaning(meaning: Meaning, language: Language): string {
  const { deduction, leaveOut } = labelsIn[language].table;
  switch (meaning.kind) {
    case 'states':
    case 'adds':
      return columnLabel(meaning.name, language);
    case 'deducts':
      return deduction;
    case 'quotient':
    case 'passed':
    case 'phone':
      return leaveOut;
  }
}

const statesPay = (meaning: Meaning | undefined, ...names: readonly ColumnName[]): boolean =>
  meaning?.kind === 'states' && names.includes(meaning.name);

/**
 * What the headings of a table mean. Net pay beside gross or basic pay is a result, and is left out.
 *
 * @param rows the first rows below the headings
 * @param kept earlier choices
 */
export function readHeadings(
  headings: readonly unknown[],
  rows: readonly (readonly unknown[])[],
  kept: KeptMeanings['rows'],
  language: Language,
): readonly OwnColumn[] {
  const earlier = new Map(kept.map(([heading, meaning]) => [foldedName(heading), meaning] as const));
  const columns = headings.flatMap((cell, at) =>
    cell === '' || cell === null ? [] : [{ at, heading: String(cell), meaning: headingMeant(String(cell)).meaning }],
  );
  const hasGross = columns.some(({ meaning }) => statesPay(meaning, 'gross', 'basic_pay'));
  const taken = new Set<ColumnName>();
  return columns.map(({ at, heading, meaning }): OwnColumn => {
    const chosen = earlier.get(foldedName(heading));
    if (chosen !== undefined) return { heading, meaning: chosen, isOpen: false, isChosen: true };
    if (hasGross && statesPay(meaning, 'net'))
      return { heading, meaning: labelsIn[language].table.leaveOut, isOpen: false, isChosen: true };
    const repeats = meaning?.kind === 'states' && taken.has(meaning.name);
    if (meaning?.kind === 'states') taken.add(meaning.name);
    const isUnknown = meaning === undefined && rows.some((row) => isNumberLike(row[at]));
    return {
      heading,
      meaning: meaning === undefined || repeats ? undefined : labelOfMeaning(meaning, language),
      isOpen: isUnknown || repeats,
      isChosen: false,
    };
  });
}
