import type { AmountBand, Band, Case, Choice, Formula, Limit, RoundingDirection, RuleBasis } from '../schema';
import { isWageMultiple, limitInFigures, noWages, type Wages } from '../wages';
import { inSentence } from '../../contract/words/in-sentence';
import { lawVariables } from '../../contract/words/law-variables';
import { payPeriodWords } from '../../contract/words/pay-periods';
import { numberInWords as number } from './number';
import { whereInWords } from './where';

const range = ({ from, to }: { readonly from: number; readonly to: number | null }): string =>
  to === null ? `above ${number(from)}` : from === 0 ? `to ${number(to)}` : `${number(from)} to ${number(to)}`;

function bandInWords(band: Band): string {
  const plus = band.fixed === undefined ? '' : ` plus ${number(band.fixed)}`;
  const less = band.subtract === undefined ? '' : ` less ${number(band.subtract)}`;
  return `${number(band.rate)} % ${range(band)}${plus}${less}`;
}

/** Bands in words: `10 % to 24,000, 25 % 24,000 to 32,333, 30 % above 32,333`. */
export const bandsInWords = (bands: readonly Band[]): string => bands.map(bandInWords).join(', ');

const amountsInWords = (bands: readonly AmountBand[], limit: 'lower' | 'upper'): string =>
  `${bands.map((band) => `${number(band.amount)} ${range(band)}`).join(', ')}${limit === 'upper' ? '; a limit belongs to the band above it' : ''}`;

/** How an amount is rounded: `down to 1,000`, `to the nearest 10`. */
export const roundingInWords = (direction: RoundingDirection, to: number): string =>
  `${direction === 'nearest' ? 'to the nearest' : `${direction} to`} ${number(to)}`;

/** A wage's name inside a sentence: `Minimum hiring wage` begins in lower case, `SMIG` does not. */
const wageInSentence = (name: string): string => (/^[A-Z][a-z]/.test(name) ? inSentence(name) : name);

/** A limit in words: `75,000`, or `2,520,000 (8 times the minimum hiring wage)`. */
export function limitInWords(limit: Limit, wages: Wages = noWages): string {
  if (typeof limit === 'number') return number(limit);
  const name = wages.get(limit.wage)?.wage.name ?? limit.wage.replace(/-/g, ' ');
  const multiple = `${limit.times === 1 ? '' : `${number(limit.times)} times `}the ${wageInSentence(name)}`;
  const figures = limitInFigures(limit, wages);
  return figures === undefined ? multiple : `${number(figures)} (${multiple})`;
}

const choiceInWords = ({ where, then }: Choice, wages: Wages): string =>
  `${formulaInWords(then, wages)} ${where === undefined ? 'for others' : whereInWords(where)}`;

const caseInWords = ({ up_to, below, then }: Case, wages: Wages): string =>
  `${formulaInWords(then, wages)} ${up_to !== undefined ? `up to ${limitInWords(up_to, wages)}` : below !== undefined ? `below ${limitInWords(below, wages)}` : 'otherwise'}`;

const list = (parts: readonly string[]): string =>
  parts.length === 2
    ? `${parts[0]} and ${parts[1]}`
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

/**
 * A rule of law in words: `the lower of 20 % of gross pay and 2,000`.
 *
 * @param wages the wages that it names; without them their multiples have no figures
 */
export function formulaInWords(formula: Formula, wages: Wages = noWages): string {
  if (typeof formula === 'number') return number(formula);
  if (typeof formula === 'string') return lawVariables[formula] ?? formula.replace(/[-_]/g, ' ');
  if (isWageMultiple(formula)) return limitInWords(formula, wages);
  const words = (inner: Formula): string => formulaInWords(inner, wages);
  const grouped = (inner: Formula): string => (isSimple(inner) ? words(inner) : `(${words(inner)})`);
  const inList = (inner: Formula): string => (isList(inner) ? `(${words(inner)})` : words(inner));
  if ('fraction' in formula) return `${formula.fraction[0]}/${formula.fraction[1]}`;
  if ('amount' in formula) return `${number(formula.amount)} ${formula.currency}`;
  if ('percent' in formula)
    return `${typeof formula.percent === 'number' ? `${number(formula.percent)} %` : `(${words(formula.percent)}) %`} of ${grouped(formula.of)}`;
  if ('product' in formula) return formula.product.map(grouped).join(' × ');
  if ('quotient' in formula) return formula.quotient.map(grouped).join(' / ');
  if ('a_year' in formula) return `${grouped(formula.a_year)} of a year`;
  if ('first_of' in formula) return formula.first_of.map((each) => choiceInWords(each, wages)).join('; ');
  if ('sum' in formula) return formula.sum.map(grouped).join(' + ');
  if ('difference' in formula) return formula.difference.map(grouped).join(' − ');
  if ('lower_of' in formula) return `the lower of ${list(formula.lower_of.map(inList))}`;
  if ('higher_of' in formula) return `the higher of ${list(formula.higher_of.map(inList))}`;
  if ('marginal' in formula) return `marginal brackets on ${grouped(formula.of)} (${bandsInWords(formula.marginal)})`;
  if ('slab' in formula) return `one rate on the whole of ${grouped(formula.of)} (${bandsInWords(formula.slab)})`;
  if ('bracket' in formula) return `the bracket of ${grouped(formula.of)} (${bandsInWords(formula.bracket)})`;
  if ('rate_less_amount' in formula)
    return `rate × ${grouped(formula.of)} less an amount (${bandsInWords(formula.rate_less_amount)})`;
  if ('amounts' in formula)
    return `a fixed amount by ${grouped(formula.of)} (${amountsInWords(formula.amounts, formula.limit_belongs_to ?? 'lower')})`;
  if ('round' in formula) return `${grouped(formula.round)} rounded ${roundingInWords(formula.direction, formula.to)}`;
  return `by ${grouped(formula.on)}: ${formula.cases.map((each) => caseInWords(each, wages)).join('; ')}`;
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
export const basisInWords = (basis: RuleBasis): string =>
  basis === 'payment' ? 'a payment' : payPeriodWords[basis].behindAmount;

/**
 * A rule with the period of its amounts: `2,400 a month`. The period follows a comma if the rule ends in bands or
 * cases.
 */
export function ruleInWords(formula: Formula, basis: RuleBasis, wages: Wages = noWages): string {
  const words = formulaInWords(formula, wages);
  return typeof formula === 'object' && ('cases' in formula || 'first_of' in formula || words.endsWith(')'))
    ? `${words}, in amounts ${basisInWords(basis)}`
    : `${words} ${basisInWords(basis)}`;
}
