import type { AmountBand, Band, Formula } from '../schema';

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

const names: Readonly<Record<string, string>> = {
  gross: 'gross pay',
  basic: 'basic pay',
  contributions: 'all contributions',
  deductible_contributions: 'the deductible contributions',
  taxable: 'taxable income',
  taxable_so_far: 'what is left of the income',
  tax: 'the tax so far',
  tax_before_credits: 'the tax by the scale',
};

const range = ({ from, to }: { readonly from: number; readonly to: number | null }): string => (to === null ? `above ${number(from)}` : from === 0 ? `to ${number(to)}` : `${number(from)} to ${number(to)}`);

/** Bands in words: `10 % to 24,000, 25 % 24,000 to 32,333, 30 % above 32,333`. */
export const bandsInWords = (bands: readonly Band[]): string =>
  bands.map((band) => `${number(band.rate)} % ${range(band)}${band.fixed === undefined ? '' : ` plus ${number(band.fixed)}`}${band.subtract === undefined ? '' : ` less ${number(band.subtract)}`}`).join(', ');

const amountsInWords = (bands: readonly AmountBand[]): string => bands.map((band) => `${number(band.amount)} ${range(band)}`).join(', ');

const list = (parts: readonly string[]): string => (parts.length === 2 ? `${parts[0]} and ${parts[1]}` : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`);

/** A rule of law in plain words: `the lower of 20 % of gross pay and 2,000`. */
export function formulaInWords(formula: Formula): string {
  if (typeof formula === 'number') return number(formula);
  if (typeof formula === 'string') return names[formula] ?? formula.replace(/[-_]/g, ' ');
  const words = formulaInWords;
  if ('fraction' in formula) return `${formula.fraction[0]}/${formula.fraction[1]}`;
  if ('amount' in formula) return `${number(formula.amount)} ${formula.currency}`;
  if ('percent' in formula) return `${typeof formula.percent === 'number' ? `${number(formula.percent)} %` : `(${words(formula.percent)}) %`} of ${grouped(formula.of)}`;
  if ('product' in formula) return formula.product.map(grouped).join(' × ');
  if ('sum' in formula) return formula.sum.map(grouped).join(' + ');
  if ('difference' in formula) return formula.difference.map(grouped).join(' − ');
  if ('lower_of' in formula) return `the lower of ${list(formula.lower_of.map(words))}`;
  if ('higher_of' in formula) return `the higher of ${list(formula.higher_of.map(words))}`;
  if ('marginal' in formula) return `marginal bands on ${grouped(formula.of)} (${bandsInWords(formula.marginal)})`;
  if ('slab' in formula) return `one rate on the whole of ${grouped(formula.of)} (${bandsInWords(formula.slab)})`;
  if ('bracket' in formula) return `the bracket of ${grouped(formula.of)} (${bandsInWords(formula.bracket)})`;
  if ('rate_less_amount' in formula) return `rate × ${grouped(formula.of)} less an amount (${bandsInWords(formula.rate_less_amount)})`;
  if ('amounts' in formula) return `a fixed amount by ${grouped(formula.of)} (${amountsInWords(formula.amounts)})`;
  if ('round' in formula) return `${grouped(formula.round)} rounded ${formula.direction === 'nearest' ? 'to the nearest' : `${formula.direction} to`} ${number(formula.to)}`;
  const cases = formula.cases.map(({ up_to, below, then }) => `${words(then)}${up_to !== undefined ? ` up to ${number(up_to)}` : below !== undefined ? ` below ${number(below)}` : ' otherwise'}`);
  return `by ${grouped(formula.on)}: ${cases.join('; ')}`;
}

const isSimple = (formula: Formula): boolean => typeof formula === 'number' || typeof formula === 'string' || 'percent' in formula || 'fraction' in formula || 'amount' in formula;
const grouped = (formula: Formula): string => (isSimple(formula) ? formulaInWords(formula) : `(${formulaInWords(formula)})`);
