import { type CircumstanceName, circumstanceNames, circumstanceWords } from './words/circumstances';

/** How the text or cell value of a detail is parsed. */
export type DetailKind = 'number' | 'flag' | 'day' | 'word';

export interface Detail {
  readonly kind: DetailKind;
  /** One line: the description of the field in the API. */
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
 * The income-tax fields a formula may pass by name in `details`: `age=67; pay_date=2026-01-31`.
 * Circumstances of the employee come from their own list.
 */
export const payDetails: Readonly<Record<DetailName, Detail>> = {
  period: { kind: 'word', meaning: 'Pay period of the amount. It affects income tax only.', example: 'weekly' },
  tax_year: {
    kind: 'word',
    meaning: 'Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.',
    example: '2026',
  },
  include_pension: {
    kind: 'flag',
    meaning: 'false: employee contributions are neither deducted nor relieved from tax.',
    example: 'false',
  },
  pay_date: {
    kind: 'day',
    meaning: 'Applies the law of this day instead of a tax year, for payroll where the law changes within a year.',
    example: '2026-01-31',
  },
  currency: {
    kind: 'word',
    meaning: 'Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).',
    example: 'USD',
  },
  ...circumstanceDetails,
};

export const detailNames = Object.keys(payDetails) as readonly DetailName[];

/** A detail as text. A flag that is true is written as its name alone. */
export const detailText = (name: string, value: string | number | boolean): string =>
  value === true ? name : `${name}=${value}`;

/**
 * Details as one text, as a formula passes them. Numbers have a decimal point in every locale, because Excel does not
 * localise text.
 */
export const detailsText = (
  values: Readonly<Partial<Record<DetailName, string | number | boolean | undefined>>>,
): string =>
  detailNames.flatMap((name) => (values[name] === undefined ? [] : [detailText(name, values[name])])).join('; ');
