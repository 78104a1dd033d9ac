import type { ContributionRule } from '../schema';
import { bandsInWords, formulaInWords } from './formula';

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** What a scheme charges, in plain words: `6 % to 9,000, 6 % 9,000 to 108,000 of gross pay a month`. */
export function contributionInWords(rule: ContributionRule): string {
  const base = formulaInWords(rule.of ?? 'gross');
  const charge =
    rule.formula !== undefined
      ? formulaInWords(rule.formula)
      : rule.fixed !== undefined
        ? number(rule.fixed)
        : `${rule.method === 'slab' ? 'one rate on the whole: ' : ''}${rule.bands!.length === 1 && rule.bands![0]!.to === null ? `${number(rule.bands![0]!.rate)} %` : bandsInWords(rule.bands!)} of ${base}`;
  const limits = [
    rule.base_floor === undefined ? '' : `on at least ${formulaInWords(rule.base_floor)}`,
    rule.base_ceiling === undefined ? '' : `on at most ${formulaInWords(rule.base_ceiling)}`,
    rule.minimum === undefined ? '' : `at least ${number(rule.minimum)}`,
    rule.maximum === undefined ? '' : `at most ${number(rule.maximum)}`,
    rule.deductible_up_to === undefined ? '' : `deductible up to ${formulaInWords(rule.deductible_up_to)}`,
  ].filter((part) => part !== '');
  return [`${charge} a ${rule.basis === 'monthly' ? 'month' : 'year'}`, ...limits].join(', ');
}
