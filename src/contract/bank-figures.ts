import type { CentralBankResult, Indicator } from './rates';
import type { BankFigureName } from './words/bank-figures';

interface BankFigure {
  /** The service's name of the group that holds it. */
  readonly group: Indicator;
  readonly field: keyof CentralBankResult;
  /** The name of its column in a table. */
  readonly column: string;
  readonly read: (bank: Partial<CentralBankResult>) => number | string | undefined;
  readonly kind: 'percent' | 'date';
  readonly name: string;
  readonly help: string;
}

/**
 * Every figure of a central bank, by the word that asks for it: where it stands in an answer and in a table, and what
 * it is called.
 */
export const bankFigures = {
  policy_rate: {
    group: 'policy_rate',
    field: 'policy_rate',
    column: 'policy_rate',
    read: (bank) => bank.policy_rate,
    kind: 'percent',
    name: 'Policy rate',
    help: 'Policy rate of the central bank, percent',
  },
  inflation: {
    group: 'inflation',
    field: 'inflation',
    column: 'inflation_headline',
    read: (bank) => bank.inflation?.headline,
    kind: 'percent',
    name: 'Inflation',
    help: 'Headline inflation, percent',
  },
  inflation_core: {
    group: 'inflation',
    field: 'inflation',
    column: 'inflation_core',
    read: (bank) => bank.inflation?.core,
    kind: 'percent',
    name: 'Core inflation',
    help: 'Core inflation, percent',
  },
  inflation_food: {
    group: 'inflation',
    field: 'inflation',
    column: 'inflation_food',
    read: (bank) => bank.inflation?.food,
    kind: 'percent',
    name: 'Food inflation',
    help: 'Food inflation, percent',
  },
  tbill_91: {
    group: 'tbills',
    field: 'tbills',
    column: 'tbill_91_day',
    read: (bank) => bank.tbills?.['91_day'],
    kind: 'percent',
    name: 'Treasury bill, 91 days',
    help: 'Yield of 91-day treasury bills, percent',
  },
  tbill_182: {
    group: 'tbills',
    field: 'tbills',
    column: 'tbill_182_day',
    read: (bank) => bank.tbills?.['182_day'],
    kind: 'percent',
    name: 'Treasury bill, 182 days',
    help: 'Yield of 182-day treasury bills, percent',
  },
  tbill_364: {
    group: 'tbills',
    field: 'tbills',
    column: 'tbill_364_day',
    read: (bank) => bank.tbills?.['364_day'],
    kind: 'percent',
    name: 'Treasury bill, 364 days',
    help: 'Yield of 364-day treasury bills, percent',
  },
  gdp: {
    group: 'gdp',
    field: 'gdp_growth',
    column: 'gdp_growth',
    read: (bank) => bank.gdp_growth,
    kind: 'percent',
    name: 'Growth',
    help: 'Growth of the economy, percent',
  },
  next_mpc: {
    group: 'mpc',
    field: 'next_mpc',
    column: 'next_mpc',
    read: (bank) => bank.next_mpc,
    kind: 'date',
    name: 'Next meeting',
    help: 'Date of the next policy meeting',
  },
} as const satisfies Readonly<Record<BankFigureName, BankFigure>>;
