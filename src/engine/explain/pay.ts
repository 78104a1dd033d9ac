import type { TaxResult } from '../../contract/tax';
import { message } from '../../language/message';
import type { IncomeLaw } from '../law/income-law';
import { exactNumber, lawName, lawNotes, lawText, moneyAmount } from '../../language/terms';
import { benefitInWords, bonusInWords, formulaInWords, partInWords } from '../../reference/words';
import type { Section, Step } from './section';

type Treated = NonNullable<TaxResult['taxable_parts']>[number];

/** A part of pay: what of it is taxed, and what is left of its limit. */
function partStep({ pay, wages }: IncomeLaw, { id, name, paid, taxable, contributory }: Treated): Step {
  const rule = pay?.parts.find((part) => part.id === id);
  return {
    id,
    text: lawText(name),
    amount: paid,
    details: [
      message('explained_part', {
        taxed: moneyAmount(taxable),
        untaxed: moneyAmount(paid - taxable),
        contributory: moneyAmount(contributory),
      }),
      ...(rule === undefined
        ? [message('explained_ordinary_part')]
        : [partInWords(rule, wages), ...lawNotes(rule.note)]),
    ],
    sources: rule?.sources,
  };
}

/** What the pay consists of, where parts are named, something is given in kind, or the family is counted. */
export function paySections(law: IncomeLaw, { taxable_parts = [], benefits = [], family }: TaxResult): Section[] {
  const { bonus } = law.pay ?? {};
  const isPaidOnce = taxable_parts.some(({ parts }) => parts.some((part) => bonus?.parts.some((one) => one === part)));
  const benefitSteps = benefits.map(({ id, name, amount }): Step => {
    const rule = law.pay?.benefits.find((benefit) => benefit.id === id);
    return {
      id,
      text: lawText(name),
      amount,
      details: rule === undefined ? [] : [benefitInWords(rule, law.wages)],
      sources: rule?.sources,
    };
  });
  const counted = law.regime.family;
  return [
    {
      id: 'parts',
      title: message('explained_parts'),
      steps: taxable_parts.map((part) => partStep(law, part)),
    },
    { id: 'benefits', title: message('explained_benefits'), steps: benefitSteps },
    {
      id: 'paid_once',
      steps:
        bonus === undefined || !isPaidOnce
          ? []
          : [{ text: message('explained_paid_once', { rule: bonusInWords(bonus) }), sources: bonus.sources }],
    },
    {
      id: 'family',
      steps:
        family === undefined || counted === undefined
          ? []
          : [
              {
                text: message('explained_family', {
                  counted: lawName(family.counted),
                  number: exactNumber(family.number),
                }),
                details: [formulaInWords(counted.formula, law.wages)],
                sources: counted.sources,
              },
            ],
    },
  ];
}
