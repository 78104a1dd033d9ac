import type { ContributionRule, Formula, PayTreatment } from '../schema';
import { noWages, type Wages } from '../wages';
import { bandsInWords, basisInWords, formulaInWords, ruleInWords } from './formula';
import { numberInWords as number } from './number';
import { whereInWords } from './where';

/** What a scheme is charged on where its rule names no base: gross pay, unless parts or benefits bear it otherwise. */
const usualBase = (pay: PayTreatment | undefined): Formula =>
  pay?.parts.some(({ excluded }) => excluded !== undefined) || pay?.benefits.some(({ contributory }) => contributory)
    ? 'contributory_pay'
    : 'gross';

/** The charge itself, with the period of its amounts. */
function chargeInWords(
  { formula, fixed, bands, method, of, basis }: ContributionRule,
  wages: Wages,
  pay: PayTreatment | undefined,
): string {
  if (formula !== undefined) return ruleInWords(formula, basis, wages);
  if (fixed !== undefined) return ruleInWords(fixed, basis);
  const [first, ...others] = bands ?? [];
  const oneRate =
    first !== undefined && others.length === 0 && first.to === null && first.from === 0 && first.fixed === undefined;
  const rates = oneRate ? `${number(first.rate)} %` : bandsInWords(bands ?? []);
  return `${method === 'slab' ? 'one rate on the whole: ' : ''}${rates} of ${formulaInWords(of ?? usualBase(pay), wages)} ${basisInWords(basis)}`;
}

/**
 * The charge of a scheme in words: `6 % to 9,000, 6 % 9,000 to 108,000 of contributory pay a month`.
 *
 * @param wages the wages that it names; without them their multiples have no figures
 * @param pay which parts and benefits bear contributions; left out: all cash pay bears them
 */
export function contributionInWords(rule: ContributionRule, wages: Wages = noWages, pay?: PayTreatment): string {
  const limits = [
    rule.base_floor === undefined ? '' : `on at least ${formulaInWords(rule.base_floor, wages)}`,
    rule.base_ceiling === undefined ? '' : `on at most ${formulaInWords(rule.base_ceiling, wages)}`,
    rule.minimum === undefined ? '' : `at least ${number(rule.minimum)}`,
    rule.maximum === undefined ? '' : `at most ${number(rule.maximum)}`,
    rule.employer_rate === undefined ? '' : `or the rate of the employer, up to ${number(rule.employer_rate.most)} %`,
    rule.where === undefined ? '' : whereInWords(rule.where),
    rule.deductible_up_to === undefined ? '' : `deductible up to ${formulaInWords(rule.deductible_up_to, wages)}`,
  ];
  return [chargeInWords(rule, wages, pay), ...limits.filter((part) => part !== '')].join(', ');
}
