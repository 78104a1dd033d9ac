import type { LawContribution, TaxLaw } from '../../../src/contract/law';
import { InsertMenu } from '../../parts/insert-menu';
import { Section } from '../../parts/section';
import { LawFoot, sourceLine } from './dates';
import { Items } from './items';

const sumOfRates = (contributions: readonly LawContribution[]): string => {
  const rates = contributions.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  return rates.length === 0 ? '' : `${Number(rates.reduce((sum, rate) => sum + rate, 0).toFixed(4))} %`;
};

const headline = (employee: readonly LawContribution[], employer: readonly LawContribution[]): string => {
  const [own, theirs] = [sumOfRates(employee), sumOfRates(employer)];
  if (own === '' && theirs === '')
    return employee.length + employer.length === 0 ? 'none' : `${employee.length + employer.length}`;
  return `${own === '' ? '0 %' : own} + ${theirs === '' ? '0 %' : theirs}`;
};

/** Social contributions and payroll charges of both payers. */
export function Contributions({ law }: { readonly law: TaxLaw }) {
  const { contributions, income_tax: tax } = law;
  if (contributions === undefined || tax === undefined) return null;
  const { employee, employer } = contributions;
  const all = [...employee, ...employer];
  return (
    <Section
      id="contributions"
      name="Contributions"
      figure={headline(employee, employer)}
      status={tax.data_status}
      foot={
        <LawFoot
          law={tax}
          sources={[]}
          notices={[]}
          tools={
            all.length === 0 ? undefined : (
              <InsertMenu
                what="contributions"
                table={() => ({
                  title: `${law.country.name}, contributions ${law.tax_year}, ${tax.currency}`,
                  columns: ['Name', 'Paid by', 'Rate %', 'Ceiling', 'Rule'],
                  rows: all.map(({ name, payer, rate, ceiling, rule }) => [name, payer, rate, ceiling, rule]),
                  source: sourceLine(
                    tax,
                    all.flatMap(({ sources }) => sources),
                  ),
                })}
              />
            )
          }
        />
      }
    >
      <Items title="Employee" items={employee} />
      <Items title="Employer" items={employer} />
      {all.length === 0 ? 'The law of this year asks for none.' : null}
    </Section>
  );
}
