import type { Country } from '../schema';
import type { Finding } from './finding';

/**
 * Entries that state nothing. What could not be established is left out one by one; an entry without any of it must at
 * least say why it is there.
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
