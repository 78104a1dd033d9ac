import type { Rational } from '../exact/rational';

/** Whose pay is computed: the circumstances that the law asks about beside the pay itself. */
export interface Profile {
  /** Are employee contributions deducted, and does their relief count? */
  readonly includePension: boolean;
  /** Share of the gross that is basic pay, 0 to 1. */
  readonly basic: number;
  readonly dependants: number;
  readonly age: number;
}

/** Resident, single, no dependants, under 65, all pay in cash and all of it basic pay. */
export const defaultProfile: Profile = { includePension: true, basic: 1, dependants: 0, age: 40 };

/** Units of `to` for one unit of `from` on the pay date, or undefined where none is known. */
export type ExchangeRate = (from: string, to: string) => Rational | undefined;
