import { type Country, incomeTaxCovered } from '../schema';
import type { Finding } from './finding';

/** Returns and payments that cover something that is not in the file. */
export function checkFiling({ code, filing = [], contributions }: Country): Finding[] {
  const known = new Set([incomeTaxCovered, ...contributions.map(({ id }) => id)]);
  return filing.flatMap(({ id, covers = [] }) =>
    covers
      .filter((covered) => !known.has(covered))
      .map((covered) => ({
        country: code,
        where: `filing.${id}`,
        message: `it covers "${covered}", which is no contribution of the file`,
      })),
  );
}
