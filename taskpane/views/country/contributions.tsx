import type { LawContribution, TaxLaw } from '../../../src/contract/law';
import { percent } from '../../../ui/words/numbers';
import { Items } from './items';
import { LawSection } from './law-section';

const sumOfRates = (contributions: readonly LawContribution[]): string => {
  const rates = contributions.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  return rates.length === 0 ? '' : percent(rates.reduce((sum, rate) => sum + rate, 0));
};

const headline = (employee: readonly LawContribution[], employer: readonly LawContribution[]): string => {
  const [own, theirs] = [sumOfRates(employee), sumOfRates(employer)];
  if (own === '' && theirs === '')
    return employee.length + employer.length === 0 ? 'none' : `${employee.length + employer.length}`;
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
      name="Contributions"
      figure={headline(employee, employer)}
      law={tax}
      sources={[]}
      notices={[]}
      insert={
        all.length === 0
          ? undefined
          : {
              what: 'contributions',
              table: () => ({
                title: `${law.country.name}, contributions ${law.tax_year}, ${tax.currency}`,
                columns: ['Name', 'Paid by', 'Rate %', 'Ceiling', 'Rule'],
                rows: all.map(({ name, payer, rate, ceiling, rule }) => [name, payer, rate, ceiling, rule]),
              }),
              sources: all.flatMap((contribution) => contribution.sources),
            }
      }
    >
      <Items title="Employee" items={employee} />
      <Items title="Employer" items={employer} />
      {all.length === 0 ? 'This tax year has no contributions.' : null}
    </LawSection>
  );
}
