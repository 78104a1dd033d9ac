import type { Country } from '../schema';
import type { Finding } from './finding';

const reserved = new Set(['gross', 'basic', 'tax', 'taxable', 'taxable_so_far', 'contributions', 'deductible_contributions', 'tax_before_credits', 'dependants', 'age', 'profit', 'turnover']);

/** Ids that stand twice or mean something else in formulas. */
export function checkNames(country: Country): Finding[] {
  const found = (where: string, message: string): Finding => ({ country: country.code, where, message });
  const contributions = country.contributions.map(({ id }) => id);
  const lists = [
    ...country.income.map((regime, i) => ({ where: `income[${i}]`, ids: [...contributions, ...regime.deductions, ...regime.credits, ...regime.surcharges].map((item) => (typeof item === 'string' ? item : item.id)) })),
  ];
  const findings = lists.flatMap(({ where, ids }) => [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => found(where, `the id "${id}" stands twice`)),
    ...ids.filter((id) => reserved.has(id)).map((id) => found(where, `the id "${id}" is a variable of formulas`)),
  ]);
  return [...new Map(findings.map((finding) => [`${finding.where}${finding.message}`, finding])).values()];
}
