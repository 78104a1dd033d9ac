import type { Ignored } from '../../contract/ignored';
import type { TaxRequest } from '../../contract/tax';
import { message } from '../../language/message';
import type { Country, IncomeRegime } from '../../reference/schema';
import { type Circumstance, circumstances } from '../../reference/schema/income';
import { notCoveredInWords } from '../../reference/words';
import type { IncomeLaw } from '../law/income-law';
import { readByLaw } from './read-by-law';

/** Rules of the law that are not computed and that depend on a circumstance. */
const rulesMissing = ({ not_covered }: IncomeRegime, name: Circumstance): string[] =>
  not_covered.filter((item) => typeof item !== 'string' && item.asks.includes(name)).map(notCoveredInWords);

/** What became of one circumstance; nothing where the law takes it fully into account. */
function unused(country: Country, law: IncomeLaw, name: Circumstance): Ignored[] {
  const isRead = readByLaw(law).has(name);
  const rules = rulesMissing(law.regime, name);
  if (rules.length > 0)
    return [
      {
        field: name,
        why: message(isRead ? 'circumstance_used_in_part' : 'circumstance_not_used'),
        ending: message('circumstance_rules_not_computed', {
          country: country.name,
          count: rules.length,
          rules: rules.join(' '),
        }),
      },
    ];
  return isRead ? [] : [{ field: name, why: message('circumstance_without_effect', { country: country.name }) }];
}

/**
 * What became of circumstances that the caller sent and that the answer takes into account only in part, or not at all:
 * because the law does not ask, or because its rule is not computed yet.
 */
export const unusedCircumstances = (country: Country, request: TaxRequest, law: IncomeLaw): Ignored[] =>
  circumstances.filter((name) => request[name] !== undefined).flatMap((name) => unused(country, law, name));
