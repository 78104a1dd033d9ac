import type { TaxType } from '../../contract/tax';
import type {
  CapitalGainsRegime,
  CorporateRegime,
  Country,
  VatRegime,
  WithholdingRegime,
} from '../../reference/schema';
import { entryOn } from '../law/dated';
import { incomeLawFor } from '../law/in-force';
import type { IncomeLaw } from '../law/income-law';

/** The rules of a country that are in force today, by tax. */
export interface RulesToday {
  readonly income: IncomeLaw | undefined;
  readonly corporate: CorporateRegime | undefined;
  readonly withholding: WithholdingRegime | undefined;
  readonly gains: CapitalGainsRegime | undefined;
  readonly vat: VatRegime | undefined;
}

function incomeToday(country: Country, today: string): IncomeLaw | undefined {
  const found = incomeLawFor(country, { today }, country.currency);
  return found.ok ? found.value.law : undefined;
}

/** A rule, or undefined if it states nothing. */
const notEmpty = <Rule>(rule: Rule | undefined, statedBy: (rule: Rule) => readonly unknown[]): Rule | undefined =>
  rule !== undefined && statedBy(rule).some((stated) => stated !== undefined) ? rule : undefined;

/** @param type keeps only the rules of that type; if left out, all rules and VAT */
export function rulesToday(country: Country, type: TaxType | undefined, today: string): RulesToday {
  const of = <Rule>(wanted: TaxType, rule: () => Rule | undefined): Rule | undefined =>
    type === undefined || type === wanted ? rule() : undefined;
  return {
    income: of('income', () => incomeToday(country, today)),
    corporate: of('corporate', () => entryOn(country, country.corporate, today)),
    withholding: of('withholding', () =>
      notEmpty(entryOn(country, country.withholding, today), ({ resident, non_resident }) => [
        ...Object.values(resident),
        ...Object.values(non_resident),
      ]),
    ),
    gains: of('capital_gains', () =>
      notEmpty(entryOn(country, country.capital_gains, today), ({ individual, company }) => [individual, company]),
    ),
    vat: type === undefined ? entryOn(country, country.vat, today) : undefined,
  };
}
