import type { LineKind } from '../../contract/words/line-kinds';
import { message, type Sentence } from '../../language/message';
import { exactNumber, lawName, lawText } from '../../language/terms';
import {
  bandsInWords,
  contributionInWords,
  formulaInWords,
  itemInWords,
  limitsInWords,
  otherScaleInWords,
} from '../../reference/words';
import { limitNames } from '../../reference/words/limits';
import { benefitInWords, bonusInWords, partInWords } from '../../reference/words/pay';
import type { Slip } from '../../register/payslip-lines';
import type { IncomeLaw } from '../law/income-law';

/** The line of a payslip that a rule makes. */
export interface LineOfRule {
  readonly kind: LineKind;
  readonly id: string;
}

/** A part of the law of one day: the line that it makes, and what it says in words. */
export interface LawPart {
  readonly line: LineOfRule;
  readonly name: Sentence;
  readonly words: Sentence;
  /** The first day of the rule; null where it is not established. */
  readonly from: string | null;
  /** Ids of its sources. */
  readonly sources: readonly string[];
  /** Does it touch a payslip? Left out: it does where its line differs. */
  readonly touches?: (slip: Slip) => boolean;
}

const tax: LineOfRule = { kind: 'tax', id: 'tax' };
const taxable: LineOfRule = { kind: 'taxable', id: 'taxable' };

/** The lines of limits, by the id of the limit. A limit of the tax has an adjustment with its own id. */
const lineOfLimit: Readonly<Record<string, LineOfRule>> = {
  exemption: taxable,
  'taxable-rounding': taxable,
  'tax-rounding': { kind: 'adjustment', id: limitNames.rounding.id },
};

/** The scale where it depends on the size of the income. A plain scale is compared bracket by bracket. */
function tablesOf({ regime: { bands, effective_from: from } }: IncomeLaw): LawPart[] {
  return (bands.tables ?? []).map(({ up_to, brackets }) => ({
    line: tax,
    name:
      up_to === null
        ? message('law_part_rates_higher')
        : message('law_part_rates_up_to', { limit: exactNumber(up_to) }),
    words: bandsInWords(brackets),
    from,
    sources: bands.sources,
  }));
}

/** Reliefs, credits, levies on income, other scales, the family and the limits of the tax. */
function partsOfRegime({ regime, wages }: IncomeLaw): LawPart[] {
  const { effective_from: from, family, shares } = regime;
  const items = (kind: LineKind, list: typeof regime.surcharges): LawPart[] =>
    list.map((item) => ({
      line: { kind, id: item.id },
      name: lawText(item.name),
      words: itemInWords(item, wages),
      from,
      sources: item.sources,
    }));
  return [
    ...items('relief', regime.deductions),
    ...items('credit', regime.credits),
    ...items('surcharge', regime.surcharges),
    ...(regime.other_scales ?? []).map((scale) => ({
      line: tax,
      name: lawText(scale.name),
      words: otherScaleInWords(scale, wages),
      from,
      sources: scale.sources,
    })),
    ...(family === undefined
      ? []
      : [
          {
            line: { kind: 'family' as const, id: 'family' },
            name: lawName(family.name),
            words: formulaInWords(family.formula, wages),
            from,
            sources: family.sources,
          },
        ]),
    ...(shares === undefined
      ? []
      : [
          {
            line: tax,
            name: message('comparison_shares'),
            words: formulaInWords(shares, wages),
            from,
            sources: regime.bands.sources,
          },
        ]),
    ...limitsInWords(regime, wages).map(({ id, name, rule, words }) => ({
      line: lineOfLimit[id] ?? { kind: 'adjustment', id },
      name,
      words,
      from,
      sources: rule.sources,
    })),
  ];
}

const contributionsOf = ({ contributions, wages, pay }: IncomeLaw): LawPart[] =>
  contributions.map(({ contribution: { id, name, payer }, rule }) => ({
    line: { kind: payer === 'employee' ? 'contribution' : 'employer_contribution', id },
    name: name.toLowerCase().includes(payer)
      ? lawText(name)
      : message('behind_in_brackets', { what: lawText(name), inner: message(`payer_${payer}`) }),
    words: contributionInWords(rule, wages, pay),
    from: rule.from,
    sources: rule.sources,
  }));

/** How pay that is not basic pay is treated. It touches payslips that have the part or the benefit. */
function treatmentOf({ pay, wages }: IncomeLaw): LawPart[] {
  if (pay === undefined) return [];
  const { from, parts, benefits, bonus } = pay;
  return [
    ...parts.map((part): LawPart => ({
      line: { kind: 'part', id: part.id },
      name: lawText(part.name),
      words: partInWords(part, wages),
      from,
      sources: part.sources,
      touches: ({ taxable_parts = [] }) => taxable_parts.some(({ id }) => id === part.id),
    })),
    ...benefits.map((benefit): LawPart => ({
      line: { kind: 'in_kind', id: benefit.id },
      name: lawText(benefit.name),
      words: benefitInWords(benefit, wages),
      from,
      sources: benefit.sources,
      touches: ({ benefits: given = [] }) => given.some(({ id }) => id === benefit.id),
    })),
    ...(bonus === undefined
      ? []
      : [
          {
            line: tax,
            name: message('comparison_paid_once'),
            words: bonusInWords(bonus),
            from,
            sources: bonus.sources,
            touches: ({ taxable_parts = [] }: Slip) =>
              taxable_parts.some((part) => part.parts.some((each) => bonus.parts.some((once) => once === each))),
          },
        ]),
  ];
}

/** Every part of the law of a day but a plain scale, in words. */
export const lawParts = (law: IncomeLaw): readonly LawPart[] => [
  ...tablesOf(law),
  ...partsOfRegime(law),
  ...contributionsOf(law),
  ...treatmentOf(law),
];
