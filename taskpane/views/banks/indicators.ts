import type { CentralBankResult } from '../../../src/contract/rates';

/** A figure of a central bank: its word in `SVC.RATE`, its names, and where it stands in an answer. */
export interface BankIndicator {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly of: (row: CentralBankResult) => number | undefined;
}

export const bankIndicators: readonly BankIndicator[] = [
  { id: 'policy_rate', name: 'Policy rate', short: 'Policy', of: ({ policy_rate }) => policy_rate },
  { id: 'inflation', name: 'Inflation', short: 'Inflation', of: ({ inflation }) => inflation?.headline },
  { id: 'tbill_91', name: 'Treasury bill, 91 days', short: 'Bill 91 d', of: ({ tbills }) => tbills?.['91_day'] },
  { id: 'tbill_182', name: 'Treasury bill, 182 days', short: 'Bill 182 d', of: ({ tbills }) => tbills?.['182_day'] },
  { id: 'tbill_364', name: 'Treasury bill, 364 days', short: 'Bill 364 d', of: ({ tbills }) => tbills?.['364_day'] },
  { id: 'gdp', name: 'Growth', short: 'Growth', of: ({ gdp_growth }) => gdp_growth },
];

export const indicatorIds = bankIndicators.map(({ id }) => id);
