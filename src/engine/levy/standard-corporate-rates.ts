import type { Sentence } from '../../language/message';
import { lawText } from '../../language/terms';
import type { CorporateRegime } from '../../reference/schema';
import { surchargeInWords } from '../../reference/words';
import { defined } from '../../defined';
import { chargedRates } from './charged-rates';

/** The standard rate on profit with all surcharges, and each surcharge; for the country information and the tax law. */
export function standardCorporateRates(regime: CorporateRegime) {
  const { whole, bySize, surcharges } = chargedRates(regime);
  const ruleOf = (wanted: string): Sentence => surchargeInWords(regime.surcharges.find(({ id }) => id === wanted)!);
  return {
    effective_standard_rate: whole,
    ...defined({ effective_rates: bySize && [...bySize] }),
    surcharges: surcharges.map(({ id, name, rate }) => ({ id, name: lawText(name), rate, rule: ruleOf(id) })),
  };
}
