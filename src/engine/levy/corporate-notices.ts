import { message, type Message } from '../../language/message';
import { type CorporateRegime, type Country, isNone, type SmallCompany } from '../../reference/schema';
import { countryTerm, exactNumber, lawNote, lawNotes, lawText, lawWord } from '../../language/terms';
import type { CompiledCorporate, CorporateCase } from './compile-corporate';

/** How the turnover, or its absence, affects the small-company rule. */
function smallCompanyRule({ currency }: Country, rule: SmallCompany, isSmall: boolean, turnover: number | undefined) {
  if (rule.measure !== 'turnover' || (turnover !== undefined && !isSmall)) return [];
  const limit = { limit: exactNumber(rule.threshold), currency };
  const applied =
    turnover === undefined ? message('standard_rate_applied', limit) : message('small_company_rule_applied', limit);
  const { conditions } = rule;
  return conditions === undefined
    ? [applied]
    : [
        message('sentences', {
          first: applied,
          second: message('rule_conditions', { conditions: lawNote(conditions) }),
        }),
      ];
}

function smallCompanyNotices(
  country: Country,
  { small_company: cell }: CorporateRegime,
  { small, sector }: CompiledCorporate,
  turnover: number | undefined,
): Message[] {
  if (sector !== undefined) return [];
  if (cell === undefined) return [message('small_company_not_established', { country: countryTerm(country.code) })];
  return isNone(cell)
    ? [message('no_small_company_rate', { country: countryTerm(country.code) }), ...lawNotes(cell.note)]
    : smallCompanyRule(country, cell, small, turnover);
}

/** Whether the law has a minimum tax, and why one is not part of the answer. */
function minimumTaxNotices(
  { code }: Country,
  { minimum_tax: cell }: CorporateRegime,
  { minimum }: CompiledCorporate,
): Message[] {
  const country = countryTerm(code);
  if (cell === undefined) return [message('minimum_tax_not_established', { country })];
  if (isNone(cell)) return [message('no_minimum_tax', { country }), ...lawNotes(cell.note)];
  if (minimum === 'not_computed') return [message('minimum_tax_not_computed', { rule: lawNote(cell.rule) })];
  return minimum === 'needs_turnover' ? [message('minimum_tax_needs_turnover', { rule: lawNote(cell.rule) })] : [];
}

/** Surcharges that are recorded but not computed. */
const excludedSurcharges = (surcharges: CorporateRegime['surcharges']): Message[] =>
  surcharges
    .filter(({ applies }) => applies === 'never')
    .map(({ name, note }) =>
      note === undefined
        ? message('surcharge_not_included', { name: lawText(name) })
        : message('surcharge_not_included_with_note', { name: lawText(name), note: lawNote(note) }),
    );

/** The rate of the sector of the request, or that some sectors have one. */
function sectorNotices({ sector_rates }: CorporateRegime, { sector }: CompiledCorporate): Message[] {
  if (sector === undefined) return sector_rates.length > 0 ? [message('sectors_have_own_rates')] : [];
  const { sector: name, rate } = sector;
  return [message('sector_rate_applied', { name: lawWord(name), rate: exactNumber(rate) }), ...lawNotes(sector.note)];
}

/** What a caller must know about corporate tax besides the age of the rules. */
export const corporateNotices = (
  country: Country,
  regime: CorporateRegime,
  compiled: CompiledCorporate,
  { turnover }: CorporateCase,
): Message[] => [
  ...sectorNotices(regime, compiled),
  ...smallCompanyNotices(country, regime, compiled, turnover),
  ...minimumTaxNotices(country, regime, compiled),
  ...excludedSurcharges(regime.surcharges),
  message('amount_is_annual_profit'),
];
