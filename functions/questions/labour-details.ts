import { type LabourDetail, labourDetails, labourDetailsOf } from '../../src/contract/words/labour';
import { nearest } from '../../src/contract/nearest';
import { wrong } from '../cell/failure';
import { type Given, isUnset, numberOf, textOf } from '../cell/values';
import { dayIn } from './detail-value';
import { type DetailNames, namedValues } from './named-values';

export type LabourValue = string | number;

const spaced = (name: LabourDetail): string => name.replace(/_/g, ' ');

const exampleOf = (name: LabourDetail): string => `${name}=${labourDetails[name].example}`;

function valueOf(name: LabourDetail, value: Given): LabourValue {
  if (isUnset(value)) throw wrong(`The detail ${name} has no value. Write ${exampleOf(name)}, or leave it out.`);
  const { kind } = labourDetails[name];
  if (kind === 'number') return numberOf(value, spaced(name));
  return kind === 'day' ? dayIn(value) : textOf(value);
}

/** The details that a function of labour law takes. */
function namesOf(functionName: keyof typeof labourDetailsOf): DetailNames<LabourDetail, LabourValue> {
  const taken: readonly LabourDetail[] = labourDetailsOf[functionName];
  const found = (text: string): LabourDetail | undefined => {
    const plain = text
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    return taken.find((name) => name === plain);
  };
  const nameOf = (text: string): LabourDetail => {
    const name = found(text);
    if (name !== undefined) return name;
    const meant = nearest(text, taken);
    throw wrong(
      `${JSON.stringify(text.trim().slice(0, 40))} is not a detail of ${functionName}${meant === undefined ? '.' : `: did you mean ${meant}?`} It takes ${taken.join(', ')}.`,
    );
  };
  return {
    isName: (text) => found(text) !== undefined,
    nameOf,
    statedAlone(text) {
      throw wrong(`The detail ${nameOf(text)} has no value. Write ${exampleOf(nameOf(text))}, or leave it out.`);
    },
    isBlank: (_name, cell) => isUnset(cell),
    valueOf,
    labelOf: (name) => `The detail ${name}`,
    syntax: `Write details like "${taken.slice(0, 2).map(exampleOf).join('; ')}", with semicolons between them.`,
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
