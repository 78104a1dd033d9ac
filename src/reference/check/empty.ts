import type { Country } from '../schema';
import type { Finding } from './finding';

/**
 * Entries that state nothing. Unknown rates and treatments are left out one by one. A withholding entry without rates
 * must go; a capital gains entry without treatments needs a note that says why.
 */
export function checkEmpty(country: Country): Finding[] {
  const found = (where: string, message: string): Finding => ({ country: country.code, where, message });
  return [
    ...country.withholding.flatMap(({ resident, non_resident }, i) =>
      Object.values({ ...resident, ...non_resident }).every((rate) => rate === undefined)
        ? [found(`withholding[${i}]`, 'it has no rate for anybody: leave the entry out')]
        : [],
    ),
    ...country.capital_gains.flatMap(({ individual, company, notes }, i) =>
      individual === undefined && company === undefined && notes.length === 0
        ? [found(`capital_gains[${i}]`, 'it has a treatment for nobody and no note that says why')]
        : [],
    ),
  ];
}
