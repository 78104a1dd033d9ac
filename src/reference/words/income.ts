import type { BandMethod, Deduction, IncomeRegime, NotCovered, OtherScale, Surcharge } from '../schema';
import { noWages, type Wages } from '../wages';
import { bandMethodWords } from '../../contract/words/band-methods';
import { limitNames } from './limits';
import { whereInWords } from './where';
import { bandsInWords, basisInWords, formulaInWords, limitInWords, roundingInWords, ruleInWords } from './formula';

/** How a band table becomes tax. */
export const methodInWords = (method: BandMethod): string => bandMethodWords[method].meaning;

/** The rule of a relief, credit or levy, with the months in which it falls due. */
export function itemInWords(
  { formula, basis, where, months, deductible }: Deduction & Pick<Partial<Surcharge>, 'months' | 'deductible'>,
  wages: Wages = noWages,
): string {
  const due = months === undefined ? '' : `, due in month ${months.join(', ')}`;
  const whom = where === undefined ? '' : `, ${whereInWords(where)}`;
  return `${ruleInWords(formula, basis, wages)}${whom}${due}${deductible === true ? '; deductible' : ''}`;
}

/** The pay limit up to which nothing is taxable. */
export function exemptionInWords(
  { of, up_to, below, basis }: NonNullable<IncomeRegime['exemption']>,
  wages: Wages = noWages,
): string {
  const limit =
    up_to === undefined ? `below ${limitInWords(below ?? 0, wages)}` : `at most ${limitInWords(up_to, wages)}`;
  return `nothing is taxable while ${formulaInWords(of, wages)} is ${limit} ${basisInWords(basis)}`;
}

/** How the law rounds taxable income. */
export const taxableRoundingInWords = ({
  direction,
  to,
  basis,
}: NonNullable<IncomeRegime['taxable_rounding']>): string =>
  `Taxable income is rounded ${roundingInWords(direction, to)} ${basisInWords(basis)}`;

/** How the law rounds the tax of a pay period. */
export const taxRoundingInWords = ({ direction, to }: NonNullable<IncomeRegime['tax_rounding']>): string =>
  `The tax is rounded ${roundingInWords(direction, to)}`;

/** A rule that answers do not take into account, in the words of the country file. */
export const notCoveredInWords = (item: NotCovered): string => (typeof item === 'string' ? item : item.rule);

/** A scale that replaces the ordinary one, and for whom. */
export const otherScaleInWords = ({ where, of, brackets, basis, method }: OtherScale, wages: Wages = noWages): string =>
  `${whereInWords(where)}: ${bandsInWords(brackets)} of ${formulaInWords(of ?? 'taxable', wages)} ${basisInWords(basis)} (${methodInWords(method).toLowerCase()})`;

/** Exemption, rounding, cap and minimum of an income tax, where the law has them. */
export function limitsInWords(
  { exemption, taxable_rounding, minimum_tax, tax_cap, tax_rounding }: IncomeRegime,
  wages: Wages = noWages,
) {
  const limit = <Rule extends { readonly sources: readonly string[] }>(
    named: { readonly id: string; readonly name: string },
    rule: Rule | undefined,
    inWords: (rule: Rule) => string,
  ) => (rule === undefined ? [] : [{ ...named, rule, words: inWords(rule) }]);
  return [
    ...limit({ id: 'exemption', name: 'Exemption' }, exemption, (rule) => exemptionInWords(rule, wages)),
    ...limit({ id: 'taxable-rounding', name: 'Rounding of taxable income' }, taxable_rounding, taxableRoundingInWords),
    ...limit(limitNames.cap, tax_cap, ({ formula, basis }) => ruleInWords(formula, basis, wages)),
    ...limit(limitNames.minimum, minimum_tax, ({ formula, basis }) => ruleInWords(formula, basis, wages)),
    ...limit({ id: 'tax-rounding', name: 'Rounding of the tax' }, tax_rounding, taxRoundingInWords),
  ];
}
