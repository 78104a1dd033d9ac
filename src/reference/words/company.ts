import type { CorporateRegime, GainTreatment, MinimumTax, SmallCompany } from '../schema';
import { type Message, message, type Sentence } from '../../language/message';
import { exactNumber, joined, lawNote, lawNotes, ratePercent } from '../../language/terms';
import { bandsInWords, formulaInWords } from './formula';

/** The rate on profit: `Standard rate 30 %`, or the bands. */
export const profitRateInWords = ({
  rate,
  bands,
  method,
}: Pick<CorporateRegime, 'rate' | 'bands' | 'method'>): Message =>
  bands === undefined
    ? message('profit_standard_rate', { rate: ratePercent(rate) })
    : message(method === 'slab' ? 'profit_one_rate' : 'profit_brackets', { bands: bandsInWords(bands) });

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
}: SmallCompany): Sentence {
  const rule = {
    measure: message(`company_measure_${measure}`),
    threshold: exactNumber(threshold),
    rate: bands === undefined ? ratePercent(rate) : bandsInWords(bands),
    on: message(`company_measure_${on}`),
  };
  return joined('joined_by_stop', [
    from === undefined
      ? message('small_company', rule)
      : message('small_company_from', { ...rule, from: exactNumber(from) }),
    ...(replaces_minimum ? [] : [message('small_company_minimum_too')]),
    ...lawNotes(conditions),
  ]);
}

/** The minimum tax: the rule in words and, if there is one, the formula. */
export const minimumTaxInWords = ({ rule, formula }: MinimumTax): Message =>
  formula === undefined
    ? lawNote(rule)
    : message('minimum_tax_computed', { rule: lawNote(rule), formula: formulaInWords(formula) });

/** When a surcharge on companies is due, and its rule: `always: 2 % of profit`. */
export function surchargeInWords({ applies, formula, note }: CorporateRegime['surcharges'][number]): Sentence {
  const when = message(`surcharge_${applies}`);
  return joined('joined_by_stop', [
    formula === undefined ? when : message('named_rule', { name: when, rule: formulaInWords(formula) }),
    ...lawNotes(note),
  ]);
}

/** How a gain is taxed: `15 % of the gain`. */
export function gainInWords(treatment: GainTreatment | undefined): Message {
  if (treatment === undefined) return message('gain_not_established');
  if (treatment.treatment === 'exempt') return message('gain_not_taxed');
  const { annual_exclusion: exclusion, inclusion_percent: part } = treatment;
  const gain =
    exclusion === undefined ? message('gain_whole') : message('gain_above', { amount: exactNumber(exclusion) });
  const share = part === undefined ? gain : message('rule_percent_of', { rate: ratePercent(part), base: gain });
  if (treatment.treatment === 'rate')
    return message('rule_percent_of', { rate: ratePercent(treatment.rate), base: share });
  if (treatment.treatment === 'bands') return message('gain_brackets', { share, bands: bandsInWords(treatment.bands) });
  return message(treatment.treatment === 'income' ? 'gain_as_income' : 'gain_as_profit', { share });
}
