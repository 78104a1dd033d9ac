import { bankFigures } from '../../../src/contract/bank-figures';
import type { CentralBankResult, FigureOrigin } from '../../../src/contract/rates';
import type { BankFigureName } from '../../../src/contract/words/bank-figures';

/** A central bank figure: its word in `SVC.RATE`, its names, and how to read it and its origin from an answer. */
export interface BankIndicator {
  readonly id: BankFigureName;
  readonly name: string;
  readonly short: string;
  readonly of: (row: CentralBankResult) => number | undefined;
  readonly origin: (row: CentralBankResult) => FigureOrigin | undefined;
}

/** The figures of the table, with names for narrow columns. */
const short = {
  policy_rate: 'Policy',
  inflation: 'Inflation',
  tbill_91: '91-day bill',
  tbill_182: '182-day bill',
  tbill_364: '364-day bill',
  gdp: 'Growth',
} as const satisfies Readonly<Partial<Record<BankFigureName, string>>>;

export const bankIndicators: readonly BankIndicator[] = (Object.keys(short) as (keyof typeof short)[]).map((id) => ({
  id,
  name: bankFigures[id].name,
  short: short[id],
  of: bankFigures[id].read,
  origin: ({ figures }) => figures?.[id],
}));

export const indicatorIds = bankIndicators.map(({ id }) => id);
