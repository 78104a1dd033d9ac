import { say } from '../../../ui/language/say';
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

type Names = Readonly<Partial<Record<BankFigureName, () => string>>>;
const names: Names = {
  policy_rate: () => say('figure_policy_rate'),
  inflation: () => say('figure_inflation'),
  tbill_91: () => say('figure_tbill_91'),
  tbill_182: () => say('figure_tbill_182'),
  tbill_364: () => say('figure_tbill_364'),
  gdp: () => say('figure_gdp'),
};
const shorts: Names = {
  policy_rate: () => say('short_policy_rate'),
  inflation: () => say('short_inflation'),
  tbill_91: () => say('short_tbill_91'),
  tbill_182: () => say('short_tbill_182'),
  tbill_364: () => say('short_tbill_364'),
  gdp: () => say('short_gdp'),
};

/** The figures that the table has: those with a name for narrow columns. */
export const bankIndicators: readonly BankIndicator[] = bankFigureNames.flatMap((id) => {
  const word = bankFigureWords[id];
  return 'short' in word
    ? [
        {
          id,
          get name() {
            return names[id]?.() ?? word.label;
          },
          get short() {
            return shorts[id]?.() ?? word.short;
          },
          of: (row) => bankFigures[id].read(row) as number | undefined,
          origin: ({ figures }) => figures?.[id],
        },
      ]
    : [];
});

export const indicatorIds = bankIndicators.map(({ id }) => id);
