import { bankFigures } from '../../../src/contract/bank-figures';
import type { CentralBankResult, FigureOrigin } from '../../../src/contract/rates';
import type { BankFigureName } from '../../../src/contract/words/bank-figures';

/** A figure of a central bank: its word in `SVC.RATE`, its names, and where it and its origin stand in an answer. */
export interface BankIndicator {
  readonly id: BankFigureName;
  readonly name: string;
  readonly short: string;
  readonly of: (row: CentralBankResult) => number | undefined;
  readonly origin: (row: CentralBankResult) => FigureOrigin | undefined;
}

/** The figures that the table has, with a name for narrow columns. */
const short = {
  policy_rate: 'Policy',
  inflation: 'Inflation',
  tbill_91: 'Bill 91 d',
  tbill_182: 'Bill 182 d',
  tbill_364: 'Bill 364 d',
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
