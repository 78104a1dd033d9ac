import type {
  CapitalGainsTaxLaw,
  CorporateTaxLaw,
  GainLaw,
  WithholdingCellLaw,
  WithholdingTaxLaw,
} from '../../contract/law';
import { defined } from '../../defined';
import { lawNote, lawNoteIfAny, lawText, lawWord } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { subjects } from '../law/subjects';
import { paymentTypes } from '../../contract/tax';
import {
  type CapitalGainsRegime,
  type CorporateRegime,
  type GainTreatment,
  isNone,
  type SmallCompany,
  type WithholdingCell,
  type WithholdingRegime,
} from '../../reference/schema';
import { corporateCells, gainCells, type PaymentCell, withholdingCells } from '../../reference/law-cells';
import {
  gainInWords,
  minimumTaxInWords,
  profitRateInWords,
  smallCompanyInWords,
  surchargeInWords,
  withholdingInWords,
} from '../../reference/words';
import { standardCorporateRates } from '../levy/standard-corporate-rates';
import { lawCell, lawCells } from './cells';
import { bracketsOf, datesOf, type LawOnDay } from './dates';

const optionalBrackets = (bands: CorporateRegime['bands']) => defined({ brackets: bands && bracketsOf(bands) });

function smallCompany(small: SmallCompany): Unsaid<NonNullable<CorporateTaxLaw['small_company']>> {
  const { from, threshold, measure, rate, bands, on, replaces_minimum } = small;
  return {
    ...defined({ from }),
    threshold,
    measure,
    ...defined({ rate }),
    ...optionalBrackets(bands),
    on,
    replaces_minimum,
    rule: smallCompanyInWords(small),
  };
}

/** Tax on the profit of companies. */
export function corporateTaxLaw(day: LawOnDay, regime: CorporateRegime): Unsaid<CorporateTaxLaw> {
  const { rate, bands, small_company, minimum_tax, sector_rates, notes = [] } = regime;
  const { surcharges: charged, ...rates } = standardCorporateRates(regime);
  const rateOf = (wanted: string): number | null => charged.find(({ id }) => id === wanted)?.rate ?? null;
  return {
    rate,
    ...rates,
    rule: profitRateInWords(regime),
    ...optionalBrackets(bands),
    ...defined({
      small_company: small_company === undefined || isNone(small_company) ? undefined : smallCompany(small_company),
      minimum_tax: minimum_tax === undefined || isNone(minimum_tax) ? undefined : minimumTaxInWords(minimum_tax),
    }),
    surcharges: regime.surcharges.map((surcharge) => ({
      id: surcharge.id,
      name: lawText(surcharge.name),
      applies: surcharge.applies,
      rate: rateOf(surcharge.id),
      rule: surchargeInWords(surcharge),
    })),
    sector_rates: sector_rates.map(({ id, sector, rate: own, note }) =>
      defined({ id, sector: lawWord(sector), rate: own, note: lawNoteIfAny(note) }),
    ),
    cells: lawCells(day, regime, corporateCells(regime), subjects.corporate),
    notes: notes.map(lawNote),
    ...datesOf(day, regime, regime.sources, subjects.corporate),
  };
}

const rateOf = (cell: WithholdingCell | undefined): number | null =>
  isNone(cell) ? 0 : cell !== undefined && 'rate' in cell ? cell.rate : null;

/** What the law withholds from a payment: its rate or scale, the rates of some payees, its threshold. */
function withholdingCell(
  day: LawOnDay,
  regime: WithholdingRegime,
  { cell, ...payment }: PaymentCell,
): Unsaid<WithholdingCellLaw> {
  const known = {
    ...payment,
    ...lawCell(day, regime, cell, subjects.withholding),
    rule: withholdingInWords(cell),
  };
  if (cell === undefined || isNone(cell)) return { ...known, rate: null, variants: [] };
  const { variants = [], threshold, final } = cell;
  return {
    ...known,
    ...('rate' in cell
      ? { rate: cell.rate }
      : {
          rate: null,
          brackets: bracketsOf(cell.scale.bands),
          ...defined({ inclusion_percent: cell.scale.inclusion_percent }),
        }),
    variants: variants.map((variant) => ({
      payee: variant.when,
      rate: 'none' in variant ? null : variant.rate,
      ...defined({ note: lawNoteIfAny(variant.note) }),
    })),
    ...defined({ threshold: threshold && { ...threshold }, final }),
  };
}

/** Tax withheld from payments, by payment type and residency of the recipient. */
export function withholdingTaxLaw(day: LawOnDay, regime: WithholdingRegime): Unsaid<WithholdingTaxLaw> {
  const rates = paymentTypes.map((payment_type) => ({
    payment_type,
    resident: rateOf(regime.resident[payment_type]),
    non_resident: rateOf(regime.non_resident[payment_type]),
  }));
  const cells = withholdingCells(regime).map((each) => withholdingCell(day, regime, each));
  return {
    rates,
    cells,
    notes: regime.notes.map(lawNote),
    ...datesOf(day, regime, regime.sources, subjects.withholding),
  };
}

function gainLaw(treatment: GainTreatment | undefined): Unsaid<GainLaw> | null {
  if (treatment === undefined) return null;
  const rule = { treatment: treatment.treatment, rule: gainInWords(treatment) };
  if (treatment.treatment === 'exempt') return rule;
  return {
    ...rule,
    ...(treatment.treatment === 'rate' ? { rate: treatment.rate } : {}),
    ...(treatment.treatment === 'bands' ? { brackets: bracketsOf(treatment.bands) } : {}),
    ...defined({ annual_exclusion: treatment.annual_exclusion, inclusion_percent: treatment.inclusion_percent }),
  };
}

/** Tax on capital gains of individuals and companies. */
export const capitalGainsTaxLaw = (day: LawOnDay, regime: CapitalGainsRegime): Unsaid<CapitalGainsTaxLaw> => ({
  individual: gainLaw(regime.individual),
  company: gainLaw(regime.company),
  cells: lawCells(day, regime, gainCells(regime), subjects.capital_gains),
  notes: regime.notes.map(lawNote),
  ...datesOf(day, regime, regime.sources, subjects.capital_gains),
});
