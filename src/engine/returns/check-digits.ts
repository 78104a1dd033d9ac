import type { CheckDigitMethod, Identifier } from '../../reference/schema';

type Check = NonNullable<Identifier['check']>;

const digits = '0123456789';
const digitsAndLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The value of a character: 0 to 9, then A to Z as 10 to 35. */
const valueOf = (character: string): number => digitsAndLetters.indexOf(character);

const valuesOf = (text: string): number[] => [...text].map(valueOf);

const weighted = (values: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0);

/** ISO/IEC 7812-1: every second digit from the right doubled, its digits added. */
function luhn(text: string): boolean {
  const sum = [...valuesOf(text)].reverse().reduce((total, value, at) => {
    const part = at % 2 === 0 ? value : value * 2;
    return total + (part > 9 ? part - 9 : part);
  }, 0);
  return sum % 10 === 0;
}

/** The remainder of a long number, digit by digit. */
const remainder = (text: string, by: number): number =>
  valuesOf(text).reduce((rest, value) => (rest * 10 + value) % by, 0);

/** The last character is that of the remainder of the weighted sum of the characters before it. */
function byRemainder(by: number, fromModulus: boolean) {
  return (text: string, { weights = [], characters = digits }: Check): boolean => {
    const rest = weighted(valuesOf(text.slice(0, -1)), weights) % by;
    return text.at(-1) === characters[fromModulus ? (by - rest) % by : rest];
  };
}

const methods: Readonly<Record<CheckDigitMethod, (text: string, check: Check) => boolean>> = {
  luhn,
  /** ISO/IEC 7064: the whole leaves 1. */
  'mod-97-10': (text) => remainder(text, 97) === 1,
  'weighted-mod-11': byRemainder(11, false),
  'weighted-mod-17': byRemainder(17, true),
  'weighted-mod-10': (text, { weights = [] }) => weighted(valuesOf(text), weights) % 10 === 0,
};

/**
 * Is the check digit of an identifier right?
 *
 * @param text an identifier with the pattern of `identifier`
 */
export function checkDigitIsRight(text: string, { check }: Pick<Identifier, 'check'>): boolean {
  if (check === undefined) return true;
  const part = check.of === undefined ? text : new RegExp(check.of).exec(text)?.[1];
  return part !== undefined && methods[check.method](part, check);
}
