/** The figures of a central bank, by the word that asks for each. */
export const bankFigureNames = [
  'policy_rate',
  'inflation',
  'inflation_core',
  'inflation_food',
  'tbill_91',
  'tbill_182',
  'tbill_364',
  'gdp',
  'next_mpc',
] as const;
export type BankFigureName = (typeof bankFigureNames)[number];
