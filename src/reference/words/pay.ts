import type { PayTreatment, OpenTreatment } from '../schema';
import { noWages, type Wages } from '../wages';
import { type Message, message, type Sentence } from '../../language/message';
import { joined, lawNote, lawNotes } from '../../language/terms';
import { formulaInWords, ruleInWords } from './formula';
import { whereInWords } from './where';

type PartRule = PayTreatment['parts'][number];
type BenefitRule = PayTreatment['benefits'][number];

/** A rule with whom it is for, where it is not for everybody. */
const forWhom = (rule: Sentence, { where }: Pick<PartRule, 'where'>): Sentence =>
  where === undefined ? rule : message('rule_with_where', { rule, where: whereInWords(where) });

/** What of a part is left out: all of it, or up to what. */
function upTo(
  formula: PartRule['exempt'],
  basis: PartRule['basis'],
  name: 'part_not_taxed' | 'part_not_contributory',
  wages: Wages,
): Message[] {
  if (formula === undefined) return [];
  return formula === 'paid'
    ? [message(name)]
    : [message(`${name}_up_to`, { limit: ruleInWords(formula, basis, wages) })];
}

/** How a part of pay is treated, in words: `not taxed up to 30,000 a month; not subject to contributions`. */
export function partInWords(rule: PartRule, wages: Wages = noWages): Sentence {
  const { exempt, excluded, basis } = rule;
  const words = [
    ...(exempt === undefined ? [message('part_taxed')] : upTo(exempt, basis, 'part_not_taxed', wages)),
    ...(excluded === undefined
      ? [message('part_contributory')]
      : upTo(excluded, basis, 'part_not_contributory', wages)),
  ];
  return forWhom(joined('joined_by_semicolon', words), rule);
}

/** How a benefit in kind is valued, in words. */
export function benefitInWords(rule: BenefitRule, wages: Wages = noWages): Sentence {
  const value = message('benefit_value', { rule: formulaInWords(rule.formula, wages) });
  return forWhom(
    rule.contributory ? joined('joined_by_semicolon', [value, message('part_contributory')]) : value,
    rule,
  );
}

/** How what is paid once is taxed, in words. */
export const bonusInWords = ({ method, note }: NonNullable<PayTreatment['bonus']>): Sentence =>
  joined('joined_by_stop', [message(`bonus_${method}`), ...lawNotes(note)]);

/** What of the treatment of pay is open, as the country file says it. */
export const openInWords = (open: OpenTreatment): Message => lawNote(typeof open === 'string' ? open : open.text);
