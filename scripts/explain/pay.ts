import type { TaxResult } from '../../src/contract';
import { benefitInWords, bonusInWords, formulaInWords, numberInWords, partInWords } from '../../src/reference/words';
import { money } from './page';
import type { Asked } from './probe';
import type { Section, Step } from './section';

type Treated = NonNullable<TaxResult['taxable_parts']>[number];

/** A part of pay: what of it is taxed, and what is left of its limit. */
function partStep({ law }: Asked, { id, name, paid, taxable, contributory }: Treated): Step {
  const rule = law.pay?.parts.find((part) => part.id === id);
  return {
    text: name,
    amount: paid,
    details: [
      `taxed ${money(taxable)}, not taxed ${money(paid - taxable)}; bears contributions ${money(contributory)}`,
      ...(rule === undefined
        ? ['no source names this part: ordinary pay']
        : [partInWords(rule, law.wages), ...(rule.note === undefined ? [] : [rule.note])]),
    ],
    ...(rule === undefined ? {} : { sources: rule.sources }),
  };
}

/** What the pay consists of, where parts are named, something is given in kind, or the family is counted. */
export function paySections(asked: Asked, { taxable_parts = [], benefits = [], family }: TaxResult): Section[] {
  const { law } = asked;
  const { bonus } = law.pay ?? {};
  const isPaidOnce = taxable_parts.some(({ parts }) => parts.some((part) => bonus?.parts.includes(part as 'bonus')));
  const benefitSteps = benefits.map(({ id, name, amount }): Step => {
    const rule = law.pay?.benefits.find((benefit) => benefit.id === id);
    return rule === undefined
      ? { text: name, amount }
      : { text: name, amount, details: [benefitInWords(rule, law.wages)], sources: rule.sources };
  });
  const counted = law.regime.family;
  return [
    ...(taxable_parts.length === 0
      ? []
      : [{ title: 'Parts of pay', steps: taxable_parts.map((part) => partStep(asked, part)) }]),
    ...(benefitSteps.length === 0 ? [] : [{ title: 'Benefits in kind, at their taxable value', steps: benefitSteps }]),
    ...(bonus === undefined || !isPaidOnce
      ? []
      : [{ steps: [{ text: `Paid once: ${bonusInWords(bonus)}`, sources: bonus.sources }] }]),
    ...(family === undefined || counted === undefined
      ? []
      : [
          {
            steps: [
              {
                text: `${family.counted}: ${numberInWords(family.number)}`,
                details: [formulaInWords(counted.formula, law.wages)],
                sources: counted.sources,
              },
            ],
          },
        ]),
  ];
}
