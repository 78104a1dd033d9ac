import { codesOf, propertyOf, type Word } from './vocabulary';

/**
 * What a caller may say of an employee beside the pay itself. The entry is all there is of it: the field of the
 * requests and its errors, the variable of the law, notices, the field of the pane, the detail of a formula and the
 * option of `data:explain` follow from it.
 */
export interface CircumstanceWord extends Word {
  /** `share`: a part of gross pay, from 0 to 1. `whole`: a whole number. */
  readonly kind: 'share' | 'whole';
  readonly least: number;
  readonly most: number;
  /** What the law is applied to where a request does not state it. */
  readonly default: number;
  /** Its name inside a sentence: `number of dependants`. */
  readonly noun: string;
  /** A value as a formula or a command writes it. */
  readonly example: string;
  /** What an empty field of the pane stands for. */
  readonly placeholder: string;
  /** The variable of the law that it feeds, as formulas name it. A share feeds that part of gross pay. */
  readonly variable: string;
  /** What the variable is called when a rule is put into words. */
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

/** The error of a field whose value is not what the entry allows. */
export type CircumstanceError = `invalid_${CircumstanceName}`;
export const circumstanceErrors: readonly CircumstanceError[] = circumstanceNames.map(
  (name) => `invalid_${name}` as const,
);
