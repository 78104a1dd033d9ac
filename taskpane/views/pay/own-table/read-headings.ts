import {
  type ColumnName,
  columnLabel,
  headingMeant,
  isNumberLike,
  type Language,
  labelsIn,
  type Meaning,
  sameText,
  tableHead,
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

type Rows = readonly (readonly unknown[])[];

/** Does a column say what another one says, or nothing? A formula passes it over. */
const saysNoMore = (rows: Rows, at: number, first: number): boolean =>
  rows.every((row) => row[at] === '' || sameText(row[at]) === sameText(row[first]));

/**
 * What the headings of a table mean. Net pay beside gross or basic pay is a result, and is left out.
 *
 * @param kept earlier choices
 */
export function readHeadings(table: Rows, kept: KeptMeanings['rows'], language: Language): readonly OwnColumn[] {
  const earlier = new Map(kept.map(([heading, meaning]) => [foldedName(heading), meaning] as const));
  const head = tableHead(table, (text) => headingMeant(earlier.get(foldedName(text)) ?? text));
  const { headings } = head;
  const rows = table.slice(head.rows);
  const columns = headings.flatMap((cell, at) =>
    cell === '' || cell === null ? [] : [{ at, heading: String(cell), meaning: headingMeant(String(cell)).meaning }],
  );
  const hasGross = columns.some(({ meaning }) => statesPay(meaning, 'gross', 'basic_pay'));
  const taken = new Map<ColumnName, number>();
  return columns.flatMap(({ at, heading, meaning }): OwnColumn[] => {
    const chosen = earlier.get(foldedName(heading));
    if (chosen !== undefined) return [{ heading, meaning: chosen, isOpen: false, isChosen: true }];
    if (hasGross && statesPay(meaning, 'net'))
      return [{ heading, meaning: labelsIn[language].table.leaveOut, isOpen: false, isChosen: true }];
    const first = meaning?.kind === 'states' ? taken.get(meaning.name) : undefined;
    if (first !== undefined && saysNoMore(rows, at, first)) return [];
    if (meaning?.kind === 'states') taken.set(meaning.name, at);
    const isUnknown = meaning === undefined && rows.some((row) => isNumberLike(row[at]));
    const repeats = first !== undefined;
    return [
      {
        heading,
        meaning: meaning === undefined || repeats ? undefined : labelOfMeaning(meaning, language),
        isOpen: isUnknown || repeats,
        isChosen: false,
      },
    ];
  });
}
