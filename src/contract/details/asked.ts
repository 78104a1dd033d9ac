import type { LawAsks } from '../asks';
import { paidVariable } from '../words/paid-by-employee';
import { payParts } from '../words/pay-parts';
import { yearToDateNames, yearToDateVariable } from '../words/year-to-date';
import { benefitFactName, type DetailName, inKindName } from './list';

/** The benefit, and what its valuation asks. A benefit that is valued by pay alone still has its detail. */
const ofBenefit = ({ name, facts }: LawAsks['benefits'][number]): DetailName[] => {
  const further = facts.flatMap((fact) => (fact === 'cost' ? [] : [benefitFactName(name, fact)]));
  return facts.length > 0 && !facts.includes('cost') ? further : [inKindName(name), ...further];
};

/** The parts that the law names. Where it looks at basic pay, other allowances matter too. */
const ofParts = (parts: LawAsks['parts'], basic: boolean): DetailName[] =>
  payParts.flatMap((part): DetailName[] => {
    const asked = parts.find(({ name }) => name === part);
    if (asked === undefined) return basic && part === 'other_taxable' ? [part] : [];
    return asked.hours === true ? [part, 'overtime_hours'] : [part];
  });

/** What a law asks about an employee, as details: the columns of a payroll table after the pay. */
export const detailsAsked = ({ circumstances, parts, basic, benefits, paid, year_to_date }: LawAsks): DetailName[] => [
  ...circumstances.map(({ name }) => name),
  ...ofParts(parts, basic),
  ...benefits.flatMap(ofBenefit),
  ...paid.map(({ name }) => paidVariable(name)),
  ...(year_to_date ? yearToDateNames.map((name) => yearToDateVariable(name) as DetailName) : []),
];
