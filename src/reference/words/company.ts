import type { CorporateRegime, GainTreatment, MinimumTax, SmallCompany } from '../schema';
import { surchargeScopeWords } from '../../contract/words/corporate';
import { bandsInWords, formulaInWords } from './formula';
import { numberInWords, percentInWords } from './number';

/** The rate on profit: `Standard rate 30 %`, or the bands. */
export const profitRateInWords = ({
  rate,
  bands,
  method,
}: Pick<CorporateRegime, 'rate' | 'bands' | 'method'>): string =>
  bands === undefined
    ? `Standard rate ${percentInWords(rate)}`
    : `${method === 'slab' ? 'One rate on the whole profit' : 'Brackets of profit'}: ${bandsInWords(bands)}`;

/** When the small-company rule applies, and what it charges. */
export function smallCompanyInWords({
  from,
  measure,
  threshold,
  bands,
  rate = 0,
  on,
  replaces_minimum,
  conditions,
}: SmallCompany): string {
  const limits = `${from === undefined ? '' : `from ${numberInWords(from)} `}up to ${numberInWords(threshold)}`;
  const minimum = replaces_minimum ? '' : '. The minimum tax is also due';
  return `Small company, ${measure} ${limits}: ${bands === undefined ? percentInWords(rate) : bandsInWords(bands)} of ${on}${minimum}${conditions === undefined ? '' : `. ${conditions}`}`;
}

/** The minimum tax: the rule in words and, if there is one, the formula. */
export const minimumTaxInWords = ({ rule, formula }: MinimumTax): string =>
  formula === undefined ? rule : `${rule} Computed as ${formulaInWords(formula)}.`;

/** When a surcharge on companies is due, and its rule: `always: 2 % of profit`. */
export const surchargeInWords = ({ applies: when, formula, note }: CorporateRegime['surcharges'][number]): string =>
  `${surchargeScopeWords[when].label}${formula === undefined ? '' : `: ${formulaInWords(formula)}`}${note === undefined ? '' : `. ${note}`}`;

/** How a gain is taxed: `15 % of the gain`. */
export function gainInWords(treatment: GainTreatment | undefined): string {
  if (treatment === undefined) return 'not established';
  if (treatment.treatment === 'exempt') return 'not taxed';
  const { annual_exclusion: exclusion, inclusion_percent: part } = treatment;
  const gain = exclusion === undefined ? 'the gain' : `the year’s gain above ${numberInWords(exclusion)}`;
  const share = part === undefined ? gain : `${percentInWords(part)} of ${gain}`;
  if (treatment.treatment === 'rate') return `${percentInWords(treatment.rate)} of ${share}`;
  if (treatment.treatment === 'bands') return `brackets on ${share} (${bandsInWords(treatment.bands)})`;
  return treatment.treatment === 'income'
    ? `${share} through the income tax brackets`
    : `${share} as profit, at the corporate rate`;
}
