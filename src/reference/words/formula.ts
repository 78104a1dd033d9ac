import type { AmountBand, Band, Case, Choice, Formula, Limit, RoundingDirection, RuleBasis } from '../schema';
import { isWageMultiple, limitInFigures, noWages, type Wages } from '../wages';
import { inSentence } from '../../contract/words/in-sentence';
import { lawVariables, type LawVariable } from '../../contract/words/law-variables';
import { type Message, message, type MessageCode, type Sentence } from '../../language/message';
import { exactNumber as number, joined, lawName, lawWord, listed, ratePercent } from '../../language/terms';
import { whereInWords } from './where';

/** A value with the range in which it counts. */
const inRange = (value: Sentence, { from, to }: { readonly from: number; readonly to: number | null }): Message =>
  to === null
    ? message('band_above', { value, from: number(from) })
    : from === 0
      ? message('band_to', { value, to: number(to) })
      : message('band_between', { value, from: number(from), to: number(to) });

function bandInWords(band: Band): Message {
  const plain = inRange(ratePercent(band.rate), band);
  const plus = band.fixed === undefined ? plain : message('band_plus', { band: plain, amount: number(band.fixed) });
  return band.subtract === undefined ? plus : message('band_less', { band: plus, amount: number(band.subtract) });
}

/** Bands in words: `10 % to 24,000, 25 % 24,000 to 32,333, 30 % above 32,333`. */
export const bandsInWords = (bands: readonly Band[]): Sentence => joined('joined_by_comma', bands.map(bandInWords));

function amountsInWords(bands: readonly AmountBand[], limit: 'lower' | 'upper'): Sentence {
  const amounts = joined(
    'joined_by_comma',
    bands.map((band) => inRange(number(band.amount), band)),
  );
  return limit === 'upper' ? message('rule_limit_above', { bands: amounts }) : amounts;
}

/** How an amount is rounded: `down to 1,000`, `to the nearest 10`. */
export const roundingInWords = (direction: RoundingDirection, to: number): Message =>
  message(`rule_round_${direction}`, { to: number(to) });

/** A wage's name inside a sentence: `Minimum hiring wage` begins in lower case, `SMIG` does not. */
const wageInSentence = (name: string): string => (/^[A-Z][a-z]/.test(name) ? inSentence(name) : name);

/** A limit in words: `75,000`, or `2,520,000 (8 times the minimum hiring wage)`. */
export function limitInWords(limit: Limit, wages: Wages = noWages): Message {
  if (typeof limit === 'number') return number(limit);
  const wage = lawName(wageInSentence(wages.get(limit.wage)?.wage.name ?? limit.wage.replace(/-/g, ' ')));
  const multiple =
    limit.times === 1
      ? message('rule_wage', { wage })
      : message('rule_wage_times', { times: number(limit.times), wage });
  const figures = limitInFigures(limit, wages);
  return figures === undefined ? multiple : message('behind_in_brackets', { what: number(figures), inner: multiple });
}

const choiceInWords = ({ where, then }: Choice, wages: Wages): Message => {
  const rule = formulaInWords(then, wages);
  return where === undefined
    ? message('rule_for_others', { rule })
    : message('joined_by_space', { first: rule, then: whereInWords(where) });
};

const caseInWords = ({ up_to, below, then }: Case, wages: Wages): Message => {
  const rule = formulaInWords(then, wages);
  if (up_to !== undefined) return message('rule_up_to', { rule, limit: limitInWords(up_to, wages) });
  return below === undefined
    ? message('rule_otherwise', { rule })
    : message('rule_below', { rule, limit: limitInWords(below, wages) });
};

const isVariable = (name: string): name is LawVariable => Object.hasOwn(lawVariables, name);

/** Scales inside a formula, by the operator that names their bands. */
const scales = {
  marginal: 'rule_marginal',
  slab: 'rule_slab',
  bracket: 'rule_bracket',
  rate_less_amount: 'rule_rate_less_amount',
} as const satisfies Readonly<Record<string, MessageCode>>;

/**
 * A rule of law in words: `the lower of 20 % of gross pay and 2,000`.
 *
 * @param wages the wages that it names; without them their multiples have no figures
 */
