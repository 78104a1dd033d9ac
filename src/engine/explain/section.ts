import type { ExplanationLine, ExplanationSection } from '../../contract/explanation';
import type { Unsaid } from '../../language/unsaid';
import type { ExplanationSectionName } from '../../contract/words/explanation-sections';
import type { TaxResult } from '../../contract/tax';
import { defined } from '../../defined';
import { message, type Sentence } from '../../language/message';

/** One line of an explanation: its text, its amount, and its rule. */
export interface Step {
  /** The id of the line of the result that it explains. */
  readonly id?: string | undefined;
  readonly text: Sentence;
  /** Major units in the pay period. */
  readonly amount?: number | undefined;
  /** A value that is not an amount, such as `17.96 %`. */
  readonly value?: Sentence | undefined;
  /** How the amount is calculated, and the rule in words. */
  readonly details?: readonly Sentence[] | undefined;
  /** The day from which the rule applies. */
  readonly from?: string | null | undefined;
  /** Ids of the sources that state the rule. */
  readonly sources?: readonly string[] | undefined;
}

/** A group of lines, with or without a title. */
export interface Section {
  readonly id: ExplanationSectionName;
  readonly title?: Sentence | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly steps: readonly Step[];
}

/** The places of sources in the list of an answer, from 1. */
export type Places = (ids: readonly string[]) => readonly number[];

const cited = (ids: readonly string[] | undefined, places: Places): number[] | undefined => {
  const found = places(ids ?? []);
  return found.length === 0 ? undefined : [...found];
};

const lineOut = (
  { id, text, amount, value, details = [], from, sources }: Step,
  places: Places,
): Unsaid<ExplanationLine> => ({
  text,
  ...defined({
    id,
    amount,
    value,
    details: details.length === 0 ? undefined : details,
    from: from ?? undefined,
    sources: cited(sources, places),
  }),
});

/** Sections in the form of the contract. Those without lines are left out. */
export const sectionsOut = (sections: readonly Section[], places: Places): Unsaid<ExplanationSection>[] =>
  sections
    .filter(({ steps }) => steps.length > 0)
    .map(({ id, title, sources, steps }) => ({
      id,
      ...defined({ title, sources: cited(sources, places) }),
      lines: steps.map((step) => lineOut(step, places)),
    }));

/** The tax in percent of the amount, to two decimals. */
export const effectiveRate = ({ effective_rate }: Pick<TaxResult, 'effective_rate'>): Step => ({
  text: message('explained_effective_rate'),
  value: message('rule_percent', { rate: message('number_to_cents', { value: effective_rate }) }),
});
