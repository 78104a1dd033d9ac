import { bonusMethodWords } from '../../contract/words/bonus-methods';
import { inSentence } from '../../contract/words/in-sentence';
import type { PayTreatment } from '../schema';
import { noWages, type Wages } from '../wages';
import { formulaInWords, ruleInWords } from './formula';
import { whereInWords } from './where';

type PartRule = PayTreatment['parts'][number];
type BenefitRule = PayTreatment['benefits'][number];

const whom = ({ where }: Pick<PartRule, 'where'>): string => (where === undefined ? '' : `, ${whereInWords(where)}`);

/** What of a part is left out: `not taxed`, or up to what. */
function upTo(
  formula: PartRule['exempt'],
  basis: PartRule['basis'],
  all: string,
  some: string,
  wages: Wages,
): string[] {
  if (formula === undefined) return [];
  return formula === 'paid' ? [all] : [`${some} ${ruleInWords(formula, basis, wages)}`];
}

/** How a part of pay is treated, in words: `not taxed up to 30,000 a month; not subject to contributions`. */
export function partInWords(rule: PartRule, wages: Wages = noWages): string {
  const { exempt, excluded, basis } = rule;
  const words = [
    ...(exempt === undefined ? ['taxed'] : upTo(exempt, basis, 'not taxed', 'not taxed up to', wages)),
    ...(excluded === undefined
      ? ['subject to contributions']
      : upTo(excluded, basis, 'not subject to contributions', 'not subject to contributions up to', wages)),
  ];
  return `${words.join('; ')}${whom(rule)}`;
}

/** How a benefit in kind is valued, in words. */
export const benefitInWords = (rule: BenefitRule, wages: Wages = noWages): string =>
  `taxable value: ${formulaInWords(rule.formula, wages)}${rule.contributory ? '; subject to contributions' : ''}${whom(rule)}`;

/** How what is paid once is taxed, in words. */
export function bonusInWords({ method, note }: NonNullable<PayTreatment['bonus']>): string {
  const rule = inSentence(bonusMethodWords[method].meaning);
  return note === undefined ? rule : `${rule}. ${note}`;
}
