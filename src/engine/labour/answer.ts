import type { LabourFactLaw, LabourRule } from '../../contract/labour';
import { message, type Message } from '../../language/message';
import { lawNoteIfAny, lawNotes, lawTextIfAny } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country } from '../../reference/schema';
import { type AnswerMeta, metaOf, truthOf } from '../../truth/evidence';
import type { FoundFact } from './fact-on';
import { ruleInWords } from './words';

/** The rule of a fact as the answer to a calculation shows it. */
const ruleShown = ({ kind, fact }: FoundFact): Unsaid<LabourRule> => ({
  kind,
  none: 'none' in fact,
  text: ruleInWords(kind, fact),
  article: lawTextIfAny(fact.article) ?? null,
  effective_from: fact.effective_from,
});

/** A fact of labour law as the law shows it. */
export function lawShown(found: FoundFact): Unsaid<LabourFactLaw> {
  const { article: _, effective_from: __, effective_to, confidence: ___, note, sources: ____, ...rule } = found.fact;
  return {
    ...ruleShown(found),
    rule: 'none' in rule ? {} : rule,
    effective_to: effective_to ?? null,
    note: lawNoteIfAny(note) ?? null,
    ...truthOf(found.evidence),
    sources: [...found.evidence.sources],
  };
}

/** The facts once each, in the order in which they were used. */
export const once = (facts: readonly FoundFact[]): FoundFact[] => [
  ...new Map(facts.map((found) => [found.kind, found])).values(),
];

/**
 * `meta` of an answer about labour law: what every reader must know, what was assumed, and how good the facts are.
 *
 * @param first what the question itself gets wrong: above a limit, before a right begins
 */
export function labourMeta(
  facts: readonly FoundFact[],
  notices: readonly Message[],
  first: readonly Message[] = [],
): AnswerMeta {
  return metaOf(
    facts.map(({ evidence }) => evidence),
    [
      ...first,
      message('labour_minimum'),
      ...notices,
      ...lawNotes(...facts.map(({ fact: { note } }) => note)),
      ...(facts.some(({ evidence }) => evidence.grade === 'stale') ? [message('labour_not_confirmed')] : []),
      ...(facts.some(({ evidence }) => evidence.confidence === 'low') ? [message('labour_low')] : []),
    ],
  );
}

/** What every answer of a calculation states. */
export const answerOf = (country: Country, facts: readonly FoundFact[]) => ({
  country: country.code,
  currency: country.currency,
  law: facts.map(ruleShown),
});
