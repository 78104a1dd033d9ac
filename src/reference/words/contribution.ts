import type { ContributionRule } from '../schema';
import { noWages, type Wages } from '../wages';
import { bandsInWords, basisInWords, formulaInWords, ruleInWords } from './formula';
import { numberInWords as number } from './number';

/** The charge itself, with the period of its amounts. */
function chargeInWords({ formula, fixed, bands, method, of, basis }: ContributionRule, wages: Wages): string {
  if (formula !== undefined) return ruleInWords(formula, basis, wages);
  if (fixed !== undefined) return ruleInWords(fixed, basis);
  const [first, ...others] = bands ?? [];
  const oneRate =
    first !== undefined && others.length === 0 && first.to === null && first.from === 0 && first.fixed === undefined;
  const rates = oneRate ? `${number(first.rate)} %` : bandsInWords(bands ?? []);
  return `${method === 'slab' ? 'one rate on the whole: ' : ''}${rates} of ${formulaInWords(of ?? 'gross', wages)} ${basisInWords(basis)}`;
}

/**
 * The charge of a scheme in words: `6 % to 9,000, 6 % 9,000 to 108,000 of gross pay a month`.
 *
 * @param wages the wages that it names; without them their multiples have no figures
 */
export function contributionInWords(rule: ContributionRule, wages: Wages = noWages): string {
  const limits = [
    rule.base_floor === undefined ? '' : `on at least ${formulaInWords(rule.base_floor, wages)}`,
    rule.base_ceiling === undefined ? '' : `on at most ${formulaInWords(rule.base_ceiling, wages)}`,
    rule.minimum === undefined ? '' : `at least ${number(rule.minimum)}`,
    rule.maximum === undefined ? '' : `at most ${number(rule.maximum)}`,
    rule.deductible_up_to === undefined ? '' : `deductible up to ${formulaInWords(rule.deductible_up_to, wages)}`,
  ];
  return [chargeInWords(rule, wages), ...limits.filter((part) => part !== '')].join(', ');
}
