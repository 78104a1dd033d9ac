import type { Ignored } from '../../contract/ignored';
import type { TaxRequest } from '../../contract/tax';
import { type CircumstanceName, circumstanceNames, circumstanceWords } from '../../contract/words/circumstances';
import { message } from '../../language/message';
import type { Country, IncomeRegime } from '../../reference/schema';
import { notCoveredInWords } from '../../reference/words';
import type { IncomeLaw } from '../law/income-law';
import { readByLaw } from './read-by-law';

/** Rules of the law that depend on a circumstance but are not computed. */
const rulesMissing = ({ not_covered }: IncomeRegime, name: CircumstanceName): string[] =>
  not_covered.filter((item) => typeof item !== 'string' && item.asks.includes(name)).map(notCoveredInWords);

/** Why one circumstance is not fully used; empty if the law takes it fully into account. */
function unused({ name: country }: Country, law: IncomeLaw, field: CircumstanceName): Ignored[] {
  const isRead = readByLaw(law).has(circumstanceWords[field].variable);
  const rules = rulesMissing(law.regime, field);
  if (rules.length === 0)
    return isRead ? [] : [{ field, why: message('circumstance_without_effect', { field, country }) }];
  const values = { field, country, count: rules.length, rules: rules.join(' ') };
  return [
    { field, why: isRead ? message('circumstance_used_in_part', values) : message('circumstance_not_used', values) },
  ];
}

/**
 * Circumstances in the request that the answer uses only in part or not at all. Either the law does not ask about them,
 * or its rule is not computed yet.
 */
export const unusedCircumstances = (country: Country, request: TaxRequest, law: IncomeLaw): Ignored[] =>
  circumstanceNames.filter((name) => request[name] !== undefined).flatMap((name) => unused(country, law, name));
