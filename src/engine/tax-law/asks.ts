import type { AskedCircumstance, LawAsks } from '../../contract/asks';
import { benefitFactNames } from '../../contract/words/benefits';
import { type CircumstanceName, type CircumstanceWord, circumstanceWords } from '../../contract/words/circumstances';
import type { PayPart } from '../../contract/words/pay-parts';
import { defined } from '../../defined';
import type { ChoiceName } from '../../language/en/terms';
import { message, type Sentence } from '../../language/message';
import { joined } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { benefitKindsOf } from '../../reference/benefit-kinds';
import { benefitInWords, openInWords, partInWords } from '../../reference/words';
import { askedByLaw } from '../income/asked-by-law';
import { oncePaidTreatment } from '../income/once-paid-treatment';
import type { IncomeLaw } from '../law/income-law';
import { readsVariable } from '../law/reads-variable';

/** The rates of the law among which the employer has one. */
function rangeOf(name: CircumstanceName, { contributions }: IncomeLaw): { least?: number; most?: number } {
  const ranges = contributions.flatMap(({ rule: { employer_rate: range } }) =>
    range?.setting === name ? [range] : [],
  );
  const [first] = ranges;
  return first === undefined ? {} : { least: first.least, ...defined({ most: first.most }) };
}

function circumstance(name: CircumstanceName, law: IncomeLaw): Unsaid<AskedCircumstance> {
  const word: CircumstanceWord = circumstanceWords[name];
  const { kind } = word;
  return {
    name,
    label: message(`circumstance_label_${name}`),
    meaning: message(`circumstance_meaning_${name}`),
    kind,
    default: word.default,
    ...(word.kind === 'choice'
      ? {
          choices: Object.keys(word.choices).map((value) => ({
            value,
            label: message(`choice_label_${name}_${value}` as `choice_label_${ChoiceName}`),
          })),
        }
      : {}),
    ...(word.kind === 'whole' ? { least: word.least, most: word.most } : {}),
    ...(word.kind === 'percent' ? rangeOf(name, law) : {}),
  };
}

/** What an income-tax law asks about an employee, for forms and tables. */
export function asksOf(law: IncomeLaw): Unsaid<LawAsks> {
  const asked = askedByLaw(law);
  const { pay, wages } = law;
  const ruleFor = (part: PayPart): Sentence | undefined => {
    const rule = pay?.parts.find(({ parts }) => parts.includes(part));
    return rule && partInWords(rule, wages);
  };
  return {
    circumstances: asked.circumstances.map((name) => circumstance(name, law)),
    parts: asked.parts.map((name) => {
      const hours = name === 'overtime' && asked.overtimeHours ? true : undefined;
      return {
        name,
        label: message(`pay_part_${name}`),
        meaning: message(`pay_part_meaning_${name}`),
        ...defined({ rule: ruleFor(name), hours }),
      };
    }),
    once_paid: oncePaidTreatment(law).map(({ part, treatment, isRecorded }) => ({
      name: part,
      label: message(`pay_part_${part}`),
      treatment,
      rule: message(`bonus_rule_${treatment}`),
      recorded: isRecorded,
    })),
    basic: asked.basic,
    benefits: asked.benefits.map((name) => {
      const rules = (pay?.benefits ?? []).filter((rule) => benefitKindsOf(rule).includes(name));
      const charges = law.contributions.flatMap(({ rule: { benefit, formula } }) =>
        benefit === name && formula !== undefined ? [{ formula }] : [],
      );
      return {
        name,
        label: message(`benefit_${name}`),
        meaning: message(`benefit_meaning_${name}`),
        facts: benefitFactNames.filter((fact) =>
          [...rules, ...charges].some(({ formula }) => readsVariable(formula, fact)),
        ),
        rule: joined(
          'joined_by_semicolon',
          rules.map((rule) => benefitInWords(rule, wages)),
        ),
      };
    }),
    paid: asked.paid.map((name) => ({
      name,
      label: message(`employee_payment_${name}`),
      meaning: message(`employee_payment_meaning_${name}`),
    })),
    year_to_date: asked.yearToDate,
    not_established: (pay?.not_established ?? []).map(openInWords),
  };
}
