import type { CentralBankResult, FigureOrigin } from './rates';
import { type BankFigureName, bankFigureNames, bankFigureWords, type Indicator } from './words/central-banks';

interface BankFigure {
  /** The value of `indicator` that selects the group of the figure. */
  readonly group: Indicator;
  /** Its field in the answer. */
  readonly field: keyof CentralBankResult;
  /** Its column in a table. */
  readonly column: string;
  readonly read: (bank: Partial<CentralBankResult>) => number | string | undefined;
  readonly kind: 'percent' | 'date';
  readonly label: string;
  readonly meaning: string;
}

const figureOf = (name: BankFigureName): BankFigure => {
  const { indicator, path, column, kind, label, meaning } = bankFigureWords[name];
  const [field, place]: readonly [keyof CentralBankResult, inside?: string] = path;
  return {
    group: indicator,
    field,
    column,
    read: (bank) =>
      (place === undefined ? bank[field] : (bank[field] as Record<string, unknown> | undefined)?.[place]) as
        | number
        | string
        | undefined,
    kind,
    label,
    meaning,
  };
};

/**
 * Every central bank figure by name: its place in an answer and in a table, its label and meaning.
 */
export const bankFigures = Object.fromEntries(bankFigureNames.map((name) => [name, figureOf(name)])) as Readonly<
  Record<BankFigureName, BankFigure>
>;

/** The figures that stand in a group of the answer. A table has each in a column of its own. */
export const figuresInGroups = bankFigureNames.filter((name) => bankFigureWords[name].path.length > 1);

/** What a table has of the origin of each figure. */
export const originFields = ['date', 'data_status', 'confidence'] as const satisfies (keyof FigureOrigin)[];

/** The column of a part of the origin of a figure. */
export const originColumn = (name: BankFigureName, field: (typeof originFields)[number]): string =>
  `${bankFigures[name].column}_${field}`;
