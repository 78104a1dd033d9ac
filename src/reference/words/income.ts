import type { BandMethod, Deduction, IncomeRegime, NotCovered, OtherScale, Surcharge } from '../schema';
import { noWages, type Wages } from '../wages';
import { type Message, message, type Sentence } from '../../language/message';
import { limitNames } from './limits';
import { whereInWords } from './where';
import { bandsInWords, basisInWords, formulaInWords, limitInWords, roundingInWords, ruleInWords } from './formula';

/** How a band table becomes tax. */
export const methodInWords = (method: BandMethod): Message => message(`band_method_meaning_${method}`);

/** The rule of a relief, credit or levy, with the months in which it falls due. */
export function itemInWords(
  { formula, basis, where, months, deductible }: Deduction & Pick<Partial<Surcharge>, 'months' | 'deductible'>,
  wages: Wages = noWages,
): Message {
  let rule = ruleInWords(formula, basis, wages);
  if (where !== undefined) rule = message('rule_with_where', { rule, where: whereInWords(where) });
  if (months !== undefined) rule = message('item_due', { rule, months: months.join(', ') });
  return deductible === true ? message('item_deductible', { rule }) : rule;
}

/** The pay limit up to which nothing is taxable. */
export function exemptionInWords(
  { of, up_to, below, basis }: NonNullable<IncomeRegime['exemption']>,
  wages: Wages = noWages,
): Message {
  const measure = { base: formulaInWords(of, wages), period: basisInWords(basis) };
  return up_to === undefined
    ? message('exemption_below', { ...measure, limit: limitInWords(below ?? 0, wages) })
    : message('exemption_at_most', { ...measure, limit: limitInWords(up_to, wages) });
}

/** How the law rounds taxable income. */
export const taxableRoundingInWords = ({
  direction,
  to,
  basis,
}: NonNullable<IncomeRegime['taxable_rounding']>): Message =>
  message('taxable_rounding', { how: roundingInWords(direction, to), period: basisInWords(basis) });

/** How the law rounds the tax of a pay period. */
export const taxRoundingInWords = ({ direction, to }: NonNullable<IncomeRegime['tax_rounding']>): Message =>
  message('tax_rounding', { how: roundingInWords(direction, to) });

/** A rule that answers do not take into account, in the words of the country file. */
export const notCoveredInWords = (item: NotCovered): string => (typeof item === 'string' ? item : item.rule);

/** A scale that replaces the ordinary one, and for whom. */
export const otherScaleInWords = (
  { where, of, brackets, basis, method, without_credits }: OtherScale,
  wages: Wages = noWages,
): Message =>
  message(without_credits === true ? 'other_scale_without_credits' : 'other_scale', {
    where: whereInWords(where),
    bands: bandsInWords(brackets),
    base: formulaInWords(of ?? 'taxable', wages),
    period: basisInWords(basis),
    method: methodInWords(method),
  });

/** Exemption, rounding, cap and minimum of an income tax, where the law has them. */
export function limitsInWords(
  { exemption, taxable_rounding, minimum_tax, tax_cap, tax_rounding }: IncomeRegime,
  wages: Wages = noWages,
) {
  const limit = <Rule extends { readonly sources: readonly string[]; readonly note?: string | undefined }>(
    id: string,
    name: Message,
    rule: Rule | undefined,
    inWords: (rule: Rule) => Sentence,
  ) => (rule === undefined ? [] : [{ id, name, rule, words: inWords(rule) }]);
  return [
    ...limit('exemption', message('name_of_exemption'), exemption, (rule) => exemptionInWords(rule, wages)),
    ...limit('taxable-rounding', message('name_of_taxable_rounding'), taxable_rounding, taxableRoundingInWords),
    ...limit(limitNames.cap.id, message('name_of_tax_cap'), tax_cap, ({ formula, basis }) =>
      ruleInWords(formula, basis, wages),
    ),
    ...limit(limitNames.minimum.id, message('name_of_minimum_tax'), minimum_tax, ({ formula, basis }) =>
      ruleInWords(formula, basis, wages),
    ),
    ...limit('tax-rounding', message('name_of_tax_rounding'), tax_rounding, taxRoundingInWords),
  ];
}
