import type { IncomeLaw } from '../law/income-law';
import { compileIncome } from './compile/compile-income';
import { defaultProfile } from './profile';

const readBy = new WeakMap<IncomeLaw, ReadonlySet<string>>();

/**
 * What a law reads about the employee, by the names used in formulas. The law is compiled for a whole year with
 * contributions, because this leaves out the least of it.
 */
export function readByLaw(law: IncomeLaw): ReadonlySet<string> {
  let read = readBy.get(law);
  if (read === undefined) {
    const circumstances = { profile: defaultProfile, frequency: 'annual', exchangeRate: undefined } as const;
    read = compileIncome(law, { ...circumstances, currency: law.regime.currency ?? '' }).read;
    readBy.set(law, read);
  }
  return read;
}
