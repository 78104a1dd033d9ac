import { flagMeant } from '../../../src/contract/labels';
import {
  peopleChoiceMeant,
  type PeopleColumn,
  peopleColumnLabel,
  peopleColumnMeant,
} from '../../../src/contract/labels/people';
import { personFields, type ReturnField } from '../../../src/contract/words/return-fields';
import { flagOf, type Given, isBlank, isUnset, numberOf, plain, textOf } from '../../cell/values';
import type { Value } from '../../cell/words';
import { dayIn } from '../detail-value';
import type { Row } from '../payroll-table/column';
import { monthOf } from '../payroll-facts';
import { type MeaningOf, wordsMean } from '../payroll-table/meanings';

/** A column that says who an employee is. */
export interface PersonColumn {
  readonly name: PeopleColumn;
  readonly at: number;
  readonly heading: string;
}

/** The longest text that a return or a payslip takes of a person. */
const longestText = 300;

/** The columns that say who an employee is. A heading that states pay, or a circumstance that pay depends on, is none. */
export function personColumnsOf(headings: Row, meaningOf: MeaningOf = wordsMean): readonly PersonColumn[] {
  const taken = new Set<PeopleColumn>();
  return headings.flatMap((cell, at): PersonColumn[] => {
    if (isBlank(cell)) return [];
    const heading = textOf(cell);
    const { meaning } = meaningOf(heading);
    // What is taken off net pay, such as a loan, may have a column of a return.
    if (meaning !== undefined && !['deducts', 'passed', 'phone'].includes(meaning.kind)) return [];
    const name = peopleColumnMeant(heading);
    if (name === undefined || taken.has(name)) return [];
    taken.add(name);
    return [{ name, at, heading }];
  });
}

const labelled =
  (name: PeopleColumn): Value =>
  (language) =>
    peopleColumnLabel(name, language);

function flagIn(name: PeopleColumn, cell: Given): boolean {
  const found = plain(cell);
  return (typeof found === 'string' ? flagMeant(found) : undefined) ?? flagOf(found, labelled(name));
}

const kindOf = (name: PeopleColumn): ReturnField['kind'] =>
  name in personFields ? personFields[name as keyof typeof personFields].kind : 'text';

function valueOf(name: PeopleColumn, cell: Given): string | number | boolean {
  switch (kindOf(name)) {
    case 'day':
      return name === 'paid_on' ? `${monthOf(cell)}-01` : dayIn(cell);
    case 'number':
      return numberOf(cell, labelled(name));
    case 'flag':
      return flagIn(name, cell);
    case 'choice':
      return peopleChoiceMeant(name, textOf(cell)) ?? textOf(cell);
    case 'text':
      return textOf(cell, longestText);
  }
}

/** What a row says of a person: each column once, none where its cell is empty. */
export type Person = { readonly [Name in PeopleColumn]?: string | number | boolean };

/**
 * Who the employee of a row is.
 *
 * @throws CellError if a cell is not of the kind of its column
 */
export function personOf(columns: readonly PersonColumn[], row: Row): Person {
  return Object.fromEntries(
    columns.flatMap(({ name, at }) => {
      const cell = row[at];
      const isEmpty = kindOf(name) === 'number' ? isBlank(cell) : isUnset(cell);
      return isEmpty ? [] : [[name, valueOf(name, cell)]];
    }),
  );
}
