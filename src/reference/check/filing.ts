import { confidences } from '../../contract/words/truth';
import { carriedBy } from '../../truth/confidence';
import { type Country, type Filing, incomeTaxCovered } from '../schema';
import type { Finding } from './finding';

/** What a return or payment covers, and the file does not have. */
const unknownIn = ({ covers = [] }: Filing, known: ReadonlySet<string>): string[] =>
  covers
    .filter((covered) => !known.has(covered))
    .map((covered) => `it covers "${covered}", which is no contribution of the file`);

/** A recorded confidence says only that the sources carry less than they could. */
function needless({ confidence, sources }: Filing, country: Country): string[] {
  const carried = carriedBy(sources.flatMap((id) => country.sources[id] ?? []));
  return confidence === undefined || confidences.indexOf(confidence) > confidences.indexOf(carried)
    ? []
    : [
        `its confidence is "${confidence}", and is left out unless it is lower than "${carried}", which its sources carry`,
      ];
}

/** Returns and payments that cover something that is not in the file, or state a confidence that is not lower. */
export function checkFiling(country: Country): Finding[] {
  const known = new Set([incomeTaxCovered, ...country.contributions.map(({ id }) => id)]);
  return (country.filing ?? []).flatMap((filing) =>
    [...unknownIn(filing, known), ...needless(filing, country)].map((message) => ({
      country: country.code,
      where: `filing.${filing.id}`,
      message,
    })),
  );
}
