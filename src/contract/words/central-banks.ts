import { codesOf, type Word } from './vocabulary';

/** A central bank figure in an answer. */
interface FigureWord extends Word {
  /** Its name in `SVC.CBRATE` and in `figures`. */
  readonly name: string;
  /** The value of `indicator` that selects it, alone or with the other figures of its group. */
  readonly indicator: string;
  /** Its field in the answer and, for a group, its field inside that. */
  readonly path: readonly [field: string, inside?: string];
  /** Its column in a table. */
  readonly column: string;
  readonly kind: 'percent' | 'date';
  /** Its name in a narrow column; left out if the table in the pane does not show it. */
  readonly short?: string;
}

interface BankSeriesWord {
  readonly title: string;
  readonly unit: string;
  /** The figure that answers about the bank take from the series; left out if they take none. */
  readonly figure?: FigureWord;
}

const percent = 'percent';

/** Every central bank series, with the figure that answers take from it. */
export const bankSeriesWords = {
  policy_rate: {
    title: 'Policy rate',
    unit: percent,
    figure: {
      name: 'policy_rate',
      indicator: 'policy_rate',
      path: ['policy_rate'],
      column: 'policy_rate',
      kind: 'percent',
      label: 'Policy rate',
      short: 'Policy',
      meaning: 'Policy rate of the central bank, percent',
    },
  },
  inflation: {
    title: 'Inflation over twelve months',
    unit: percent,
    figure: {
      name: 'inflation',
      indicator: 'inflation',
      path: ['inflation', 'headline'],
      column: 'inflation_headline',
      kind: 'percent',
      label: 'Inflation',
      short: 'Inflation',
      meaning: 'Headline inflation, percent',
    },
  },
  inflation_core: {
    title: 'Core inflation over twelve months',
    unit: percent,
    figure: {
      name: 'inflation_core',
      indicator: 'inflation',
      path: ['inflation', 'core'],
      column: 'inflation_core',
      kind: 'percent',
      label: 'Core inflation',
      meaning: 'Core inflation, percent',
    },
  },
  inflation_food: {
    title: 'Food inflation over twelve months',
    unit: percent,
    figure: {
      name: 'inflation_food',
      indicator: 'inflation',
      path: ['inflation', 'food'],
      column: 'inflation_food',
      kind: 'percent',
      label: 'Food inflation',
      meaning: 'Food inflation, percent',
    },
  },
  inflation_annual: { title: 'Average annual inflation', unit: percent },
  tbill_91: {
    title: 'Treasury bill yield, 91 days',
    unit: percent,
    figure: {
      name: 'tbill_91',
      indicator: 'tbills',
      path: ['tbills', '91_day'],
      column: 'tbill_91_day',
      kind: 'percent',
      label: 'Treasury bill, 91 days',
      short: '91-day bill',
      meaning: 'Yield of 91-day treasury bills, percent',
    },
  },
  tbill_182: {
    title: 'Treasury bill yield, 182 days',
    unit: percent,
    figure: {
      name: 'tbill_182',
      indicator: 'tbills',
      path: ['tbills', '182_day'],
      column: 'tbill_182_day',
      kind: 'percent',
      label: 'Treasury bill, 182 days',
      short: '182-day bill',
      meaning: 'Yield of 182-day treasury bills, percent',
    },
  },
  tbill_364: {
    title: 'Treasury bill yield, 364 days',
    unit: percent,
    figure: {
      name: 'tbill_364',
      indicator: 'tbills',
      path: ['tbills', '364_day'],
      column: 'tbill_364_day',
      kind: 'percent',
      label: 'Treasury bill, 364 days',
      short: '364-day bill',
      meaning: 'Yield of 364-day treasury bills, percent',
    },
  },
  gdp_growth: {
    title: 'GDP growth',
    unit: percent,
    figure: {
      name: 'gdp',
      indicator: 'gdp',
      path: ['gdp_growth'],
      column: 'gdp_growth',
      kind: 'percent',
      label: 'Growth',
      short: 'Growth',
      meaning: 'Growth of the economy, percent',
    },
  },
  gdp_growth_annual: { title: 'Annual GDP growth', unit: percent },
  mpc_meeting: {
    title: 'Meeting of the monetary policy committee',
    unit: '1 planned, 0 cancelled',
    figure: {
      name: 'next_mpc',
      indicator: 'mpc',
      path: ['next_mpc'],
      column: 'next_mpc',
      kind: 'date',
      label: 'Next meeting',
      meaning: 'Date of the next policy meeting',
    },
  },
} as const satisfies Readonly<Record<string, BankSeriesWord>>;

type BankSeries = typeof bankSeriesWords;
export type BankSeriesId = keyof BankSeries;

/** The figures of the bank series by name. */
type BankFigureWords = {
  readonly [
    Id in BankSeriesId as BankSeries[Id] extends { readonly figure: { readonly name: infer Name extends string } }
      ? Name
      : never
  ]: BankSeries[Id] extends { readonly figure: infer Figure } ? Figure : never;
};
export const bankFigureWords = Object.fromEntries(
  Object.values(bankSeriesWords).flatMap((series) => ('figure' in series ? [[series.figure.name, series.figure]] : [])),
) as unknown as BankFigureWords;
export type BankFigureName = keyof BankFigureWords;
export const bankFigureNames = codesOf(bankFigureWords);

/** The values of `indicator`: each selects one figure or a group of them. */
export type Indicator = BankFigureWords[BankFigureName]['indicator'];
export const indicators = [
  ...new Set(bankFigureNames.map((name) => bankFigureWords[name].indicator)),
] as unknown as readonly [Indicator, ...Indicator[]];

/** The fields inside a group of figures: `headline`, `core` and `food` for `inflation`. */
export type PlaceIn<Field extends string> = {
  [Name in BankFigureName]: BankFigureWords[Name]['path'] extends readonly [Field, infer Place] ? Place : never;
}[BankFigureName];
export const placesIn = <Field extends string>(field: Field) =>
  bankFigureNames.flatMap((name) => {
    const [group, place] = bankFigureWords[name].path as FigureWord['path'];
    return group === field && place !== undefined ? [place] : [];
  }) as unknown as readonly [PlaceIn<Field>, ...PlaceIn<Field>[]];