export function formulaInWords(formula: Formula, wages: Wages = noWages): Sentence {
  if (typeof formula === 'number') return number(formula);
  if (typeof formula === 'string')
    return isVariable(formula) ? message(`variable_${formula}`) : lawWord(formula.replace(/[-_]/g, ' '));
  if (isWageMultiple(formula)) return limitInWords(formula, wages);
  const words = (inner: Formula): Sentence => formulaInWords(inner, wages);
  const grouped = (inner: Formula): Sentence =>
    isSimple(inner) ? words(inner) : message('in_brackets', { inner: words(inner) });
  const inList = (inner: Formula): Sentence =>
    isList(inner) ? message('in_brackets', { inner: words(inner) }) : words(inner);
  if ('fraction' in formula) return `${formula.fraction[0]}/${formula.fraction[1]}`;
  if ('amount' in formula)
    return message('rule_amount', { amount: number(formula.amount), currency: formula.currency });
  if ('percent' in formula) {
    const rate =
      typeof formula.percent === 'number'
        ? ratePercent(formula.percent)
        : message('rule_rate_formula', { rate: words(formula.percent) });
    return message('rule_percent_of', { rate, base: grouped(formula.of) });
  }
  if ('product' in formula) return joined('joined_by_times', formula.product.map(grouped));
  if ('quotient' in formula) return joined('joined_by_over', formula.quotient.map(grouped));
  if ('a_year' in formula) return message('rule_of_a_year', { rule: grouped(formula.a_year) });
  if ('first_of' in formula)
    return joined(
      'joined_by_semicolon',
      formula.first_of.map((each) => choiceInWords(each, wages)),
    );
  if ('sum' in formula) return joined('joined_by_plus', formula.sum.map(grouped));
  if ('difference' in formula) return joined('joined_by_minus', formula.difference.map(grouped));
  if ('lower_of' in formula)
    return message('rule_lower_of', { list: listed('listed_with_and', formula.lower_of.map(inList)) });
  if ('higher_of' in formula)
    return message('rule_higher_of', { list: listed('listed_with_and', formula.higher_of.map(inList)) });
  const scale = (operator: keyof typeof scales, bands: readonly Band[], of: Formula): Message =>
    message(scales[operator], { base: grouped(of), bands: bandsInWords(bands) });
  if ('marginal' in formula) return scale('marginal', formula.marginal, formula.of);
  if ('slab' in formula) return scale('slab', formula.slab, formula.of);
  if ('bracket' in formula) return scale('bracket', formula.bracket, formula.of);
  if ('rate_less_amount' in formula) return scale('rate_less_amount', formula.rate_less_amount, formula.of);
  if ('amounts' in formula)
    return message('rule_amounts', {
      base: grouped(formula.of),
      bands: amountsInWords(formula.amounts, formula.limit_belongs_to ?? 'lower'),
    });
  if ('round' in formula)
    return message('rule_rounded', {
      rule: grouped(formula.round),
      how: roundingInWords(formula.direction, formula.to),
    });
  return message('rule_cases', {
    base: grouped(formula.on),
    cases: joined(
      'joined_by_semicolon',
      formula.cases.map((each) => caseInWords(each, wages)),
    ),
  });
}

const isSimple = (formula: Formula): boolean =>
  typeof formula !== 'object' ||
  'percent' in formula ||
  'fraction' in formula ||
  'amount' in formula ||
  isWageMultiple(formula);
/** Formulas that need brackets inside a list, because their end would be unclear. */
const isList = (formula: Formula): boolean =>
  typeof formula === 'object' &&
  ('lower_of' in formula || 'higher_of' in formula || 'cases' in formula || 'first_of' in formula);

/** The measure of a rule's amounts: `a month`, `a year` or `a payment`. */
export const basisInWords = (basis: RuleBasis): Message => message(`period_${basis}`);

/** Does a rule in words end in a bracket, so that a period behind it would be unclear? */
function endsInBracket(formula: Formula, wages: Wages): boolean {
  if (typeof formula !== 'object') return false;
  if (isWageMultiple(formula)) return limitInFigures(formula, wages) !== undefined;
  const grouped = (inner: Formula): boolean => !isSimple(inner) || endsInBracket(inner, wages);
  const inList = (inner: Formula): boolean => isList(inner) || endsInBracket(inner, wages);
  if ('percent' in formula) return grouped(formula.of);
  for (const operator of ['product', 'quotient', 'sum', 'difference'] as const)
    if (operator in formula)
      return grouped((formula as Readonly<Record<string, readonly Formula[]>>)[operator]!.at(-1)!);
  if ('lower_of' in formula) return inList(formula.lower_of.at(-1)!);
  if ('higher_of' in formula) return inList(formula.higher_of.at(-1)!);
  return 'amounts' in formula || Object.keys(scales).some((operator) => operator in formula);
}

/**
 * A rule with the period of its amounts: `2,400 a month`. The period follows a comma if the rule ends in bands or
 * cases.
 */
export function ruleInWords(formula: Formula, basis: RuleBasis, wages: Wages = noWages): Message {
  const rule = { rule: formulaInWords(formula, wages), period: basisInWords(basis) };
  return typeof formula === 'object' && ('cases' in formula || 'first_of' in formula || endsInBracket(formula, wages))
    ? message('rule_with_amounts_of', rule)
    : message('rule_with_period', rule);
}
