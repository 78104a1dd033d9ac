import type { CountryInfo } from '../../contract/country-info';
import type { Residency } from '../../contract/words/residencies';
import { defined } from '../../defined';
import { lawNote, lawText, lawWord } from '../../language/terms';
import { type Unsaid, unsaid } from '../../language/unsaid';
import { corporateCells, gainCells, statesOf, vatCells, withholdingCells } from '../../reference/law-cells';
import {
  type CapitalGainsRegime,
  type CorporateRegime,
  isNone,
  type VatRegime,
  type WithholdingRegime,
} from '../../reference/schema';
import { gainInWords } from '../../reference/words';
import type { truthOf } from '../../truth/evidence';
import { reducedRatesOf, standardRateOf, treatmentsOf } from '../law/vat';
import { standardCorporateRates } from '../levy/standard-corporate-rates';
import { plainBrackets } from './income-groups';

type Truth = ReturnType<typeof truthOf>;
type Group<Name extends keyof CountryInfo> = NonNullable<CountryInfo[Name]>;

function smallCompanyOf({ small_company }: CorporateRegime) {
  if (small_company === undefined || isNone(small_company)) return undefined;
  return {
    small_company_rate: small_company.rate ?? small_company.bands![0]!.rate,
    small_company_threshold: small_company.threshold,
  };
}

/** Corporate tax: the standard rate, the surcharges on top of it, and their total. */
export const corporateGroup = (regime: CorporateRegime, truth: Truth): Unsaid<Group<'corporate_tax'>> => ({
  standard_rate: regime.rate,
  ...standardCorporateRates(regime),
  ...smallCompanyOf(regime),
  ...defined({
    brackets: regime.bands && plainBrackets(regime.bands),
    minimum_tax: isNone(regime.minimum_tax) ? undefined : regime.minimum_tax && lawNote(regime.minimum_tax.rule),
  }),
  sector_rates: regime.sector_rates.map(({ id, sector, rate }) => ({ id, sector: lawWord(sector), rate })),
  states: statesOf(corporateCells(regime)),
  ...truth,
});

const ratesOf = (cells: WithholdingRegime['resident']) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([type, cell]) =>
      isNone(cell) ? [[type, 0]] : cell !== undefined && 'rate' in cell ? [[type, cell.rate]] : [],
    ),
  );

const paymentStates = (regime: WithholdingRegime, wanted: Residency) =>
  statesOf(
    Object.fromEntries(
      withholdingCells(regime).flatMap(({ payment_type, residency, cell }) =>
        residency === wanted ? [[payment_type, cell]] : [],
      ),
    ),
  );

/** Withholding tax: the recorded rates by recipient and type of payment. */
export const withholdingGroup = (regime: WithholdingRegime, truth: Truth): Group<'withholding_tax'> => ({
  resident: ratesOf(regime.resident),
  non_resident: ratesOf(regime.non_resident),
  states: {
    resident: paymentStates(regime, 'resident'),
    non_resident: paymentStates(regime, 'non_resident'),
  },
  ...truth,
});

/** Capital gains tax of individuals and companies, in words. */
export const gainsGroup = (regime: CapitalGainsRegime, truth: Truth): Unsaid<Group<'capital_gains_tax'>> => ({
  individual: regime.individual && gainInWords(regime.individual),
  company: regime.company && gainInWords(regime.company),
  states: statesOf(gainCells(regime)),
  ...truth,
});

/** VAT, or the tax that a country levies instead of it. */
export const vatGroup = (regime: VatRegime, truth: Truth): Unsaid<Group<'vat'>> => ({
  name: lawText(regime.name),
  ...unsaid(standardRateOf(regime)),
  reduced_rates: reducedRatesOf(regime).map(({ rate }) => rate),
  categories: Object.fromEntries(
    treatmentsOf(regime).map(({ category, treatment, rate }) => [category, { treatment, rate }]),
  ),
  states: statesOf(vatCells(regime)),
  ...truth,
});
