import { codesOf, propertyOf, type Word } from './vocabulary';

/**
 * A fact about an employee that a caller may send besides the pay. Everything else is derived from its entry: the
 * request field and its errors, the law variable, notices, the pane field, the formula detail and the `data:explain`
 * option.
 */
export interface CircumstanceWord extends Word {
  /** `share`: a part of gross pay, from 0 to 1. `whole`: a whole number. */
  readonly kind: 'share' | 'whole';
  readonly least: number;
  readonly most: number;
  /** The value used if a request does not state it. */
  readonly default: number;
  /** Its name inside a sentence: `number of dependants`. */
  readonly noun: string;
  /** A value as written in a formula or command. */
  readonly example: string;
  /** Placeholder in the empty pane field: the default in words. */
  readonly placeholder: string;
  /** The variable it sets in formulas of the law. A share sets it to that share of gross pay. */
  readonly variable: string;
  /** Name of the variable in rules written as words. */
  readonly variableName: string;
}

export const circumstanceWords = {
  basic: {
    kind: 'share',
    least: 0,
    most: 1,
    default: 1,
    label: 'Basic pay, % of gross',
    noun: 'share of basic pay',
    meaning: 'Share of gross pay that is basic pay, from 0 to 1. Default: all of it.',
    example: '0.6',
    placeholder: '100 %',
    variable: 'basic',
    variableName: 'basic pay',
  },
  dependants: {
    kind: 'whole',
    least: 0,
    most: 30,
    default: 0,
    label: 'Dependants',
    noun: 'number of dependants',
    meaning: 'Number of dependants of the employee. Default: none.',
    example: '2',
    placeholder: '0',
    variable: 'dependants',
    variableName: 'dependants',
  },
  age: {
    kind: 'whole',
    least: 14,
    most: 120,
    default: 40,
    label: 'Age',
    noun: 'age',
    meaning: 'Age of the employee. Default: an age under 65.',
    example: '67',
    placeholder: 'under 65',
    variable: 'age',
    variableName: 'age',
  },
} as const satisfies Readonly<Record<string, CircumstanceWord>>;
export type CircumstanceName = keyof typeof circumstanceWords;
export const circumstanceNames = codesOf(circumstanceWords);
export const circumstanceDefaults: Readonly<Record<CircumstanceName, number>> = propertyOf(
  circumstanceWords,
  'default',
);

/** The error code for a value outside the limits of its entry. */
export type CircumstanceError = `invalid_${CircumstanceName}`;
export const circumstanceErrors: readonly CircumstanceError[] = circumstanceNames.map(
  (name) => `invalid_${name}` as const,
);
