import { lawText } from '../../language/terms';
import { corporateCells, gainCells, vatCells, withholdingCells } from '../../reference/law-cells';
import type {
  CapitalGainsRegime,
  Country,
  CorporateRegime,
  VatRegime,
  WithholdingRegime,
} from '../../reference/schema';
import { type TaxYear, taxYearOf } from '../../reference/tax-year';
import { incomeEvidence, regimeApplied } from '../income/income-law-asked';
import { cellEvidence, cellsEvidence } from '../law/cell-evidence';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';
import type { IncomeLaw } from '../law/income-law';
import { pensionSources } from '../law/income-sources';
import { subjects } from '../law/subjects';
import { gainLaw } from '../levy/gain-law';
import type { RulesToday } from './rules-today';

/** The day asked about, in its tax year. */
type DayInYear = DayAsked & { readonly year: TaxYear };
type FactsOf<Rule> = (country: Country, rule: Rule, asked: DayInYear) => readonly LawEvidence[];

const incomeFacts: FactsOf<IncomeLaw> = (country, law, asked) => [
  incomeEvidence(country, { ...asked, law, currency: country.currency }),
];

const pensionFacts: FactsOf<IncomeLaw> = (country, law, asked) => {
  const applied = regimeApplied(country, { ...asked, law, currency: country.currency });
  return [lawEvidence(country, applied, asked, subjects.income, pensionSources(law))];
};

const corporateFacts: FactsOf<CorporateRegime> = (country, regime, asked) =>
  cellsEvidence(country, regime, Object.values(corporateCells(regime)), asked, subjects.corporate);

const withholdingFacts: FactsOf<WithholdingRegime> = (country, regime, asked) =>
  cellsEvidence(
    country,
    regime,
    withholdingCells(regime).map(({ cell }) => cell),
    asked,
    subjects.withholding,
  );

/** The treatments, and the other law that they refer to: a gain is taxed as income or as profit. */
const gainFacts: FactsOf<CapitalGainsRegime> = (country, regime, asked) => [
  ...cellsEvidence(country, regime, Object.values(gainCells(regime)), asked, subjects.capital_gains),
  ...[regime.individual, regime.company].flatMap((treatment) => {
    const law = treatment && gainLaw(country, treatment, { today: asked.date }, asked);
    return law?.ok === true ? law.value.restsOn : [];
  }),
];

/** The entry itself is a fact, also where no rate is established: it names the tax. */
const vatFacts: FactsOf<VatRegime> = (country, regime, asked) => [
  cellEvidence(country, regime, {}, asked, lawText(regime.name)),
  ...cellsEvidence(country, regime, Object.values(vatCells(regime)), asked, lawText(regime.name)),
];

/** The facts that the groups of a country's information state. */
export type GroupFacts = Readonly<Record<keyof RulesToday | 'pension', readonly LawEvidence[]>>;

/** The facts that the information on a country states: each cell of the law has its own date and confidence. */
export function groupFacts(
  country: Country,
  { income, corporate, withholding, gains, vat }: RulesToday,
  today: string,
): GroupFacts {
  const asked = { year: taxYearOf(country.tax_year, today), date: today };
  const of = <Rule>(rule: Rule | undefined, facts: FactsOf<Rule>): readonly LawEvidence[] =>
    rule === undefined ? [] : facts(country, rule, asked);
  return {
    income: of(income, incomeFacts),
    pension: of(income, pensionFacts),
    corporate: of(corporate, corporateFacts),
    withholding: of(withholding, withholdingFacts),
    gains: of(gains, gainFacts),
    vat: of(vat, vatFacts),
  };
}
