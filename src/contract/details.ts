import { type CircumstanceName, circumstanceNames, circumstanceWords } from './words/circumstances';

/** What a detail is: how text or a cell is read as one. */
export type DetailKind = 'number' | 'flag' | 'day' | 'word';

export interface Detail {
  readonly kind: DetailKind;
  /** In one line, as the API describes the field. */
  readonly meaning: string;
  readonly example: string;
}

export type DetailName = 'period' | 'tax_year' | 'include_pension' | 'pay_date' | 'currency' | CircumstanceName;

const circumstanceDetails = Object.fromEntries(
  circumstanceNames.map((name): readonly [CircumstanceName, Detail] => {
    const { meaning, example } = circumstanceWords[name];
    return [name, { kind: 'number', meaning, example }];
  }),
) as Readonly<Record<CircumstanceName, Detail>>;

/**
 * The fields of an income-tax question that a formula may give by name, as its `details`: `age=67;
 * pay_date=2026-01-31`.
 * Circumstances of the employee join it from their own list.
 */
export const payDetails: Readonly<Record<DetailName, Detail>> = {
  period: { kind: 'word', meaning: 'Pay period of the amount. Only income tax depends on it.', example: 'weekly' },
  tax_year: {
    kind: 'word',
    meaning: 'Tax year in the country’s own label, for example `2026` or `2026/27`; the current one when left out.',
    example: '2026',
  },
  include_pension: {
    kind: 'flag',
    meaning: 'false: no social contribution of the employee is deducted, and none lowers the tax.',
    example: 'false',
  },
  pay_date: {
    kind: 'day',
    meaning: 'The day on which the law is applied, instead of a tax year: for payroll where law changes inside a year.',
    example: '2026-01-31',
  },
  currency: {
    kind: 'word',
    meaning: 'Currency of the pay, where a country has tables in more than one (Zimbabwe: ZWG or USD).',
    example: 'USD',
  },
  ...circumstanceDetails,
};

export const detailNames = Object.keys(payDetails) as readonly DetailName[];

/** A detail as text says it: a flag that holds by its name alone. */
export const detailText = (name: string, value: string | number | boolean): string =>
  value === true ? name : `${name}=${value}`;

/**
 * Details in one text, as a formula carries them. Numbers have a decimal point in every language: the text is not
 * Excel's to translate.
 */
export const detailsText = (
  values: Readonly<Partial<Record<DetailName, string | number | boolean | undefined>>>,
): string =>
  detailNames.flatMap((name) => (values[name] === undefined ? [] : [detailText(name, values[name])])).join('; ');
