import type { bankSeriesWords } from './central-banks';
import { fuelTypes } from './fuels';
import type { SeriesId } from './series';
import { codesOf, type Vocabulary, type Word } from './vocabulary';

interface ChangeKindWord extends Word {
  /** The series whose newest value changes; none for law. */
  readonly series: readonly SeriesId[];
}

type BankSeriesName = keyof typeof bankSeriesWords;
const bank = (...series: readonly BankSeriesName[]): readonly BankSeriesName[] => series;

/** What can change. */
export const changeKindWords = {
  law: { label: 'Law', meaning: 'Tax, contributions, VAT and minimum wages', series: [] },
  policy_rate: {
    label: 'Policy rate',
    meaning: 'Policy rate of a central bank',
    series: bank('policy_rate'),
  },
  inflation: {
    label: 'Inflation',
    meaning: 'Inflation: headline, core, food and annual',
    series: bank('inflation', 'inflation_core', 'inflation_food', 'inflation_annual'),
  },
  tbill: {
    label: 'Treasury bills',
    meaning: 'Yields of treasury bills',
    series: bank('tbill_91', 'tbill_182', 'tbill_364'),
  },
  meeting: {
    label: 'Central bank meetings',
    meaning: 'Central bank meetings, announced or cancelled',
    series: bank('mpc_meeting'),
  },
  fuel_price: {
    label: 'Fuel prices',
    meaning: 'Pump prices and cooking gas',
    series: fuelTypes.map((fuel) => `fuel_${fuel}` as const),
  },
  exchange_rate: {
    label: 'Exchange rates',
    meaning: 'Daily rates of currencies against the US dollar',
    series: ['fx'],
  },
  source: {
    label: 'Sources',
    meaning: 'Cited pages that no longer state the law as recorded, for whoever keeps it; only where it is named',
    series: [],
  },
} as const satisfies Vocabulary<ChangeKindWord>;
export type ChangeKind = keyof typeof changeKindWords;
export const changeKinds = codesOf(changeKindWords);

/** Is a kind wanted? Without any named, all are but the one for whoever keeps the law. */
export const isWantedKind = (kind: ChangeKind, named: readonly ChangeKind[] | undefined): boolean =>
  named === undefined || named.length === 0 ? kind !== 'source' : named.includes(kind);

/** The parts of law that change on a day of their own. */
export type LawSubject =
  | 'income_tax'
  | 'contributions'
  | 'minimum_wage'
  | 'vat'
  | 'corporate_tax'
  | 'withholding_tax'
  | 'capital_gains_tax';

/** The most changes of one answer, and how many it has if nothing is said. */
export const changesPage = { most: 500, usual: 100 } as const;
