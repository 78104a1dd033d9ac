import type { CentralBankResult, Indicator } from '../../src/contract/rates';

interface BankFigure {
  /** The service's name of the group that holds it. */
  readonly group: Indicator;
  readonly field: keyof CentralBankResult;
  readonly read: (bank: Partial<CentralBankResult>) => number | string | undefined;
  readonly kind: 'percent' | 'date';
  readonly help: string;
}

/** What RATE can give, by the word that asks for it. */
export const bankFigures = {
  policy_rate: { group: 'policy_rate', field: 'policy_rate', read: (bank) => bank.policy_rate, kind: 'percent', help: 'Policy rate of the central bank, percent' },
  inflation: { group: 'inflation', field: 'inflation', read: (bank) => bank.inflation?.headline, kind: 'percent', help: 'Headline inflation, percent' },
  inflation_core: { group: 'inflation', field: 'inflation', read: (bank) => bank.inflation?.core, kind: 'percent', help: 'Core inflation, percent' },
  inflation_food: { group: 'inflation', field: 'inflation', read: (bank) => bank.inflation?.food, kind: 'percent', help: 'Food inflation, percent' },
  tbill_91: { group: 'tbills', field: 'tbills', read: (bank) => bank.tbills?.['91_day'], kind: 'percent', help: 'Yield of 91-day treasury bills, percent' },
  tbill_182: { group: 'tbills', field: 'tbills', read: (bank) => bank.tbills?.['182_day'], kind: 'percent', help: 'Yield of 182-day treasury bills, percent' },
  tbill_364: { group: 'tbills', field: 'tbills', read: (bank) => bank.tbills?.['364_day'], kind: 'percent', help: 'Yield of 364-day treasury bills, percent' },
  gdp: { group: 'gdp', field: 'gdp_growth', read: (bank) => bank.gdp_growth, kind: 'percent', help: 'Growth of the economy, percent' },
  next_mpc: { group: 'mpc', field: 'next_mpc', read: (bank) => bank.next_mpc, kind: 'date', help: 'Date of the next policy meeting' },
} as const satisfies Readonly<Record<string, BankFigure>>;
