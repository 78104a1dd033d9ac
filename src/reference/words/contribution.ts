import type { ContributionRule } from '../schema';
import { bandsInWords, basisInWords, formulaInWords, ruleInWords } from './formula';
import { numberInWords as number } from './number';

/** The charge itself, with the period of its amounts. */
function chargeInWords({ formula, fixed, bands, method, of, basis }: ContributionRule): string {
  if (formula !== undefined) return ruleInWords(formula, basis);
  if (fixed !== undefined) return ruleInWords(fixed, basis);
  const [first, ...others] = bands ?? [];
  const oneRate =
    first !== undefined && others.length === 0 && first.to === null && first.from === 0 && first.fixed === undefined;
  const rates = oneRate ? `${number(first.rate)} %` : bandsInWords(bands ?? []);
  return `${method === 'slab' ? 'one rate on the whole: ' : ''}${rates} of ${formulaInWords(of ?? 'gross')} ${basisInWords(basis)}`;
}

/** The charge of a scheme in words: `6 % to 9,000, 6 % 9,000 to 108,000 of gross pay a month`. */
export function contributionInWords(rule: ContributionRule): string {
  const limits = [
    rule.base_floor === undefined ? '' : `on at least ${formulaInWords(rule.base_floor)}`,
    rule.base_ceiling === undefined ? '' : `on at most ${formulaInWords(rule.base_ceiling)}`,
    rule.minimum === undefined ? '' : `at least ${number(rule.minimum)}`,
    rule.maximum === undefined ? '' : `at most ${number(rule.maximum)}`,
    rule.deductible_up_to === undefined ? '' : `deductible up to ${formulaInWords(rule.deductible_up_to)}`,
  ];
  return [chargeInWords(rule), ...limits.filter((part) => part !== '')].join(', ');
}
