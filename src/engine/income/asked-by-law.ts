import { askable } from '../../contract/words/askable';
import { type BenefitKind, benefitKinds } from '../../contract/words/benefits';
import { type CircumstanceName, circumstanceNames, personsCounted } from '../../contract/words/circumstances';
import { paidVariable, type PaidByEmployee, paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { oncePaidParts, type PayPart, payParts } from '../../contract/words/pay-parts';
import { yearToDateVariable } from '../../contract/words/year-to-date';
import { oncePer } from '../../once';
import { benefitKindsOf } from '../../reference/benefit-kinds';
import type { IncomeLaw } from '../law/income-law';

/** What a law asks about the employee and the pay. */
export interface AskedByLaw {
  readonly circumstances: readonly CircumstanceName[];
  /** The parts of pay that it names. */
  readonly parts: readonly PayPart[];
  /** Those of them that it treats otherwise than basic pay. */
  readonly partsThatMatter: readonly PayPart[];
  readonly benefits: readonly BenefitKind[];
  readonly paid: readonly PaidByEmployee[];
  /** Does it look at basic pay, so that every named part matters? */
  readonly basic: boolean;
  /** Does it count the hours of overtime? */
  readonly overtimeHours: boolean;
  /** Does it count what was paid earlier in the year? */
  readonly yearToDate: boolean;
}

/** Names in formulas that depend on several things that one can state. */
const countedTogether: Readonly<Record<string, readonly string[]>> = {
  all_dependants: personsCounted,
  once_paid: oncePaidParts,
  regular_pay: oncePaidParts,
};

const names = new Set<string>(askable);

/** Members that hold text for people, or names of other things. */
const texts = new Set([
  'id',
  'name',
  'note',
  'sources',
  'kind',
  'benefit',
  'not_covered',
  'not_established',
  'notices',
  'tax_year',
]);

/** Every name that a part of the law reads, whether in a formula, as whom it is for, or as a part of pay. */
function namesIn(law: unknown): readonly string[] {
  if (typeof law === 'string') return countedTogether[law] ?? [law];
  if (Array.isArray(law)) return law.flatMap((inner) => namesIn(inner));
  if (typeof law !== 'object' || law === null) return [];
  return Object.entries(law).flatMap(([key, inner]) => {
    if (texts.has(key)) return [];
    return key === 'where' ? [inner].flat().flatMap((entry) => Object.keys(entry as object)) : namesIn(inner);
  });
}

/** What a law asks about the employee. */
export const askedByLaw = oncePer(({ regime, contributions, pay }: IncomeLaw): AskedByLaw => {
  const rules = [regime, contributions.map(({ rule }) => rule)];
  const found = new Set(namesIn([rules, pay]));
  const asked = new Set([...found].filter((name) => names.has(name)));
  const exempted = (pay?.parts ?? []).filter(({ exempt, excluded }) => exempt !== undefined || excluded !== undefined);
  const mattering = new Set<string>([
    ...(pay?.bonus?.parts ?? []),
    ...namesIn(rules),
    ...exempted.flatMap(({ parts }) => parts),
  ]);
  const benefits = new Set([
    ...(pay?.benefits ?? []).flatMap(benefitKindsOf),
    ...contributions.flatMap(({ rule: { benefit } }) => benefit ?? []),
  ]);
  return {
    circumstances: circumstanceNames.filter((name) => asked.has(name)),
    parts: payParts.filter((part) => asked.has(part)),
    partsThatMatter: payParts.filter((part) => mattering.has(part)),
    benefits: benefitKinds.filter((kind) => benefits.has(kind)),
    paid: paymentsByEmployee.filter((name) => asked.has(paidVariable(name))),
    basic: asked.has('basic'),
    overtimeHours: found.has('overtime_hours'),
    yearToDate:
      pay?.accumulation?.method === 'cumulative' ||
      pay?.bonus?.method === 'annual_equivalent' ||
      found.has(yearToDateVariable('bonus')),
  };
});
