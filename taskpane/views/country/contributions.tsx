import { countryName } from '../../words/labels';
import type { LawContribution, TaxLaw } from '../../../src/contract/law';
import { percent } from '../../../ui/words/numbers';
import { Items } from './items';
import { LawSection } from './law-section';
import { say } from '../../../ui/language/say';

const sumOfRates = (contributions: readonly LawContribution[]): string => {
  const rates = contributions.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  return rates.length === 0 ? '' : percent(rates.reduce((sum, rate) => sum + rate, 0));
};

const headline = (employee: readonly LawContribution[], employer: readonly LawContribution[]): string => {
  const [own, theirs] = [sumOfRates(employee), sumOfRates(employer)];
  if (own === '' && theirs === '')
    return employee.length + employer.length === 0 ? say('no_contributions') : `${employee.length + employer.length}`;
  return `${own === '' ? percent(0) : own} + ${theirs === '' ? percent(0) : theirs}`;
};

/** Social contributions and payroll levies of employee and employer. */
export function Contributions({ law }: { readonly law: TaxLaw }) {
  const { contributions, income_tax: tax } = law;
  if (contributions === undefined || tax === undefined) return null;
  const { employee, employer } = contributions;
  const all = [...employee, ...employer];
  return (
    <LawSection
      id="contributions"
      name={say('contributions')}
      figure={headline(employee, employer)}
      law={tax}
      sources={[]}
      notices={[]}
      insert={
        all.length === 0
          ? undefined
          : {
              what: say('contributions_offer'),
              table: () => ({
                title: say('contributions_title', {
                  name: countryName(law.country.code),
                  tax_year: law.tax_year,
                  currency: tax.currency,
                }),
                columns: [say('name'), say('paid_by'), say('rate_percent'), say('ceiling'), say('rule')],
                rows: all.map(({ name, payer, rate, ceiling, rule }) => [name, payer, rate, ceiling, rule]),
              }),
              sources: all.flatMap((contribution) => contribution.sources),
            }
      }
    >
      <Items title={say('employee')} items={employee} />
      <Items title={say('employer')} items={employer} />
      {all.length === 0 ? say('this_tax_year_has_no_contributions') : null}
    </LawSection>
  );
}
