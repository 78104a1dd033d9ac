import { countryCodes } from '../../src/contract/country-code';
import { type BankFigureName, bankFigureNames } from '../../src/contract/words/central-banks';
import { createMarket } from '../../src/market';
import { bankFiguresOn } from '../../src/market/bank-figures';
import { marketFiles } from '../../src/reference/market/data';

/** The figures of a country's central bank that the bundled data hold, and those that they lack. */
export interface BankCoverage {
  readonly code: string;
  readonly known: readonly BankFigureName[];
  readonly missing: readonly BankFigureName[];
}

/** What the bundled data hold of each central bank on a day, whatever its age. */
export function bankCoverage(today: string): BankCoverage[] {
  const market = createMarket(marketFiles);
  const day = { date: today, by: today, moment: Date.parse(today) };
  return countryCodes.map((code) => {
    const names = new Set(bankFiguresOn(market, code, day).map(({ name }) => name));
    return {
      code,
      known: bankFigureNames.filter((name) => names.has(name)),
      missing: bankFigureNames.filter((name) => !names.has(name)),
    };
  });
}

/** How many banks have each figure, and which figures each bank lacks. */
export function bankLines(banks: readonly BankCoverage[]): string[] {
  const count = (name: BankFigureName): number => banks.filter(({ known }) => known.includes(name)).length;
  return [
    `Central bank figures, known for how many of ${banks.length} countries:`,
    `  ${bankFigureNames.map((name) => `${name} ${count(name)}`).join(', ')}`,
    'Not known:',
    ...banks.filter(({ missing }) => missing.length > 0).map(({ code, missing }) => `  ${code}: ${missing.join(', ')}`),
  ];
}
