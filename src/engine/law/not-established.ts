import { fail } from '../../contract/error';
import { message, type Message, type Sentence } from '../../language/message';
import { countryTerm, lawText } from '../../language/terms';
import type { Country } from '../../reference/schema';
import { citedById } from '../../truth/cite';

/** The most publishers that a refusal names. */
const mostNamed = 2;

/** The publishers of sources with their pages, best first, each publisher once. */
export function publishersOf({ sources }: Country, ids: readonly string[]): string[] {
  const pages = new Map<string, string>();
  for (const { publisher, url } of citedById(sources, ids))
    if (url !== null && !pages.has(publisher)) pages.set(publisher, url);
  return [...pages].slice(0, mostNamed).map(([publisher, url]) => `${publisher} (${url})`);
}

/** Where one might look for law that is not recorded: the tax authority, and the sources of the other rules. */
function whereToLook(country: Country, ids: readonly string[]): Message {
  const sources = publishersOf(country, ids);
  return sources.length === 0
    ? message('look_at_authority', { country: countryTerm(country.code) })
    : message('look_at_authority_and_sources', { country: countryTerm(country.code), sources: sources.map(lawText) });
}

/**
 * Refuses a question whose law is not established, and says where one might look.
 *
 * @param what what is not established, and what else is recorded
 * @param sources ids of the sources of the other rules of this tax
 */
export const notEstablished = (country: Country, what: Sentence, sources: readonly string[]) =>
  fail('not_established', message('sentences', { first: what, second: whereToLook(country, sources) }));

/**
 * Refuses a tax of which the country has no recorded rule. The specification calls it a type that the country does not
 * support. A request that names one cell of the tax gets the code of a cell.
 *
 * @param what what is not established
 * @param namesCell true if the request has fields that only this tax reads
 */
export function taxNotEstablished(country: Country, what: Sentence, namesCell: boolean) {
  const refusal = notEstablished(country, what, Object.keys(country.sources));
  return namesCell ? refusal : fail('invalid_tax_type', refusal.failure.message);
}
