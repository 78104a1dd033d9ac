import type { CountryInfo } from '../../contract/country-info';
import { defined } from '../../defined';
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
export const corporateGroup = (regime: CorporateRegime, truth: Truth): Group<'corporate_tax'> => ({
  standard_rate: regime.rate,
  ...standardCorporateRates(regime),
  ...smallCompanyOf(regime),
  ...defined({
    brackets: regime.bands && plainBrackets(regime.bands),
    minimum_tax: isNone(regime.minimum_tax) ? undefined : regime.minimum_tax?.rule,
  }),
  sector_rates: regime.sector_rates.map(({ sector, rate }) => ({ sector, rate })),
  ...truth,
});

const ratesOf = (cells: WithholdingRegime['resident']) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([type, cell]) => (cell === undefined ? [] : [[type, isNone(cell) ? 0 : cell.rate]])),
  );

/** Withholding tax: the recorded rates by recipient and type of payment. */
export const withholdingGroup = (
  { resident, non_resident }: WithholdingRegime,
  truth: Truth,
): Group<'withholding_tax'> => ({
  resident: ratesOf(resident),
  non_resident: ratesOf(non_resident),
  ...truth,
});

/** Capital gains tax of individuals and companies, in words. */
export const gainsGroup = ({ individual, company }: CapitalGainsRegime, truth: Truth): Group<'capital_gains_tax'> => ({
  individual: individual && gainInWords(individual),
  company: company && gainInWords(company),
  ...truth,
});

/** VAT, or the tax that a country levies instead of it. */
export const vatGroup = (regime: VatRegime, truth: Truth): Group<'vat'> => ({
  name: regime.name,
  ...standardRateOf(regime),
  reduced_rates: reducedRatesOf(regime).map(({ rate }) => rate),
  categories: Object.fromEntries(
    treatmentsOf(regime).map(({ category, treatment, rate }) => [category, { treatment, rate }]),
  ),
  ...truth,
});
