import type { LabourKind } from '../../contract/words/labour';
import { type Failure, noData } from '../../contract/error';
import { message, type Message } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { ruleOn } from '../../reference/rule-on';
import type { Country, Labour, LabourFact, RuleOf } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { citedById } from '../../truth/cite';
import { confidenceOf } from '../../truth/confidence';
import { type Evidence, newestDay } from '../../truth/evidence';
import { lawGrade } from '../../truth/grade';

/** A fact of labour law that counts on a day, with its evidence. */
export interface FoundFact {
  readonly kind: LabourKind;
  readonly fact: LabourFact;
  readonly evidence: Evidence;
}

/** A fact that has a rule. */
export interface FoundRule<Kind extends LabourKind> extends FoundFact {
  readonly kind: Kind;
  readonly fact: RuleOf<Kind>;
}

/** The names of the kinds in sentences. */
export const nameOf = (kind: LabourKind): Message => message(`labour_${kind}`);

/** The evidence for a fact. It was last confirmed on the day of its newest source. */
function evidenceOf(country: Country, { sources: ids, confidence }: LabourFact, date: string): Evidence {
  const sources = citedById(country.sources, ids);
  const confirmed = newestDay(sources);
  return {
    grade: lawGrade(confirmed, date, taxYearOf(country.tax_year, date).from),
    confidence: confidenceOf(confidence, sources),
    as_of: confirmed,
    sources,
    law_version: country.law_version,
  };
}

/** The fact of a kind that counts on a day; undefined where it is not established. */
export function factOn(country: Country, kind: LabourKind, date: string): FoundFact | undefined {
  const facts: readonly LabourFact[] = country.labour?.[kind] ?? [];
  const dated = facts.map((fact) => ({ from: fact.effective_from, to: fact.effective_to, fact }));
  const found = ruleOn(dated, date);
  return found && { kind, fact: found.fact, evidence: evidenceOf(country, found.fact, date) };
}

/** Does a found fact state a rule, and not that there is none? */
const hasRule = <Kind extends keyof Labour>(found: FoundFact & { kind: Kind }): found is FoundRule<Kind> =>
  !('none' in found.fact);

/**
 * The rule of a kind on a day; the fact itself where the law has none.
 *
 * @returns a failure where it is not established
 */
export function ruleOrNone<Kind extends LabourKind>(
  country: Country,
  kind: Kind,
  date: string,
): { readonly rule: FoundRule<Kind> } | { readonly none: FoundFact } | { readonly failure: Failure } {
  const found = factOn(country, kind, date);
  if (found === undefined)
    return {
      failure: noData(
        'not_established',
        message('labour_not_established', { country: countryTerm(country.code), subject: nameOf(kind), day: date }),
      ).failure,
    };
  const ofKind = { ...found, kind };
  return hasRule(ofKind) ? { rule: ofKind } : { none: found };
}
