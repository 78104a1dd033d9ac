import { type LabourDetail, labourDetails, labourDetailsOf } from '../../src/contract/words/labour';
import { nearest } from '../../src/contract/nearest';
import { type CellError, wrong } from '../cell/failure';
import { type Given, isUnset, numberOf, textOf } from '../cell/values';
import { quoted, words } from '../cell/words';
import { dayIn } from './detail-value';
import { type DetailNames, namedValues } from './named-values';
import { codeWritten } from './word';

export type LabourValue = string | number;

const exampleOf = (name: LabourDetail): string => `${name}=${labourDetails[name].example}`;

const withoutValue = (name: LabourDetail): CellError =>
  wrong(words('labour_detail_without_value', { detail: name, example: exampleOf(name) }));

function valueOf(name: LabourDetail, value: Given): LabourValue {
  if (isUnset(value)) throw withoutValue(name);
  switch (name) {
    case 'days_per_month':
    case 'days_per_week':
    case 'hours_per_month':
      return numberOf(value, words(`argument_${name}`));
    case 'on':
      return dayIn(value);
    case 'category':
      return textOf(value);
  }
}

/** The details that a function of labour law takes. */
function namesOf(functionName: keyof typeof labourDetailsOf): DetailNames<LabourDetail, LabourValue> {
  const taken: readonly LabourDetail[] = labourDetailsOf[functionName];
  const found = (text: string): LabourDetail | undefined => {
    const plain = codeWritten(text);
    return taken.find((name) => name === plain);
  };
  const nameOf = (text: string): LabourDetail => {
    const name = found(text);
    if (name !== undefined) return name;
    const meant = nearest(text, taken);
    const about = { text: quoted(text.trim()), name: functionName, details: taken };
    throw wrong(
      meant === undefined
        ? words('labour_detail_unknown', about)
        : words('labour_detail_misspelt', { ...about, meant }),
    );
  };
  return {
    isName: (text) => found(text) !== undefined,
    nameOf,
    statedAlone(text) {
      throw withoutValue(nameOf(text));
    },
    isBlank: (_name, cell) => isUnset(cell),
    valueOf,
    labelOf: (name) => words('labour_detail', { detail: name }),
    advice: words('write_labour_details', { example: taken.slice(0, 2).map(exampleOf).join('; ') }),
  };
}

/**
 * Details of a function of labour law, from text or from a range of names and values.
 *
 * @throws CellError with a message that says how to correct the details
 */
export const labourDetailsGiven = (
  functionName: keyof typeof labourDetailsOf,
  details: unknown,
): Partial<Record<LabourDetail, LabourValue>> => namedValues(details, namesOf(functionName));
