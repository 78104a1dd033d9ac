import { bankFigures } from '../../../src/contract/bank-figures';
import type { CentralBankResult, FigureOrigin } from '../../../src/contract/rates';
import { type BankFigureName, bankFigureNames, bankFigureWords } from '../../../src/contract/words/central-banks';

/** A central bank figure: its word in `SVC.CBRATE`, its names, and how to read it and its origin from an answer. */
export interface BankIndicator {
  readonly id: BankFigureName;
  readonly name: string;
  readonly short: string;
  readonly of: (row: CentralBankResult) => number | undefined;
  readonly origin: (row: CentralBankResult) => FigureOrigin | undefined;
}

/** The figures that the table has: those with a name for narrow columns. */
export const bankIndicators: readonly BankIndicator[] = bankFigureNames.flatMap((id) => {
  const word = bankFigureWords[id];
  return 'short' in word
    ? [
        {
          id,
          name: word.label,
          short: word.short,
          of: (row) => bankFigures[id].read(row) as number | undefined,
          origin: ({ figures }) => figures?.[id],
        },
      ]
    : [];
});

export const indicatorIds = bankIndicators.map(({ id }) => id);
