import { benefitFactNames, benefitFacts, benefitKinds } from '../../contract/words/benefits';
import { circumstanceDefaults, circumstanceNames } from '../../contract/words/circumstances';
import { paidVariable, paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { payParts } from '../../contract/words/pay-parts';
import { yearToDateNames, yearToDateVariable } from '../../contract/words/year-to-date';
import { benefitGiven, benefitInput, hoursInput } from './compile/income-scope';
import { payInputs } from './compile/pay-view';

/** An input of the law: a name, whether it is an amount of the pay period, and what it is if nothing is said. */
interface Input {
  readonly name: string;
  readonly ofPeriod: boolean;
  readonly usual: number;
}

const number = (name: string, usual = 0): Input => ({ name, ofPeriod: false, usual });
const amount = (name: string): Input => ({ name, ofPeriod: true, usual: 0 });

/**
 * Everything that a law may read about an employee and the pay, in a fixed order: an employee is an array of numbers.
 * Gross pay is beside it, because it is what varies.
 */
const inputs: readonly Input[] = [
  ...circumstanceNames.map((name) => number(name, circumstanceDefaults[name])),
  number(payInputs.basicShare, 1),
  number(payInputs.onePlusShares, 1),
  amount(hoursInput),
  amount(payInputs.parts),
  ...payParts.flatMap((part) => [amount(payInputs.amountOf(part)), number(payInputs.shareOf(part))]),
  ...benefitKinds.flatMap((kind) => [
    number(benefitGiven(kind)),
    ...benefitFactNames.map((fact) =>
      benefitFacts[fact].perPeriod ? amount(benefitInput(kind, fact)) : number(benefitInput(kind, fact)),
    ),
  ]),
  ...paymentsByEmployee.map((name) => amount(paidVariable(name))),
  ...yearToDateNames.map((name) => number(yearToDateVariable(name))),
];

const places = new Map(inputs.map(({ name }, place) => [name, place]));

/** The place of an input; undefined for gross pay. */
export const placeOf = (name: string): number | undefined => places.get(name);

/** The place of an input that there is. */
export const placeOfInput = (name: string): number => places.get(name)!;

/** Is an input an amount of the pay period? All others are the same in any period. */
export const isOfPeriod = (name: string): boolean => inputs[places.get(name)!]?.ofPeriod ?? true;

/**
 * The numbers in an array that V8 keeps as doubles, because it once held a fraction. A copy of it then takes any number
 * as it is. A typed array of this length costs several times as much to make.
 */
function inDoubles(numbers: readonly number[]): number[] {
  const doubles = [0.5];
  doubles.pop();
  doubles.push(...numbers);
  return doubles;
}

/** The employee whom a request is about if it says nothing: resident, single, all pay basic. */
export const usualInputs: readonly number[] = inDoubles(inputs.map(({ usual }) => usual));
