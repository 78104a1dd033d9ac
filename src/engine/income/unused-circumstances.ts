import type { Ignored } from '../../contract/ignored';
import type { TaxRequest } from '../../contract/tax';
import type { Country } from '../../reference/schema';
import { circumstances } from '../../reference/schema/income';
import { notCoveredInWords } from '../../reference/words';
import type { IncomeLaw } from '../law/income-law';

/**
 * What became of circumstances that the caller sent and that the answer takes into account only in part, or not at all:
 * because the law does not ask, or because its rule is not computed yet.
 */
export function unusedCircumstances(
  country: Country,
  request: TaxRequest,
  { regime, contributions }: IncomeLaw,
): Ignored[] {
  const sent = circumstances.filter((name) => request[name] !== undefined);
  if (sent.length === 0) return [];
  const { not_covered, ...computed } = regime;
  const text = JSON.stringify([computed, contributions.map(({ rule }) => rule)]);
  return sent.flatMap((name) => {
    const used = text.includes(`"${name}"`);
    const missing = not_covered
      .filter((item) => typeof item !== 'string' && item.asks.includes(name))
      .map(notCoveredInWords);
    if (missing.length > 0) {
      const rules = missing.length === 1 ? 'a rule that is' : 'rules that are';
      return [
        {
          field: name,
          why: `is ${used ? 'taken into account only in part' : 'not taken into account yet'}`,
          ending: `. The law of ${country.name} asks for it in ${rules} not computed: ${missing.join(' ')}`,
        },
      ];
    }
    return used ? [] : [{ field: name, why: `has no effect in the recorded income-tax law of ${country.name}` }];
  });
}
