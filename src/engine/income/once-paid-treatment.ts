import type { OncePaidTreatment } from '../../contract/words/once-paid';
import { type OncePaidPart, oncePaidParts } from '../../contract/words/pay-parts';
import type { Formula } from '../../reference/schema';
import { oncePer } from '../../once';
import type { IncomeLaw } from '../law/income-law';
import { readsVariable } from '../law/reads-variable';
import { oncePaidRules } from './once-paid';

/** How a part of monthly pay that is paid once is taxed, and whether law says so. */
export interface TreatmentOfPart {
  readonly part: OncePaidPart;
  readonly treatment: OncePaidTreatment;
  /** false: it is assumed, because no rule for the month of payment is recorded. */
  readonly isRecorded: boolean;
}

/** The rules of a law for the amount of a part that is not taxed with the other pay. */
const exemptions = ({ pay }: IncomeLaw, part: OncePaidPart) =>
  (pay?.parts ?? []).filter(({ parts, exempt }) => parts.includes(part) && exempt !== undefined);

/** Does the scale, a surcharge or a credit of a law read what is exempt of a part? Then it is taxed there. */
function hasOwnTax({ regime }: IncomeLaw, rules: ReturnType<typeof exemptions>): boolean {
  const { not_covered: _, notices: _said, ...computed } = regime;
  return rules.some(({ id }) => readsVariable(computed as unknown as Formula, id));
}

/** How each part that is paid once is taxed under a law, apart from what of it is exempt. */
export const oncePaidTreatment = oncePer((law: IncomeLaw): readonly TreatmentOfPart[] => {
  const { bonus, accumulation, parts: named = [], not_established: open = [] } = law.pay ?? {};
  const rules = oncePaidRules(law);
  return oncePaidParts.map((part) => {
    if (bonus?.parts.includes(part) === true) return { part, treatment: bonus.method, isRecorded: true };
    const ofPart = exemptions(law, part);
    if (hasOwnTax(law, ofPart)) return { part, treatment: 'own_tax', isRecorded: true };
    if (ofPart.some(({ exempt, where }) => exempt === 'paid' && where === undefined))
      return { part, treatment: 'exempt', isRecorded: true };
    if (accumulation?.method === 'cumulative') return { part, treatment: 'pay_of_year_so_far', isRecorded: true };
    const rule = rules.find(({ parts }) => parts.includes(part));
    if (rule !== undefined) return { part, treatment: rule.method, isRecorded: false };
    const isNamed = named.some(({ parts }) => parts.includes(part));
    const isOpen = open.some((each) => typeof each !== 'string' && each.parts.includes(part));
    const isRecorded = isNamed || (accumulation?.method === 'month_alone' && !isOpen);
    return { part, treatment: 'pay_of_month', isRecorded };
  });
});
