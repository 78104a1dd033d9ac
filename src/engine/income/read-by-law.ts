import { oncePer } from '../../once';
import type { IncomeLaw } from '../law/income-law';
import { compileIncome } from './compile/compile-income';
import { defaultProfile } from './profile';

/**
 * What a law reads about the employee, by the names used in formulas. The law is compiled for a whole year with
 * contributions, because this leaves out the least of it.
 */
export const readByLaw = oncePer((law: IncomeLaw): ReadonlySet<string> => {
  const circumstances = { profile: defaultProfile, frequency: 'annual', exchangeRate: undefined } as const;
  return compileIncome(law, { ...circumstances, currency: law.regime.currency ?? '' }).read;
});
