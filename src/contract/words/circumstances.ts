import { codesOf, type Vocabulary, type Word } from './vocabulary';

interface CircumstanceText extends Word {
  /** Its name inside a sentence: `number of children`. */
  readonly noun: string;
  /** A value as written in a formula, a command or a cell. */
  readonly example: string;
}

/** A whole number, such as that of the children. */
interface WholeCircumstance extends CircumstanceText {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
  /** The value used if a request does not state it. */
  readonly default: number;
}

/** A percentage, such as a contribution rate that depends on the activity of the employer. */
interface PercentCircumstance extends CircumstanceText {
  readonly kind: 'percent';
  readonly least: number;
  readonly most: number;
  /** 0: the rate that applies without it. */
  readonly default: 0;
}

/** Yes or no. */
interface FlagCircumstance extends CircumstanceText {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** One of several words. */
interface ChoiceCircumstance extends CircumstanceText {
  readonly kind: 'choice';
  readonly choices: Vocabulary;
  readonly default: string;
}

export type CircumstanceWord = WholeCircumstance | PercentCircumstance | FlagCircumstance | ChoiceCircumstance;

/**
 * The circumstances of an employee that a law may ask. Everything else is derived from an entry: the field of
 * `employee` and its errors, the variable of the law, notices, the pane field, the formula detail, the column of a
 * payroll table and the `data:explain` option.
 */
export const circumstanceWords = {
  residency: {
    kind: 'choice',
    choices: {
      resident: { label: 'Resident', meaning: 'Resident for tax in the country' },
      non_resident: { label: 'Non-resident', meaning: 'Not resident for tax, for work done in the country' },
    },
    default: 'resident',
    label: 'Tax residence',
    noun: 'tax residence',
    meaning: 'Is the employee resident for tax in the country?',
    example: 'non_resident',
  },
  citizen: {
    kind: 'flag',
    default: true,
    label: 'Citizen',
    noun: 'citizenship',
    meaning: 'Is the employee a citizen of the country?',
    example: 'false',
  },
  marital_status: {
    kind: 'choice',
    choices: {
      single: { label: 'Single', meaning: 'Never married' },
      married: { label: 'Married', meaning: 'Married' },
      divorced: { label: 'Divorced', meaning: 'Divorced or legally separated' },
      widowed: { label: 'Widowed', meaning: 'Widow or widower' },
    },
    default: 'single',
    label: 'Marital status',
    noun: 'marital status',
    meaning: 'Marital status of the employee',
    example: 'married',
  },
  spouse_income: {
    kind: 'flag',
    default: false,
    label: 'Spouse has income',
    noun: 'income of the spouse',
    meaning: 'Does the spouse have income of their own?',
    example: 'true',
  },
  children: {
    kind: 'whole',
    least: 0,
    most: 30,
    default: 0,
    label: 'Children',
    noun: 'number of children',
    meaning:
      'Children who count under the law, because they meet its conditions of age and care. Disabled children not included',
    example: '2',
  },
  disabled_children: {
    kind: 'whole',
    least: 0,
    most: 30,
    default: 0,
    label: 'Disabled children',
    noun: 'number of disabled children',
    meaning: 'Disabled children of the employee, who are not among the other children',
    example: '1',
  },
  dependants: {
    kind: 'whole',
    least: 0,
    most: 30,
    default: 0,
    label: 'Other dependants',
    noun: 'number of dependants',
    meaning: 'Dependants of the employee other than children, such as parents',
    example: '2',
  },
  age: {
    kind: 'whole',
    least: 14,
    most: 120,
    default: 40,
    label: 'Age',
    noun: 'age',
    meaning: 'Age of the employee on the date that the law uses',
    example: '67',
  },
  disabled: {
    kind: 'flag',
    default: false,
    label: 'Disabled',
    noun: 'disability',
    meaning: 'Does the employee have a disability of the degree that the law requires?',
    example: 'true',
  },
  main_employment: {
    kind: 'flag',
    default: true,
    label: 'Main employment',
    noun: 'main employment',
    meaning: 'Is this the main employment? false for a second employer.',
    example: 'false',
  },
  monthly_hours: {
    kind: 'whole',
    least: 1,
    most: 744,
    default: 173,
    label: 'Monthly hours',
    noun: 'hours of work in the month',
    meaning: 'Hours worked and paid in the month, where the law counts them',
    example: '80',
  },
  monthly_days: {
    kind: 'whole',
    least: 1,
    most: 31,
    default: 22,
    label: 'Days of work a month',
    noun: 'days of work in the month',
    meaning: 'Days worked in the month, where the law counts them, as for meal vouchers',
    example: '26',
  },
  student_loan: {
    kind: 'flag',
    default: false,
    label: 'Student loan',
    noun: 'student loan',
    meaning: 'Is a State student loan repaid through the payroll?',
    example: 'true',
  },
  business_travel: {
    kind: 'flag',
    default: false,
    label: 'Business use of vehicle',
    noun: 'business use of the vehicle',
    meaning: 'Is at least 80 % of the use of the vehicle, for which a travel allowance is paid, for business?',
    example: 'true',
  },
  incentive_month: {
    kind: 'whole',
    least: 0,
    most: 60,
    default: 0,
    label: 'Incentive month',
    noun: 'month of the hiring incentive',
    meaning: 'Which month of a State incentive for hiring the employee this is. 0: none is claimed',
    example: '3',
  },
  special_area: {
    kind: 'flag',
    default: false,
    label: 'Special area',
    noun: 'special area',
    meaning: 'Does the employee work in an area for which the law has rules of its own?',
    example: 'true',
  },
  expense_rate: {
    kind: 'percent',
    least: 0,
    most: 100,
    default: 0,
    label: 'Professional expenses rate',
    noun: 'rate of professional expenses',
    meaning:
      'Rate in percent at which the law allows expenses for the profession of the employee. 0: the rate for everybody else',
    example: '45',
  },
  category: {
    kind: 'choice',
    choices: {
      general: { label: 'General', meaning: 'Any other employee' },
      executive: { label: 'Executive', meaning: 'Manager or executive (cadre)' },
      apprentice: { label: 'Apprentice', meaning: 'Under a contract of apprenticeship' },
      trainee: { label: 'Trainee', meaning: 'Intern or trainee' },
      casual: { label: 'Casual', meaning: 'Day labourer or casual worker' },
      domestic: { label: 'Domestic', meaning: 'Domestic worker' },
      director: { label: 'Director', meaning: 'Director of the company' },
      pensioner: { label: 'Pensioner', meaning: 'Draws a pension and works' },
      expatriate: { label: 'Expatriate', meaning: 'Recruited abroad' },
      first_job: { label: 'First job', meaning: 'In a first job that qualifies for tax relief' },
    },
    default: 'general',
    label: 'Category',
    noun: 'category',
    meaning: 'Category of the employee',
    example: 'executive',
  },
  sector: {
    kind: 'choice',
    choices: {
      general: { label: 'General', meaning: 'Any other private employer' },
      agriculture: { label: 'Agriculture', meaning: 'Farming, forestry or fishing' },
      mining: { label: 'Mining', meaning: 'Mining' },
      petroleum: { label: 'Petroleum', meaning: 'Oil and gas' },
      construction: { label: 'Construction', meaning: 'Building, public works or hydraulics' },
      manufacturing: { label: 'Manufacturing', meaning: 'Manufacturing industry' },
      public: { label: 'Public', meaning: 'State or public body' },
      free_zone: { label: 'Free zone', meaning: 'Free zone or export company' },
      financial_centre: { label: 'Financial centre', meaning: 'Company with the status of a financial centre' },
    },
    default: 'general',
    label: 'Sector',
    noun: 'sector',
    meaning: 'Sector of the employer',
    example: 'agriculture',
  },
  employer_size: {
    kind: 'whole',
    least: 1,
    most: 1_000_000,
    default: 100,
    label: 'Employees of the employer',
    noun: 'size of the employer',
    meaning: 'Number of people the employer employs, where a levy depends on it',
    example: '12',
  },
  employer_payroll: {
    kind: 'whole',
    least: 1,
    most: 1_000_000_000_000_000,
    default: 1_000_000_000,
    label: 'Payroll of the employer',
    noun: 'payroll of the employer',
    meaning: 'Pay of all its employees in a year, where a levy depends on it',
    example: '400000',
  },
  employer_turnover: {
    kind: 'whole',
    least: 0,
    most: 1_000_000_000_000_000,
    default: 0,
    label: 'Turnover of the employer',
    noun: 'turnover of the employer',
    meaning: 'Turnover of the employer in a year, where a levy depends on it. 0: below every limit',
    example: '60000000',
  },
  accident_rate: {
    kind: 'percent',
    least: 0,
    most: 100,
    default: 0,
    label: 'Accident rate of the employer',
    noun: 'accident rate of the employer',
    meaning:
      'Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law',
    example: '3',
  },
} as const satisfies Readonly<Record<string, CircumstanceWord>>;
export type CircumstanceName = keyof typeof circumstanceWords;
export const circumstanceNames = codesOf(circumstanceWords);

/** The circumstances that are settings of the employer, by their names in `employer`. */
export const employerSettings = {
  accident_rate: 'accident_rate',
  size: 'employer_size',
  payroll: 'employer_payroll',
  turnover: 'employer_turnover',
  sector: 'sector',
} as const satisfies Readonly<Record<string, CircumstanceName>>;
export type EmployerSetting = keyof typeof employerSettings;

/** The value of a circumstance in a request. */
export type CircumstanceValue = number | boolean | string;

const wordOf = (name: CircumstanceName): CircumstanceWord => circumstanceWords[name];

/**
 * A circumstance as the number that the law works with: a number itself, 1 or 0 for yes or no, the place of a word in
 * its list.
 */
export function circumstanceNumber(name: CircumstanceName, value: CircumstanceValue): number {
  const word = wordOf(name);
  return word.kind === 'choice' ? codesOf(word.choices).indexOf(value as string) : Number(value);
}

/** The circumstances that count persons: laws that name all dependants add them. */
export const personsCounted = [
  'children',
  'disabled_children',
  'dependants',
] as const satisfies readonly CircumstanceName[];

/** The numbers of the default employee. */
export const circumstanceDefaults = Object.fromEntries(
  circumstanceNames.map((name) => [name, circumstanceNumber(name, wordOf(name).default)]),
) as Readonly<Record<CircumstanceName, number>>;
